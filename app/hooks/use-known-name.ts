import { useSyncExternalStore } from "react";
import { STORED } from "~/browser/storage/places";
import { followStored, readStored } from "~/browser/storage/stored";

/** The display name that this browser's person is known by, or null. Null during hydration, so that nothing jumps. */
export const useKnownName = () => useKnown("displayName");

/** The same of where their picture is. */
export const useKnownAvatar = () => useKnown("avatar");

function useKnown(what: "displayName" | "avatar"): string | null {
  return useSyncExternalStore(
    followStored,
    () => recall(what),
    () => null,
  );
}

/** Reads the little that every page shows. `known-person` knows the rest, and is not for a first visit. */
function recall(what: string): string | null {
  try {
    const known: unknown = JSON.parse(readStored(STORED.person) ?? "{}")[what];
    return typeof known === "string" ? known : null;
  } catch {
    return null;
  }
}
