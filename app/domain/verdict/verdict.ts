import * as v from "valibot";
import { WINNERS } from "../case/winner";
import { judgePersonalitySchema } from "../judge/personality";

/** What a card can show without running over, in code points. */
export const CASE_NAME_MAX = 70;
export const RATIONALE_MAX = 1_200;
export const PUNISHMENT_MAX = 180;

/** A verdict is valid only when all four texts are present. */
export const verdictSchema = v.object({
  caseName: v.pipe(v.string(), v.nonEmpty()),
  winner: v.picklist(WINNERS),
  rationale: v.pipe(v.string(), v.nonEmpty()),
  punishment: v.pipe(v.string(), v.nonEmpty()),
  judgePersonality: judgePersonalitySchema,
});
export type Verdict = v.InferOutput<typeof verdictSchema>;
