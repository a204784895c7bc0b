import { useSyncExternalStore } from "react";
import { STORED } from "~/browser/storage/places";
import { followStored, readStored } from "~/browser/storage/stored";

/** Whether this browser is remembered to be logged in to an account. False during hydration, so that nothing jumps. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(followStored, isLoggedIn, () => false);
}

/** Looked up in the text, which is little to load: in a name that reads like this the quotes are escaped. */
function isLoggedIn(): boolean {
  return readStored(STORED.person)?.includes('"isAccountUser":true') ?? false;
}
