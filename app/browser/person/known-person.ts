import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";
import { STORED } from "../storage/places";
import { tellThisTab, writeStored } from "../storage/stored";
import { readStoredJson } from "../storage/stored-json";
import { tellTimeZone } from "../time-zone";

export const viewerSchema = v.object({
  uuid: v.string(),
  displayName: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isAccountUser: v.boolean(),
  // What was remembered before there were addresses and ads has neither.
  email: v.optional(v.nullable(v.string()), null),
  adsWanted: v.optional(v.boolean(), true),
});

/** Remembers the person of this browser, so that a page can greet them before it has asked the court. */
export function rememberPerson(person: Viewer): void {
  writeStored(STORED.person, JSON.stringify(person));
  writeStored(STORED.personUuid, person.uuid);
  tellTimeZone();
  tellThisTab();
}

/** Forgets the person of this browser. */
export function forgetPerson(): void {
  writeStored(STORED.person, null);
  writeStored(STORED.personUuid, null);
  tellThisTab();
}

/** The person as remembered, who may be gone or out of date; null where nobody is, or nobody who can be read. */
export function recallPerson(): Viewer | null {
  return readStoredJson(STORED.person, viewerSchema);
}
