import { useSyncExternalStore } from "react";
import { STORED } from "~/browser/storage/places";
import { followStored, readStored } from "~/browser/storage/stored";

/** The display name that this browser's person is known by, or null. Null during hydration, so that nothing jumps. */
export function useKnownName(): string | null {
  return useSyncExternalStore(followStored, recallName, () => null);
}

/** Reads the one thing that every page shows. `known-person` knows the rest, and is not for a first visit. */
function recallName(): string | null {
  try {
    const name: unknown = JSON.parse(readStored(STORED.person) ?? "{}").displayName;
    return typeof name === "string" ? name : null;
  } catch {
    return null;
  }
}
