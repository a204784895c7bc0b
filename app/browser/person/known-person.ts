import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { forgetKeptPagesOf } from "../storage/kept-pages-of";
import { STORED } from "../storage/places";
import { readStored, tellThisTab, writeStored } from "../storage/stored";
import { readStoredJson } from "../storage/stored-json";
import { forgetTimeZone, tellTimeZone } from "../time-zone";

export const viewerSchema = v.object({
  uuid: v.string(),
  displayName: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isAccountUser: v.boolean(),
  // What is remembered has no address, and what was remembered before there were ads says nothing of them.
  email: v.optional(v.nullable(v.string()), null),
  adsWanted: v.optional(v.boolean(), true),
});

/**
 * Remembers the person of this browser, so that a page can greet them before it has asked the court. Their address is
 * left out: whatever else runs in a browser can read this, and no page needs it before it has asked.
 */
export function rememberPerson({ email: _, ...person }: Viewer): void {
  writeStored(STORED.person, JSON.stringify(person));
  writeStored(STORED.personUuid, person.uuid);
  tellTimeZone();
  tellThisTab();
}

/** Forgets the person of this browser. */
export function forgetPerson(): void {
  void forgetKeptPagesOf(readStored(STORED.personUuid));
  writeStored(STORED.person, null);
  writeStored(STORED.personUuid, null);
  forgetTimeZone();
  tellThisTab();
}

/** The person as remembered, who may be gone or out of date; null where nobody is, or nobody who can be read. */
export function recallPerson(): Viewer | null {
  return readStoredJson(STORED.person, viewerSchema);
}
