import { useCallback, useEffect, useRef, useState } from "react";

/** Nearer to the end than this counts as being there, in CSS pixels. */
const END_WITHIN_PX = 48;

/**
 * A frame that scrolls and follows the end of its content until somebody scrolls back; a mark of what is new is what they
 * see first. `onLook` hears whether the end is in sight and must keep its identity between renders.
 */
export function useFollowedEnd(onLook: (isAtEnd: boolean) => void) {
  const frame = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const note = useCallback(() => {
    if (frame.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = frame.current;
    isFollowing.current = scrollHeight - scrollTop - clientHeight < END_WITHIN_PX;
    setAtEnd(isFollowing.current);
  }, []);

  const goToEnd = useCallback(() => frame.current?.scrollTo({ top: frame.current.scrollHeight }), []);

  useEffect(() => {
    const [scrolled, inside] = [frame.current, content.current];
    if (scrolled === null || inside === null) return;
    const unread = inside.querySelector("[data-unread]");
    if (unread === null) goToEnd();
    else unread.scrollIntoView({ block: "start" });
    note();
    // A new message makes the content taller, a keyboard the frame lower: both leave whoever follows at the end.
    const resized = new ResizeObserver(() => {
      if (isFollowing.current) goToEnd();
      else note();
    });
    resized.observe(scrolled);
    resized.observe(inside);
    scrolled.addEventListener("scroll", note, { passive: true });
    return () => {
      resized.disconnect();
      scrolled.removeEventListener("scroll", note);
    };
  }, [goToEnd, note]);

  useEffect(() => onLook(isAtEnd), [isAtEnd, onLook]);

  return { frame, content, isAtEnd, goToEnd };
}
