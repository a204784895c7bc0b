import type { Plea } from "./answer";

/** How far a card must be dragged to be decided, in CSS pixels. Less, and it snaps back. */
export const SWIPE_THRESHOLD_PX = 50;

/** How far a card has been dragged from its place, in CSS pixels; right and down are positive. */
export interface DragOffset {
  x: number;
  y: number;
}

export const AT_REST: DragOffset = { x: 0, y: 0 };

/** Where a card lies that is decided and has not left yet: towards where it goes, and still to be read as a whole. */
export const PUT_ASIDE: Record<Plea, DragOffset> = {
  yes: { x: 14, y: 0 },
  no: { x: -14, y: 0 },
  fifth: { x: 0, y: -14 },
};

/** One degree of tilt for so many pixels, up to the most that still leaves the question readable. */
const PX_PER_DEGREE = 16;
const MAX_TILT_DEGREES = 14;

/** The one of these pleas that a drag leans to, however short it is. Downwards leads nowhere. */
export function leaningOf(offset: DragOffset, pleas: readonly Plea[]): Plea | null {
  const plea = pleaTowards(offset);
  return plea !== null && pleas.includes(plea) ? plea : null;
}

function pleaTowards({ x, y }: DragOffset): Plea | null {
  if (Math.abs(y) > Math.abs(x)) return y < 0 ? "fifth" : null;
  if (x === 0) return null;
  return x > 0 ? "yes" : "no";
}

/** How much of the threshold a drag has covered, from 0 to 1. The stamp is as dark as this. */
export function strengthOf(offset: DragOffset): number {
  return Math.min(1, Math.max(Math.abs(offset.x), Math.abs(offset.y)) / SWIPE_THRESHOLD_PX);
}

/** The plea that a drag decides when it is let go, or null when the card snaps back. */
export function pleaOfDrag(offset: DragOffset, pleas: readonly Plea[]): Plea | null {
  const distance = Math.max(Math.abs(offset.x), Math.abs(offset.y));
  return distance > SWIPE_THRESHOLD_PX ? leaningOf(offset, pleas) : null;
}

/** How the card tilts with the drag, in degrees. */
export function tiltOf({ x }: DragOffset): number {
  return Math.max(-MAX_TILT_DEGREES, Math.min(MAX_TILT_DEGREES, x / PX_PER_DEGREE));
}
