import { useCallback, useRef, useState } from "react";

interface RandomText {
  isFetching: boolean;
  /** A text to start from, or null when there is none to be had: an inspiration that fails is no one's problem. */
  draw: () => Promise<string | null>;
}

/** Draws a text out of one of the server's lists, one at a time. `fetchText` is the same function each time. */
export function useRandomText(fetchText: () => Promise<string>): RandomText {
  const [isFetching, setIsFetching] = useState(false);
  const isLocked = useRef(false);

  const draw = useCallback(async () => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setIsFetching(true);
    try {
      return await fetchText();
    } catch {
      return null;
    } finally {
      isLocked.current = false;
      setIsFetching(false);
    }
  }, [fetchText]);

  return { isFetching, draw };
}
