import { STORED } from "./storage/places";
import { isStored, readStored, writeStored } from "./storage/stored";

/** Whatever a page lacks that was fetched anew within this time, another time won't bring it. In milliseconds. */
const RENEWED_AT_MOST_EVERY_MS = 600_000;

/** What somebody may have written into. */
const TYPED = "textarea, input:not([type=hidden], [type=radio], [type=checkbox])";

/**
 * Fetches the page anew when a script of it is gone, as they are after a deploy (the new one asks for those of today),
 * or when it was an old copy. Once, and only while nobody is writing and nothing that stands in a field would be lost:
 * drafts are kept, anything else is not. Whoever is not helped by that has the part's own way to try again.
 */
export function renewPage(): void {
  const renewedAt = Number(readStored(STORED.renewed, "Infinity"));
  if (!navigator.onLine || Date.now() - renewedAt < RENEWED_AT_MOST_EVERY_MS) return;
  if (document.activeElement?.matches(TYPED) || !isAllKept()) return;
  writeStored(STORED.renewed, String(Date.now()));
  // A browser that keeps nothing could not tell the second time from the first.
  if (readStored(STORED.renewed) !== null) window.location.reload();
}

/** A form that is being sent, which may have a way of its own to a page that needs no script. */
const SENDING = "form [aria-busy=true]";

/** Whether nothing that somebody has written or sends is lost by fetching the page anew. */
export function isAllKept(): boolean {
  if (document.querySelector(SENDING) !== null) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].every(({ value }) => value === "" || isStored(value));
}
