import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { ClosedHearing } from "~/domain/courtroom/hearing";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { DeliberationReason } from "~/domain/courtroom/protocol";

/** Who is to be forgotten in a courtroom that somebody else still has. */
export interface LeftCourtroom {
  /** How the courtroom stands without them. */
  courtroom: Courtroom;
  leavers: string[];
  names: string[];
  /** Names of whoever stays. */
  others: string[];
}

/** The object behind a courtroom. Every call bears repeating. */
export interface CourtroomPort {
  /**
   * Tells the object how the courtroom stands in the database: somebody sat down, it was opened anew, or the court has
   * ruled. Whoever is connected sees it at once; said again, it is heard by nobody. A call that gets lost is made up
   * for by the next socket that opens.
   */
  updateCourtroom(courtroom: Courtroom): Promise<void>;
  /**
   * Tells the object that a guest turned out to be somebody else: what they said and did is that person's, and their
   * open sockets close. Where that person sits across from the guest, the guest's seat stays and rests its case. A call
   * that gets lost is made up for by the next socket that opens.
   */
  mergeGuest(courtroomUuid: string, guest: { from: string; to: string }): Promise<void>;
  /** Closes the sockets that hang on these logins of sessions. */
  endSessions(courtroomUuid: string, loginIds: string[]): Promise<void>;
  /** Everything said so far, by number. Whoever calls has checked that the reader is a party. */
  readMessages(courtroom: Courtroom): Promise<CourtroomMessage[]>;
  /**
   * Gives what a court has heard that has retired: nothing is added to it any more. Null for one that still sits. With
   * a reason a sitting court retires for it.
   */
  closeHearing(courtroom: Courtroom, reason: DeliberationReason | null): Promise<ClosedHearing | null>;
  /** Tells whoever is connected that an attempt at the verdict failed and another will come. */
  reportFailure(courtroomUuid: string): Promise<void>;
  /** Takes the words out of a message, for both parties and the judge. */
  strikeMessage(courtroomUuid: string, messageUuid: string): Promise<void>;
  /** Takes a person out of the record, closes their sockets and tells whoever stays. */
  forgetParty(left: LeftCourtroom): Promise<void>;
  /** Empties a courtroom that nobody has any more, for good. */
  forgetCourtroom(courtroomUuid: string): Promise<void>;
}
