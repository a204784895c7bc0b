import type { Courtroom } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { ErasurePlan } from "~/domain/erasure/erasure-plan";

/** Whoever sees to it that a deleted account is gone everywhere, in the end. */
export interface ErasurePort {
  /**
   * Notes durably that somebody is about to be deleted. Where nothing more is heard, a look at the database tells whether
   * they were: what was begun is then finished, and what was not is forgotten.
   */
  prepare(plan: ErasurePlan): Promise<void>;
  /** Goes through everything of theirs. What fails is tried again later and by itself, so this throws nothing. */
  carryOut(plan: ErasurePlan): Promise<void>;
}

/** Who is to be forgotten in a courtroom that somebody else still has. */
export interface Leaving {
  /** How the courtroom stands without them. */
  courtroom: Courtroom;
  leavers: string[];
  names: string[];
  /** Names of whoever stays. */
  others: string[];
}

/** What keeps something of a person beside the database. Every call bears repeating. */
export interface ForgettingPort {
  /** Everything said so far in a courtroom, by number. */
  readMessages(courtroom: Courtroom): Promise<CourtroomMessage[]>;
  /** Takes a person out of a courtroom's record, closes their sockets and tells whoever stays. */
  forgetParty(leaving: Leaving): Promise<void>;
  /** Empties a courtroom that nobody has any more, for good. */
  forgetCourtroom(courtroomUuid: string): Promise<void>;
  /** Takes a case off the docket. */
  forgetCase(caseUuid: string): Promise<void>;
  /** Throws away every picture that was drawn of a case's verdict, in any design. */
  forgetPictures(caseUuid: string): Promise<void>;
  /** Throws away what the local mailbox holds for an address. Elsewhere mails are sent and not kept. */
  forgetMailTo(email: string): Promise<void>;
}
