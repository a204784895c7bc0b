import { useEffect, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";

/** The stages of an unlocking, and how long each takes, in milliseconds. */
const STAGES = [
  ["appear", 500],
  ["reveal", 2_000],
  ["complete", 1_000],
] as const;
export type UnlockStage = (typeof STAGES)[number][0];

/**
 * The stage that an unlocking is at. Whoever wants nothing to move sees the last one all the while. `onOver` must keep
 * its identity between renders.
 */
export function useUnlockStages(onOver: () => void): UnlockStage {
  const [place, setPlace] = useState(() => (prefersReducedMotion() ? STAGES.length - 1 : 0));
  const [passed, setPassed] = useState(0);
  const [, lasts] = STAGES[passed] ?? STAGES[0];

  useEffect(() => {
    const timer = setTimeout(() => {
      if (passed + 1 === STAGES.length) return onOver();
      setPassed(passed + 1);
      setPlace((current) => Math.max(current, passed + 1));
    }, lasts);
    return () => clearTimeout(timer);
  }, [passed, lasts, onOver]);

  return (STAGES[place] ?? STAGES[0])[0];
}
