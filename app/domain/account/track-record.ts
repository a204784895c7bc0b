/** A person's cases in numbers, of every kind together. What was lost is nobody's business. */
export interface TrackRecord {
  filed: number;
  joined: number;
  decided: number;
  /** Default judgments are nobody's win and no draw (docs/rules.md#default-judgment). */
  won: number;
  /** Hung courts (docs/rules.md#hung-court). */
  drawn: number;
}
