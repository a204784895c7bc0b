import * as v from "valibot";
import { caseRefSchema } from "../case/case-ref";

/**
 * What is left to do about somebody who has deleted their account. It is kept until the last case has been gone through
 * and holds what has to be found there; the database has forgotten it by then.
 */
export const erasurePlanSchema = v.object({
  userUuid: v.string(),
  /** Their address, null where they gave none. */
  email: v.nullable(v.string()),
  /** Every name that they had or stood under in a case. */
  names: v.array(v.string()),
  /** Their uuid and those of the guests that they were, as far as they have been read. */
  leavers: v.array(v.string()),
  /** Cases to go through, and those that have been. */
  open: v.array(caseRefSchema),
  done: v.array(caseRefSchema),
});
export type ErasurePlan = v.InferOutput<typeof erasurePlanSchema>;

/** A plan for somebody of whose cases nothing has been read yet. Blank and repeated names are left out. */
export function planErasure(userUuid: string, email: string | null, names: (string | null)[]): ErasurePlan {
  return withNames({ userUuid, email, names: [], leavers: [userUuid], open: [], done: [] }, [email, ...names]);
}

/** The plan with names that were found since. */
export function withNames(plan: ErasurePlan, names: (string | null)[]): ErasurePlan {
  const found = names.filter((name) => name !== null).filter((name) => name.trim() !== "");
  return { ...plan, names: [...new Set([...plan.names, ...found])] };
}
