import { useSyncExternalStore } from "react";

/** The display name that this browser's person is known by, or null. Null while a page wakes up, so that nothing jumps. */
export function useKnownName(): string | null {
  return useSyncExternalStore(subscribe, recallName, () => null);
}

/** Reads the one thing that every page shows. `known-person` knows the rest, and is not for a first visit. */
function recallName(): string | null {
  try {
    const name: unknown = JSON.parse(localStorage.getItem("user") ?? "{}").displayName;
    return typeof name === "string" ? name : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}
