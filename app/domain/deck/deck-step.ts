import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { type Answer, PLEAS } from "./answer";

/** The forms of the deck page: every change a party can ask for. */
export const deckStepSchema = v.variant(
  "intent",
  [
    v.object({
      intent: v.literal("answer"),
      userUuid: uuidSchema,
      questionUuid: uuidSchema,
      plea: v.picklist(PLEAS, "The answer reads Yes, No or Plead the Fifth."),
    }),
    v.object({ intent: v.literal("undo"), userUuid: uuidSchema, questionUuid: uuidSchema }),
    v.object({ intent: v.literal("complete"), userUuid: uuidSchema }),
    v.object({ intent: v.literal("prepare"), userUuid: uuidSchema }),
  ],
  "This page knows no such step.",
);
export type DeckStep = v.InferOutput<typeof deckStepSchema>;

/** An answer by a button that is pressed without a script. */
export const bareAnswerSchema = v.object({
  questionUuid: uuidSchema,
  plea: v.picklist(PLEAS, "The answer reads Yes, No or Plead the Fifth."),
});

/** What the deck page gets back: the party's answers as stored where the step changed them, or why it was refused. */
export type DeckReply = { ok: true; answers?: Answer[] } | { ok: false; error: string; code: string };
