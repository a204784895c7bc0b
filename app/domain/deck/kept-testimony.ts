import * as v from "valibot";
import { SEATS } from "../case/seat";

/**
 * What was asked and answered in a decided case, as the archive keeps it. By seats and not by people: whoever holds a
 * seat later, by another account, holds its answers.
 */
export const keptTestimonySchema = v.object({
  /** In their order, with what they weighed. */
  questions: v.array(
    v.object({
      uuid: v.string(),
      prompt: v.string(),
      weight: v.unknown(),
      hunchAbout: v.nullable(v.number()),
    }),
  ),
  answers: v.array(
    v.object({
      seat: v.picklist(SEATS),
      questionUuid: v.string(),
      answerBoolean: v.nullable(v.boolean()),
      createdAt: v.number(),
    }),
  ),
});
export type KeptTestimony = v.InferOutput<typeof keptTestimonySchema>;
