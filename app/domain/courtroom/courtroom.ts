import * as v from "valibot";
import { SEATS } from "../case/seat";
import { CASE_STATUSES } from "../case/status";
import { TONES } from "../case/tone";
import { WINNERS } from "../case/winner";
import { judgePersonalitySchema } from "../judge/personality";
import { verdictSchema } from "../verdict/verdict";

/** A party of a courtroom as both sides see it. A username stands before the name given for the case. */
const courtroomPartySchema = v.object({ uuid: v.string(), displayName: v.string() });

/** A courtroom as its two parties read it: the same on the page, by the API and over the socket. */
export const courtroomSchema = v.object({
  uuid: v.string(),
  code: v.string(),
  creatorUuid: v.string(),
  creator: courtroomPartySchema,
  /** Null until somebody joined. */
  opponent: v.nullable(courtroomPartySchema),
  status: v.picklist(CASE_STATUSES),
  allegation: v.string(),
  tone: v.picklist(TONES),
  judgePersonality: judgePersonalitySchema,
  /** ISO 8601 in UTC. */
  createdAt: v.string(),
  /** The verdict with names in its texts, all four null until it is settled. */
  caseName: v.nullable(v.string()),
  winner: v.nullable(v.picklist(WINNERS)),
  rationale: v.nullable(v.string()),
  punishment: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  settledAt: v.nullable(v.string()),
  /** Counts from 1 and goes up whenever a default judgment is set aside (docs/rules.md#setting-a-judgment-aside). */
  round: v.number(),
  /** When the court rules whatever its parties do. ISO 8601 in UTC. */
  deadline: v.optional(v.nullable(v.string()), null),
  /** Which side had the case reopened last, or null. */
  reopenedBy: v.optional(v.nullable(v.picklist(SEATS)), null),
});
export type Courtroom = v.InferOutput<typeof courtroomSchema>;

/** What the court announces when it has ruled. Names are in the texts. */
export const courtroomVerdictSchema = v.omit(verdictSchema, ["judgePersonality"]);
export type CourtroomVerdict = v.InferOutput<typeof courtroomVerdictSchema>;

/** The verdict of a settled courtroom, or null. */
export function verdictOfCourtroom({ caseName, winner, rationale, punishment }: Courtroom): CourtroomVerdict | null {
  if (caseName === null || winner === null || rationale === null || punishment === null) return null;
  return { caseName, winner, rationale, punishment };
}
