import { useEffect, useState } from "react";

/** Whole seconds from now until `end` (Unix milliseconds), counted down on the page; 0 from then on. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1_000));

  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);

  return left;
}
