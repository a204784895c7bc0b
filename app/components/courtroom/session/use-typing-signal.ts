import { useCallback, useRef } from "react";

/** Often enough that four seconds of belief don't run out while somebody writes on, in milliseconds. */
const TELL_EVERY_MS = 2_500;

/** Tells the court that somebody writes, now and then while they do, and once when they stop. */
export function useTypingSignal(tell: (isTyping: boolean) => void): (text: string) => void {
  const toldAt = useRef<number | null>(null);
  return useCallback(
    (text: string) => {
      const now = Date.now();
      if (text.trim() === "") {
        if (toldAt.current !== null) tell(false);
        toldAt.current = null;
      } else if (toldAt.current === null || now - toldAt.current > TELL_EVERY_MS) {
        tell(true);
        toldAt.current = now;
      }
    },
    [tell],
  );
}
