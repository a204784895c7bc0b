import { useCallback, useEffect, useRef, useState } from "react";
import { scrollWithin } from "./scroll-within";

/** Nearer to the end than this counts as being there, in CSS pixels. */
const END_WITHIN_PX = 48;

/**
 * A frame that scrolls and follows the end of its content until somebody scrolls back. What is marked `data-unread` is what
 * they see first. `onLook` hears whether the end is in sight and must keep its identity between renders.
 */
export function useFollowedEnd(onLook: (isAtEnd: boolean) => void) {
  const frame = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const note = useCallback(() => {
    if (frame.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = frame.current;
    const isThere = scrollHeight - scrollTop - clientHeight < END_WITHIN_PX;
    // More may have been said since the scroll to the end that this tells of: only a way back up is a wish to stay.
    if (isThere) isFollowing.current = true;
    else if (scrollTop < lastTop.current) isFollowing.current = false;
    lastTop.current = scrollTop;
    setAtEnd(isThere);
  }, []);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, []);

  /** To where the news begins, if that is still ahead, else to the end. */
  const goOn = useCallback(() => {
    const unread = content.current?.querySelector("[data-unread]");
    const edge = frame.current?.getBoundingClientRect().bottom ?? 0;
    if (frame.current && unread && unread.getBoundingClientRect().top > edge)
      scrollWithin(frame.current, unread, "start");
    else goToEnd();
  }, [goToEnd]);

  useEffect(() => {
    const [scrolled, inside] = [frame.current, content.current];
    if (scrolled === null || inside === null) return;
    const unread = inside.querySelector("[data-unread]");
    isFollowing.current = unread === null;
    if (unread === null) goToEnd();
    else scrollWithin(scrolled, unread, "start");
    note();
    // A new message makes the content taller, a keyboard the frame lower: both leave whoever follows at the end.
    const resized = new ResizeObserver(() => {
      if (isFollowing.current) goToEnd();
      note();
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

  return { frame, content, isAtEnd, goOn, goToEnd };
}
