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
  forgetStored([STORED.allegationDraft, STORED.dilemmaDraft, STORED.nameDraft, STORED.courtOutbox, STORED.courtDraft]);
}
