import { useEffect } from "react";
import { nextPollWait } from "~/domain/verdict/verdict-poll";

/**
 * Asks for the verdict while it is awaited: at once, then a few times with doubling waits. A hidden page asks nothing;
 * it asks again the moment it is looked at.
 */
export function useVerdictPoll(isWaiting: boolean, check: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return;
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isOver = false;

    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      await check();
      isAsking = false;
      const wait = nextPollWait(attempts);
      if (isOver || document.hidden || wait === null) return;
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
  }, [isWaiting, check]);
}
