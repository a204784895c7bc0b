import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { typedText } from "../text";
import { REPORT_NOTE_MAX, REPORT_REASONS } from "./report";

const about = {
  userUuid: uuidSchema,
  reason: v.picklist(REPORT_REASONS, "Please say why."),
  note: v.optional(
    typedText(REPORT_NOTE_MAX, (length) => `A note has at most ${REPORT_NOTE_MAX} characters; this one has ${length}.`),
    "",
  ),
};

/** A report: a `ReportedThing`, by whom and why. */
export const reportSchema = v.variant(
  "kind",
  [
    v.object({ kind: v.literal("topic"), id: uuidSchema, ...about }),
    v.object({ kind: v.literal("verdict"), id: v.pipe(v.string(), v.maxLength(64)), ...about }),
    v.object({
      kind: v.literal("message"),
      id: v.pipe(v.string(), v.maxLength(64)),
      courtroomUuid: uuidSchema,
      ...about,
    }),
  ],
  "A topic, a verdict or a message can be reported.",
);
export type ReportInput = v.InferOutput<typeof reportSchema>;
