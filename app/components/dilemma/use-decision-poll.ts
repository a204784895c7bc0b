import { useEffect } from "react";

interface PollOptions {
  /** Milliseconds until the next check after so many; null ends it. Must keep its identity between renders. */
  nextWait: (attempts: number) => number | null;
  /** A page that nobody looks at goes on asking, since it was asked to call. */
  asksHidden?: boolean;
  /** The last check is done, and nothing came of it. Must keep its identity between renders. */
  onGivenUp?: () => void;
}

/**
 * Asks for the decision while it is awaited: at once, then a few times with growing waits. A hidden page asks nothing;
 * it asks again the moment it is looked at.
 */
export function useDecisionPoll(isWaiting: boolean, check: () => Promise<unknown>, options: PollOptions): void {
  const { nextWait, asksHidden = false, onGivenUp } = options;
  useEffect(() => {
    if (!isWaiting) return;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isOver = false;
    const isAway = () => document.hidden && !asksHidden;

    const ask = async () => {
      if (isAsking || isAway()) return;
      isAsking = true;
      await check();
      isAsking = false;
      if (isOver || isAway()) return;
      const wait = nextWait(attempts);
      if (wait === null) return onGivenUp?.();
      attempts += 1;
      timer = setTimeout(ask, wait);
    };
    const lookAway = () => {
      clearTimeout(timer);
      ask();
    };

    ask();
    document.addEventListener("visibilitychange", lookAway);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAway);
    };
  }, [isWaiting, check, nextWait, asksHidden, onGivenUp]);
}
