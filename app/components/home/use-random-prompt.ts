import { useCallback, useRef, useState } from "react";

interface RandomPromptHook {
  isFetching: boolean;
  /** A grievance to start from, or null when there is none to be had: an inspiration that fails is no one's problem. */
  fetchPrompt: () => Promise<string | null>;
}

export function useRandomPrompt(): RandomPromptHook {
  const [isFetching, setIsFetching] = useState(false);
  const isLocked = useRef(false);

  const fetchPrompt = useCallback(async () => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setIsFetching(true);
    try {
      const { fetchRandomPrompt } = await import("./random-prompt");
      return await fetchRandomPrompt();
    } catch {
      return null;
    } finally {
      isLocked.current = false;
      setIsFetching(false);
    }
  }, []);

  return { isFetching, fetchPrompt };
}
