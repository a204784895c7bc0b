import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";

/** A case can be nudged again after so many milliseconds (6 hours, docs/rules.md#nudging). */
export const NUDGE_PAUSE_MS = 6 * 60 * 60_000;

/** Who nudges, asks to be told, or lets a case run longer: always oneself. */
export const actInCaseSchema = v.object({ userUuid: v.optional(uuidSchema) });

/** How somebody is told: by a push and a notice, by a mail and a notice, or by the notice alone. */
export const TOLD_BY = ["push", "mail", "notice"] as const;
export type ToldBy = (typeof TOLD_BY)[number];
