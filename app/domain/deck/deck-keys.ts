import type { Plea } from "./answer";

const KEYS: ReadonlyMap<string, Plea | "undo"> = new Map([
  ["arrowright", "yes"],
  ["y", "yes"],
  ["arrowleft", "no"],
  ["n", "no"],
  ["arrowup", "fifth"],
  ["f", "fifth"],
  ["u", "undo"],
  ["backspace", "undo"],
]);

/** What a key does on the deck page, by the browser's name for the key. */
export function deckKey(key: string): Plea | "undo" | null {
  return KEYS.get(key.toLowerCase()) ?? null;
}
