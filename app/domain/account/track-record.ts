/** A person's cases in numbers, of every kind together. What was lost is nobody's business. */
export interface TrackRecord {
  filed: number;
  joined: number;
  decided: number;
  /** Default judgments are nobody's win and no draw (R12). */
  won: number;
  /** Hung courts (R13). */
  drawn: number;
}
