/** A person's cases in numbers, suits and courtrooms together. What was lost is nobody's business. */
export interface TrackRecord {
  filed: number;
  joined: number;
  decided: number;
  /** Default judgments are nobody's win and no draw (R12). */
  won: number;
  /** Hung courts (R13). */
  drawn: number;
}

/** The numbers of both kinds of case as one. */
export function addRecords(one: TrackRecord, other: TrackRecord): TrackRecord {
  return {
    filed: one.filed + other.filed,
    joined: one.joined + other.joined,
    decided: one.decided + other.decided,
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
  };
}
