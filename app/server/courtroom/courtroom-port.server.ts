import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";

/** The object behind a courtroom, as the web Worker's services know it. Every call bears repeating. */
export interface CourtroomPort {
  /**
   * Tells the object how the courtroom stands in the database: somebody sat down, or it was just opened. Whoever is
   * connected sees it at once. A call that gets lost is made up for by the next socket that opens.
   */
  updateCourtroom(courtroom: Courtroom): Promise<void>;
  /**
   * Tells the object that a guest turned out to be somebody else: what they said and did is that person's, and their open
   * sockets close. Where that person sits across from the guest, the guest's seat stays and rests its case. A call that gets
   * lost is made up for by the next socket that opens.
   */
  mergeGuest(courtroomUuid: string, guest: { from: string; to: string }): Promise<void>;
  /** Closes the sockets that were opened by these sessions. */
  endSessions(courtroomUuid: string, sessionIds: string[]): Promise<void>;
  /** Everything said so far, by number. Whoever calls has checked that the reader is a party. */
  readMessages(courtroom: Courtroom): Promise<CourtroomMessage[]>;
}
