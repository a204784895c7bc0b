import { showUnread } from "../app-badge";
import { forgetTimeZone } from "../time-zone";
import { forgetKeptPages } from "./kept-pages";
import { STORED } from "./places";
import { forgetStored, readStored } from "./stored";

/**
 * Empties what this tab can reach of the browser's memory, drafts and kept pages included: the next person at this
 * device is not to read them.
 */
export function forgetEverything(): void {
  void forgetKeptPages(readStored(STORED.personUuid));
  forgetStored(Object.values(STORED));
  forgetTimeZone();
  showUnread(0);
}

/** Forgets what somebody wrote and has not sent. */
export function forgetWritten(): void {
  const { allegationDraft, rematchDraft, dilemmaDraft, topicDraft, nameDraft, courtDraft } = STORED;
  const { deckOutbox, dilemmaOutbox, courtOutbox } = STORED;
  forgetStored([allegationDraft, rematchDraft, dilemmaDraft, topicDraft, nameDraft, courtDraft]);
  forgetStored([deckOutbox, dilemmaOutbox, courtOutbox]);
}
