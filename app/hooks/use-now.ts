import { useEffect, useState } from "react";

const TICK_MS = 60_000;

/**
 * Now, in Unix milliseconds and to the minute. It begins with the server's `seenAt`, so that the page draws the same
 * during hydration.
 */
export function useNow(seenAt: number): number {
  const [now, setNow] = useState(seenAt);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
