import type { ErasurePlan } from "~/domain/erasure/erasure-plan";

/** Whoever sees to it that a deleted account is gone everywhere, in the end. */
export interface ErasurePort {
  /**
   * Notes durably that somebody is about to be deleted. Where nothing more is heard, a look at the database tells
   * whether they were: what was begun is then finished, and what was not is forgotten.
   */
  prepare(plan: ErasurePlan): Promise<void>;
  /** Goes through everything of theirs. What fails is tried again later and by itself, so this throws nothing. */
  carryOut(plan: ErasurePlan): Promise<void>;
}

/** What keeps something of a person beside the database and their cases' own objects. Every call bears repeating. */
export interface ForgettingPort {
  /** Takes a case off the docket. */
  forgetCase(caseUuid: string): Promise<void>;
  /**
   * Throws away what is kept of a case in files: every picture of its verdict in any design, a model's replies, and of
   * a case that is gone what was testified.
   */
  forgetFiles(caseUuid: string): Promise<void>;
  /** Closes a person's live connections, and throws away what was to be sent to them. */
  forgetPerson(userUuid: string): Promise<void>;
  /** Throws away what the local mailbox holds for an address. Elsewhere mails are sent and not kept. */
  forgetMailTo(email: string): Promise<void>;
  /** Throws away the copies of pushes on one's own machine: any may name them. */
  forgetPushes(): Promise<void>;
}
