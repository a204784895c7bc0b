import { useEffect, useState } from "react";

/** Whatever somebody does first. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** Nobody has done anything for so many milliseconds: they read, and what they may want next can be fetched. */
const AWAKE_AFTER_MS = 3_000;

/** Whether somebody has turned to the page, or had the time to: a first visit fetches nothing more before. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const wake = () => setAwake(true);
    const timer = setTimeout(wake, AWAKE_AFTER_MS);
    for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);

  return isAwake;
}
