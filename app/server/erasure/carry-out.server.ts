import type { ErasurePlan } from "~/domain/erasure/erasure-plan";
import type { CaseRef } from "~/domain/invitation/invitation";
import {
  deleteEverySession,
  emptyPerson,
  selectCourtroomsToForget,
  selectLeaving,
  selectSuitsToForget,
} from "./erasure-repository.server";
import { type Forgetting, forgetInCase } from "./forget-case.server";

/** So many cases are gone through in one turn: each costs a dozen calls, of which a Worker has a thousand. */
const CASES_PER_TURN = 20;

/**
 * What came of a turn: `done`, `more` to do at once, or `not_deleted` where the person is still here, since the deletion that
 * was prepared has never happened.
 */
export type ErasureTurn = "done" | "more" | "not_deleted";

/**
 * Goes through what a deleted account has left behind: its cases one by one, and at last the person. `save` keeps the plan
 * before anything that it remembers is gone elsewhere, so that a turn that fails can be taken again from there. Throws the
 * last fault once everything else of the turn is done.
 */
export async function carryOutErasure(
  deps: Forgetting,
  prepared: ErasurePlan,
  save: (plan: ErasurePlan) => Promise<void>,
): Promise<ErasureTurn> {
  const { database, objects } = deps;
  const { userUuid, email } = prepared;
  const [people, suits, courtrooms] = await database.batch([
    selectLeaving(database, userUuid),
    selectSuitsToForget(database, userUuid, CASES_PER_TURN),
    selectCourtroomsToForget(database, userUuid, CASES_PER_TURN),
  ]);
  const self = people.find(({ uuid }) => uuid === userUuid);
  if (self !== undefined && self.leavingSince === null) return "not_deleted";

  let plan = withFound(prepared, people, [
    ...suits.map(({ uuid }): CaseRef => ({ kind: "pettysuit", uuid })),
    ...courtrooms.map(({ uuid }): CaseRef => ({ kind: "courtroom", uuid })),
  ]);
  await save(plan);
  let fault: unknown = null;
  for (const filed of plan.open.slice(0, CASES_PER_TURN)) {
    const others = plan.open.filter(({ uuid }) => uuid !== filed.uuid);
    try {
      await forgetInCase(deps, plan, filed);
      plan = { ...plan, open: others, done: [...plan.done, filed] };
    } catch (error) {
      // One case that can't be reached must not keep the others waiting.
      fault = error;
      plan = { ...plan, open: [...others, filed] };
    }
    await save(plan);
  }
  if (fault !== null) throw fault;
  if (plan.open.length > 0 || suits.length + courtrooms.length > 0) return "more";
  if (email !== null) await objects.forgetMailTo(email);
  // A login that was under way may have opened one since.
  await database.batch([deleteEverySession(database, userUuid), emptyPerson(database, userUuid)]);
  return "done";
}

function withFound(plan: ErasurePlan, people: { uuid: string }[], cases: CaseRef[]): ErasurePlan {
  const known = new Set(plan.open.map(({ uuid }) => uuid));
  return {
    ...plan,
    leavers: [...new Set([...plan.leavers, ...people.map(({ uuid }) => uuid)])],
    open: [...plan.open, ...cases.filter(({ uuid }) => !known.has(uuid))],
  };
}
