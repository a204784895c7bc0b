import { type RefObject, useEffect } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { scrollWithin } from "./scroll-within";

/** Brings the message that the ruling points at onto the screen, and whoever reads by keyboard or ear with it. */
export function useOpenedMessage(frame: RefObject<HTMLElement | null>, opened: { number: number } | null): void {
  useEffect(() => {
    if (opened === null) return;
    // After the ruling has given the focus back to whatever opened it.
    const timer = setTimeout(() => {
      const message = frame.current?.querySelector<HTMLElement>(`[data-number="${opened.number}"]`);
      if (!frame.current || !message) return;
      message.focus({ preventScroll: true });
      scrollWithin(frame.current, message, "middle", prefersReducedMotion() ? "auto" : "smooth");
    });
    return () => clearTimeout(timer);
  }, [frame, opened]);
}
