/**
 * Brings an element to the start or the middle of the frame that it scrolls in. The browser's own `scrollIntoView` would
 * move the page around the frame too.
 */
export function scrollWithin(
  frame: HTMLElement,
  element: Element,
  place: "start" | "middle",
  behavior: ScrollBehavior = "auto",
): void {
  const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
  const room = place === "start" ? 0 : Math.max(0, (outer.height - inner.height) / 2);
  frame.scrollTo({ top: frame.scrollTop + inner.top - outer.top - room, behavior });
}
