/**
 * The port that keeps serious matters out of the court (docs/rules.md#too-serious). It answers yes or no and never
 * which kind: nobody downstream could then log, store or show what somebody's life is like. The embedded rules sit
 * behind it; a model's classifier can be put on top.
 */
export interface Screening {
  /** Whether one of these texts tells of violence, coercion, stalking, sexual harm, danger to a child or self-harm. */
  isTooSerious(texts: readonly string[]): Promise<boolean>;
}
