import * as v from "valibot";

/**
 * How a text reads (docs/rules.md#too-serious). What is clear is stopped; of what is unclear the writer alone is asked,
 * and decides.
 */
export const seriousnessSchema = v.picklist(["petty", "unclear", "clear"]);
export type Seriousness = v.InferOutput<typeof seriousnessSchema>;

/**
 * The port that keeps serious matters out of the court (docs/rules.md#too-serious). It says how sure it is and never
 * which kind: nobody downstream could then log, store or show what somebody's life is like. The embedded rules sit
 * behind it; a model's classifier can be put on top.
 */
export interface Screening {
  /**
   * How surely one of these texts tells of violence, coercion, stalking, sexual harm, danger to a child or self-harm:
   * the gravest of them counts.
   */
  howSerious(texts: readonly string[]): Promise<Seriousness>;
}

const IN_ORDER: readonly Seriousness[] = seriousnessSchema.options;

/** The graver of two readings. */
export function graver(one: Seriousness, other: Seriousness): Seriousness {
  return IN_ORDER.indexOf(one) < IN_ORDER.indexOf(other) ? other : one;
}
