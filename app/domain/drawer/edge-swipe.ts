/** A swipe that opens a drawer starts within so many CSS pixels of the window's edge. */
const EDGE_ZONE_PX = 60;

/** It travels further than this, in CSS pixels; so does the one that closes My Cases or the menu. */
export const DRAWER_TRAVEL_PX = 40;

/** The profile needs a little more to close. */
export const PROFILE_TRAVEL_PX = 50;

interface Point {
  clientX: number;
  clientY: number;
}

/**
 * What a finger that went from one point to another in a window of that width (all in CSS pixels) has pulled in from
 * the side: My Cases from the right, the menu from the left, or nothing. A finger that went rather up or down was
 * scrolling.
 */
export function pulledIn(from: Point, to: Point, width: number): "cases" | "menu" | null {
  const travel = to.clientX - from.clientX;
  if (Math.abs(travel) <= Math.max(DRAWER_TRAVEL_PX, Math.abs(to.clientY - from.clientY))) return null;
  if (travel < 0) return from.clientX >= width - EDGE_ZONE_PX ? "cases" : null;
  return from.clientX <= EDGE_ZONE_PX ? "menu" : null;
}
