/** What is left free around a thing in front of the page, in CSS pixels. */
const MARGIN_PX = 16;

/**
 * How far a place in a window reaches from its top and its bottom that covers nothing of a stretch of it, and is tall
 * enough for something. It is all of the window where the stretch is out of sight or where there is none, and null
 * where there is no such place. All in CSS pixels.
 */
export function roomBeside(
  stretch: { top: number; bottom: number } | null,
  windowHeight: number,
  height: number,
): { top: number; bottom: number } | null {
  if (stretch === null || stretch.bottom <= 0 || stretch.top >= windowHeight) return { top: 0, bottom: 0 };
  const above = { top: 0, bottom: windowHeight - stretch.top };
  const below = { top: stretch.bottom, bottom: 0 };
  const place = stretch.top > windowHeight - stretch.bottom ? above : below;
  return windowHeight - place.top - place.bottom < height + 2 * MARGIN_PX ? null : place;
}
