/**
 * Brings an element to the start or the middle of what it scrolls in. The browser's own `scrollIntoView` would
 * move the page around it too.
 */
export function scrollWithin(
  scroller: HTMLElement,
  element: Element,
  place: "start" | "middle",
  behavior: ScrollBehavior = "auto",
): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  const room = place === "start" ? 0 : Math.max(0, (outer.height - inner.height) / 2);
  scroller.scrollTo({ top: scroller.scrollTop + inner.top - outer.top - room, behavior });
}
