import * as v from "valibot";
import type { Viewer } from "~/domain/account/user";

/** Keys of the specification. What they hold is a cache and proves nothing (R1). */
const USER_KEY = "user";
const UUID_KEY = "userUuid";

export const viewerSchema = v.object({
  uuid: v.string(),
  displayName: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isAccountUser: v.boolean(),
  // What was remembered before there were addresses has none.
  email: v.optional(v.nullable(v.string()), null),
});

/** Remembers the person of this browser, so that a page can greet them before it has asked the court. */
export function rememberPerson(person: Viewer): void {
  change(() => {
    localStorage.setItem(USER_KEY, JSON.stringify(person));
    localStorage.setItem(UUID_KEY, person.uuid);
  });
}

/** Forgets the person of this browser. */
export function forgetPerson(): void {
  change(() => {
    localStorage.removeItem(USER_KEY);
    localStorage.removeItem(UUID_KEY);
  });
}

/** The person as remembered, who may be gone or out of date; null where nobody is, or nobody who can be read. */
export function recallPerson(): Viewer | null {
  try {
    return v.parse(v.nullable(viewerSchema), JSON.parse(localStorage.getItem(USER_KEY) ?? "null"));
  } catch {
    return null;
  }
}

function change(write: () => void): void {
  try {
    write();
  } catch {
    // Storage can be full or forbidden; the session cookie is what counts.
  }
  // Browsers tell the other tabs alone.
  window.dispatchEvent(new Event("storage"));
}
