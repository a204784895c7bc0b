import { STORED } from "./places";
import { forgetStored } from "./stored";

/**
 * Empties what this tab can reach of the browser's memory, drafts included: the next person at this device is not to
 * read them.
 */
export function forgetEverything(): void {
  forgetStored(Object.values(STORED));
}

/** Forgets what somebody wrote and has not sent. */
export function forgetWritten(): void {
  const { allegationDraft, dilemmaDraft, topicDraft, nameDraft, courtOutbox, courtDraft } = STORED;
  forgetStored([allegationDraft, dilemmaDraft, topicDraft, nameDraft, courtOutbox, courtDraft]);
}
