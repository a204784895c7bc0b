import * as v from "valibot";
import { FALLBACK_REASONS } from "../judge/receipt";
import type { Decision, DilemmaBrief, DilemmaQuestion, DilemmaRecord } from "./dilemma";

/** Who truly wrote or decided, stored with it. */
export const dilemmaReceiptSchema = v.object({
  /** Such as `house@3` or `openai:gpt-x`. */
  judgeId: v.string(),
  /** Version of the prompts, for a judge that has prompts. */
  promptVersion: v.nullable(v.string()),
  /** The judge that was asked first and could not, or null. */
  fallback: v.nullable(v.object({ judgeId: v.string(), reason: v.picklist(FALLBACK_REASONS) })),
});
export type DilemmaReceipt = v.InferOutput<typeof dilemmaReceiptSchema>;

/**
 * The questions of a dilemma, and who wrote them. `replies` are a model's words, in order; empty for the house judge.
 */
export interface WrittenDeck {
  questions: DilemmaQuestion[];
  receipt: DilemmaReceipt;
  replies: string[];
}

/** A decision, and how it came about. */
export interface DecidedDilemma {
  decision: Decision;
  receipt: DilemmaReceipt;
  replies: string[];
}

/**
 * Who sits over dilemmas: asks the judge that is set up, checks what comes out, and has the house judge do it where the
 * other can't. One person is waiting at the screen, so nothing is put off to a later attempt.
 */
export interface DilemmaBench {
  /** The questions where they are there at once, or null where a model is to write them: nobody who files waits. */
  draftQuestions(brief: DilemmaBrief): Promise<WrittenDeck | null>;
  writeQuestions(brief: DilemmaBrief): Promise<WrittenDeck>;
  decide(record: DilemmaRecord): Promise<DecidedDilemma>;
}
