import { useSyncExternalStore } from "react";

export type DrawerName = "cases" | "profile" | "menu";

let current: DrawerName | null = null;
const listeners = new Set<() => void>();

/** Opens a drawer, unless one is open: one blocks the others (spec §4). */
export function openDrawer(name: DrawerName): void {
  if (current === null) publish(name);
}

export function closeDrawer(): void {
  publish(null);
}

/** The drawer that is open, or null. */
export function useOpenDrawer(): DrawerName | null {
  return useSyncExternalStore(subscribe, readCurrent, readNothing);
}

function publish(name: DrawerName | null): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readCurrent(): DrawerName | null {
  return current;
}

function readNothing(): null {
  return null;
}
