import type { Plea } from "./answer";

/** How far a card must be dragged to be decided, in CSS pixels. Less, and it snaps back. */
export const SWIPE_THRESHOLD_PX = 50;

/** How far a card has been dragged from its place, in CSS pixels; right and down are positive. */
export interface DragOffset {
  x: number;
  y: number;
}

export const AT_REST: DragOffset = { x: 0, y: 0 };

/** One degree of tilt for so many pixels, up to the most that still leaves the question readable. */
const PX_PER_DEGREE = 16;
const MAX_TILT_DEGREES = 14;

/** The plea that a drag leans to, however short it is. Downwards leads nowhere. */
export function leaningOf({ x, y }: DragOffset): Plea | null {
  if (Math.abs(y) > Math.abs(x)) return y < 0 ? "fifth" : null;
  if (x === 0) return null;
  return x > 0 ? "yes" : "no";
}

/** How much of the threshold a drag has covered, from 0 to 1. The stamp is as dark as this. */
export function strengthOf(offset: DragOffset): number {
  return Math.min(1, Math.max(Math.abs(offset.x), Math.abs(offset.y)) / SWIPE_THRESHOLD_PX);
}

/** The plea that a drag decides when it is let go, or null when the card snaps back. */
export function pleaOfDrag(offset: DragOffset): Plea | null {
  const distance = Math.max(Math.abs(offset.x), Math.abs(offset.y));
  return distance > SWIPE_THRESHOLD_PX ? leaningOf(offset) : null;
}

/** How the card tilts with the drag, in degrees. */
export function tiltOf({ x }: DragOffset): number {
  return Math.max(-MAX_TILT_DEGREES, Math.min(MAX_TILT_DEGREES, x / PX_PER_DEGREE));
}

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
