import { type RefObject, useEffect } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import { scrollWithin } from "./scroll-within";

/** Brings the message that the ruling points at onto the screen, and whoever reads by keyboard or ear with it. */
export function useOpenedMessage(scroller: RefObject<HTMLElement | null>, opened: { number: number } | null): void {
  useEffect(() => {
    if (opened === null) return;
    // After the ruling has given the focus back to whatever opened it.
    const timer = setTimeout(() => {
      const message = scroller.current?.querySelector<HTMLElement>(`[data-number="${opened.number}"]`);
      if (!scroller.current || !message) return;
      message.focus({ preventScroll: true });
      scrollWithin(scroller.current, message, "middle", prefersReducedMotion() ? "auto" : "smooth");
    });
    return () => clearTimeout(timer);
  }, [scroller, opened]);
}
