import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";

/** The object behind a courtroom, as the web Worker's services know it. Every call bears repeating. */
export interface CourtroomPort {
  /**
   * Tells the object how the courtroom stands in the database: somebody sat down, or it was just opened. Whoever is
   * connected sees it at once. A call that gets lost is made up for by the next socket that opens.
   */
  updateCourtroom(courtroom: Courtroom): Promise<void>;
  /** Everything said so far, by number. Whoever calls has checked that the reader is a party. */
  readMessages(courtroom: Courtroom): Promise<CourtroomMessage[]>;
}
