import { useSyncExternalStore } from "react";

/** Dialogs about the person, which any part of a page may open. `arrival` greets who just logged in. */
export type AccountDialogName = "login" | "settings" | "arrival";

export interface AccountDialogProps {
  onClose: () => void;
}

let current: AccountDialogName | null = null;
const listeners = new Set<() => void>();

export function openAccountDialog(name: AccountDialogName): void {
  publish(name);
}

export function closeAccountDialog(): void {
  publish(null);
}

/** The dialog that is open, or null. */
export function useOpenAccountDialog(): AccountDialogName | null {
  return useSyncExternalStore(subscribe, readCurrent, readNothing);
}

function publish(name: AccountDialogName | null): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readCurrent(): AccountDialogName | null {
  return current;
}

function readNothing(): null {
  return null;
}
