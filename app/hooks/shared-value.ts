import { useSyncExternalStore } from "react";

/** One value of the page, null to begin with, which any part of it may read and set and every part that uses it follows. */
export function createSharedValue<Value>() {
  let current: Value | null = null;
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function read(): Value | null {
    return current;
  }

  function set(value: Value | null): void {
    current = value;
    for (const listener of listeners) listener();
  }

  return { read, set, use: () => useSyncExternalStore(subscribe, read, readNothing) };
}

/** A page as it is sent has none of it. */
function readNothing(): null {
  return null;
}
