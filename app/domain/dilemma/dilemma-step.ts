import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";

/** The forms of a session's page. Its deck sends more, as PettySwipe's needs it, and that is left aside. */
export const dilemmaStepSchema = v.variant(
  "intent",
  [
    v.object({
      intent: v.literal("answer"),
      questionUuid: uuidSchema,
      plea: v.picklist(["yes", "no"], "The answer reads Yes or No."),
    }),
    v.object({ intent: v.literal("undo"), questionUuid: uuidSchema }),
  ],
  "This page knows no such step.",
);
export type DilemmaStep = v.InferOutput<typeof dilemmaStepSchema>;
