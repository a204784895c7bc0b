import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { CaseRef } from "~/domain/case/case-ref";
import { onceReached } from "~/hooks/once-reached";
import { useCaseNews } from "~/hooks/use-case-news";

/** A judge has had its attempts by then, and the house judge has written in its place, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Waits for questions that the docket is having written: the page is read anew when the live connection tells of them,
 * and once more where nothing was heard for so long. `isLate`: even that brought none.
 */
export function useAwaitedQuestions(filed: CaseRef): { isLate: boolean; waitAgain: () => void } {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  useCaseNews({ filed, onNews: revalidate });

  useEffect(() => {
    const timer = setTimeout(() => {
      setLateRound(round);
      onceReached(revalidate);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [round, revalidate]);

  const waitAgain = useCallback(() => setRound((before) => before + 1), []);
  return { isLate: lateRound === round, waitAgain };
}
