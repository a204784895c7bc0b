import * as v from "valibot";
import { WINNERS } from "../case/winner";

/** In which order a judge read the two parties. */
export const READING_ORDERS = ["creator_first", "opponent_first"] as const;
export type ReadingOrder = (typeof READING_ORDERS)[number];

/** Why the judge that was asked did not rule, and the house judge did in its place. */
export const FALLBACK_REASONS = ["unreachable", "slow", "busy", "refused", "unreadable", "unsound", "spent"] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const findingRunSchema = v.object({
  order: v.picklist(READING_ORDERS),
  winner: v.picklist(WINNERS),
  blame: v.object({ creator: percent, opponent: percent }),
});

/** One reading of the record: in which order, and what came out. Seats are the true ones, whatever labels were read. */
export type FindingRun = v.InferOutput<typeof findingRunSchema>;

/** How a ruling came about, kept with the verdict and shown to both parties. */
export const fairnessReceiptSchema = v.object({
  /** The judge that truly ruled, such as `house@1` or `openai:gpt-x`. */
  judgeId: v.string(),
  /** Version of the prompts, for a judge that has prompts. */
  promptVersion: v.nullable(v.string()),
  runs: v.array(findingRunSchema),
  /** The judge that was asked first and could not, or null. */
  fallback: v.nullable(
    v.object({ judgeId: v.string(), reason: v.picklist(FALLBACK_REASONS), runs: v.array(findingRunSchema) }),
  ),
});
export type FairnessReceipt = v.InferOutput<typeof fairnessReceiptSchema>;

/** A stored receipt, or null where there is none that can be read. */
export function readReceipt(stored: unknown): FairnessReceipt | null {
  const parsed = v.safeParse(fairnessReceiptSchema, stored);
  return parsed.success ? parsed.output : null;
}
