import * as v from "valibot";
import { SEATS } from "../../case/seat";

/** When a judge speaks: at the opening, and where something happens, each of which calls for order once. */
export const OCCASIONS = ["opening", "silence", "concession", "shouting"] as const;
export type Occasion = (typeof OCCASIONS)[number];

const place = {
  /** Number of the message that it stands behind; 0 is before all of them. */
  after: v.number(),
  /** Unix milliseconds by the court's clock. */
  at: v.number(),
};

/**
 * A line of the transcript that neither side has said: it has no number, nobody reacts to it, and no judge reads it.
 * Sides are their seats; names come in when it is shown.
 */
const courtLineSchema = v.variant("kind", [
  v.object({ kind: v.literal("judge"), ...place, occasion: v.picklist(OCCASIONS), text: v.string() }),
  /** A side asked for a decision first, asked after the other did, or took that back. */
  v.object({ kind: v.picklist(["rests", "rests_too", "resumes"]), ...place, seat: v.picklist(SEATS) }),
  /** A judgment was set aside, and whoever rested before it does not any more. */
  v.object({ kind: v.literal("reopened"), ...place }),
]);
export type CourtLine = v.InferOutput<typeof courtLineSchema>;

export const courtLinesSchema = v.array(courtLineSchema);
