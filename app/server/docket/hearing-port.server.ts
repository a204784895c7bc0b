import type { Seat } from "~/domain/case/seat";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { DeliberationReason } from "~/domain/courtroom/protocol";

/** What was said in a courtroom, by number and without names. */
export type Transcript = { seat: Seat; content: string }[];

/** A hearing that is over: why, and what was said. */
export interface ClosedHearing {
  reason: DeliberationReason;
  transcript: Transcript;
}

/** The object behind a courtroom, as the docket knows it. Every call bears repeating. */
export interface HearingPort {
  /**
   * Gives what a court has heard that has retired: nothing is added to it any more. Null for one that still sits. With a
   * reason a sitting court retires for it.
   */
  closeHearing(courtroom: Courtroom, reason: DeliberationReason | null): Promise<ClosedHearing | null>;
  /** Tells whoever is connected how the court has ruled. Said again, it is heard by nobody. */
  announceVerdict(courtroom: Courtroom): Promise<void>;
  /** Tells whoever is connected that an attempt at the verdict failed and another will come. */
  reportFailure(courtroomUuid: string): Promise<void>;
}
