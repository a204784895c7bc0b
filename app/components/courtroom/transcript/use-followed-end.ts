import { useCallback, useEffect, useRef, useState } from "react";
import { scrollWithin } from "./scroll-within";

/** Nearer to the end than this counts as being there, in CSS pixels. */
const END_WITHIN_PX = 48;

/**
 * Something that scrolls and follows the end of its content until somebody scrolls back. What is marked `data-unread`
 * is what they see first. `onLook` hears whether the end is in sight and must keep its identity between renders.
 */
export function useFollowedEnd(onLook: (isAtEnd: boolean) => void) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const last = useRef({ top: 0, room: 0 });
  const [isAtEnd, setAtEnd] = useState(true);

  const note = useCallback(() => {
    if (scroller.current === null) return;
    const { scrollHeight, scrollTop: top, clientHeight } = scroller.current;
    const room = scrollHeight - clientHeight;
    const isThere = room - top < END_WITHIN_PX;
    // More may have been said since the scroll to the end that this tells of, and a window that grew and shrank again
    // has scrolled by itself: only a way back up where nothing else has changed is a wish to stay.
    if (isThere) isFollowing.current = true;
    else if (top < last.current.top && room === last.current.room) isFollowing.current = false;
    last.current = { top, room };
    setAtEnd(isThere);
  }, []);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);

  /** To where the news begins, if that is still ahead, else to the end. */
  const goOn = useCallback(() => {
    const firstUnread = content.current?.querySelector("[data-unread]");
    const edge = scroller.current?.getBoundingClientRect().bottom ?? 0;
    if (scroller.current && firstUnread && firstUnread.getBoundingClientRect().top > edge)
      scrollWithin(scroller.current, firstUnread, "start");
    else goToEnd();
  }, [goToEnd]);

  useEffect(() => {
    const [scrolled, inside] = [scroller.current, content.current];
    if (scrolled === null || inside === null) return;
    const firstUnread = inside.querySelector("[data-unread]");
    isFollowing.current = firstUnread === null;
    if (firstUnread === null) goToEnd();
    else scrollWithin(scrolled, firstUnread, "start");
    note();
    // A new message makes the content taller, a keyboard what it scrolls in lower: both leave whoever follows at the
    // end.
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

  return { scroller, content, isAtEnd, goOn, goToEnd };
}
