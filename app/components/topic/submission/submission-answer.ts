import { STORED } from "~/browser/storage/places";
import { writeStored } from "~/browser/storage/stored";

/** How handing in a topic went. */
export type SubmissionAnswer = Submitted | SubmissionRefusal;

interface Submitted {
  ok: true;
  /** The same was handed in before, and still waits. */
  isWaiting: boolean;
}

export interface SubmissionRefusal {
  ok: false;
  /** The sentence for the person. */
  error: string;
  code: string;
  /** The topic as it was sent, for a page whose scripts have not run: it can't remember what was typed. */
  sent?: string;
}

/** What is said where the court failed, and where no answer came. */
const FAILED: SubmissionRefusal = { ok: false, error: "Something went wrong. Please try again.", code: "internal" };

/**
 * What a browser makes of the action's answer. Faults are answers like any other: an error page in place of the box
 * would take what was typed. Once the topic is handed in, its draft is done with, whatever page is open by then.
 */
export async function answerSubmission(ask: () => Promise<SubmissionAnswer>): Promise<SubmissionAnswer> {
  const answer = await ask().catch(() => FAILED);
  if (answer.ok) writeStored(STORED.topicDraft, null);
  return answer;
}
