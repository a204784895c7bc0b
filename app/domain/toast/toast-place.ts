/** A part of the window, in CSS pixels. */
export interface Stretch {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is left free beside what is used, where a hard shadow lies. */
const GAP_PX = 12;

/** What is left free at the edges of the window. */
const EDGE_PX = 3;

/** Shares of something that differ by less are the same, but for how a computer divides. */
const SAME_SHARE = 1e-6;

/**
 * How far something that lies over a page is moved, right and down, to cover nothing of what is below it there, which
 * comes in groups, what matters most first; where it has to cover something, as small a part of it as can be. It keeps
 * to where it wants to be as well as it can, and on a wide window changes sides if it has to.
 */
export function findToastPlace(
  wanted: Stretch,
  below: readonly (readonly Stretch[])[],
  screen: { width: number; height: number },
): { x: number; y: number } {
  const height = wanted.bottom - wanted.top;
  const otherSide = screen.width - wanted.right - wanted.left;
  const beside = below.flat().flatMap(({ top, bottom }) => [top - GAP_PX - height, bottom + GAP_PX]);
  const lowest = screen.height - height - EDGE_PX;
  const nearest = Math.max(EDGE_PX, Math.min(wanted.top, lowest));
  const within = beside.filter((top) => top >= EDGE_PX && top <= lowest);
  const places = [nearest, EDGE_PX, lowest, ...within].flatMap((top) =>
    [0, otherSide].map((x) => {
      const y = top - wanted.top;
      const place = { left: wanted.left + x, right: wanted.right + x, top, bottom: top + height };
      const covers = below.map((group) => sum(group.map((each) => coveredShare(each, place))));
      return { x, y, weights: [...covers, Math.hypot(x, y)] };
    }),
  );
  const { x, y } = places.reduce((best, place) => (isBetter(place, best) ? place : best));
  return { x, y };
}

/** How much of something is covered by a place, from 0 to 1. */
function coveredShare(each: Stretch, place: Stretch): number {
  const width = Math.min(each.right, place.right) - Math.max(each.left, place.left);
  const height = Math.min(each.bottom, place.bottom) - Math.max(each.top, place.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((each.right - each.left) * (each.bottom - each.top));
}

/** By the first weight that differs. */
function isBetter(one: { weights: readonly number[] }, other: { weights: readonly number[] }): boolean {
  const gains = one.weights.map((weight, at) => (other.weights[at] ?? 0) - weight);
  return (gains.find((gain) => Math.abs(gain) > SAME_SHARE) ?? 0) > 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
