import { useCallback } from "react";
import { showToast } from "~/browser/toast";
import { FallingPaper, type ThrowPaper } from "~/components/ui/falling-paper";
import { type BadgeTier, findBadge } from "~/domain/badge/badge";
import type { UnlockedBadge } from "~/domain/badge/earned-badge";
import { BadgeToast } from "./badge-toast";
import { UnlockCard } from "./unlock-card";
import { useInterruption } from "./use-interruption";
import { useUnlockStages } from "./use-unlock-stages";

/** How long the toast stays, in milliseconds. */
const TOAST_MS = 8_000;

const PIECES: Record<BadgeTier, number> = { common: 100, rare: 200, epic: 300, legendary: 500 };

export interface BadgeUnlockProps {
  badge: UnlockedBadge;
  /** It has been shown, and the toast has taken over. Must keep its identity between renders. */
  onOver: () => void;
}

/**
 * A badge is unlocked in front of the page, which gets every tap all the while; then a toast says it again. A screen
 * reader hears of it once, by the toast.
 */
export function BadgeUnlock({ badge: unlocked, onOver }: BadgeUnlockProps) {
  const handOver = useCallback(() => {
    toastBadge(unlocked);
    onOver();
  }, [unlocked, onOver]);
  const stage = useUnlockStages(handOver);
  const isPutAway = useInterruption(handOver);
  const badge = findBadge(unlocked.category, unlocked.threshold);
  const tier = badge?.tier ?? "common";
  const onReady = useCallback((throwPaper: ThrowPaper) => void throwPaper(PIECES[tier]), [tier]);
  if (badge === null) return null;

  return (
    <div aria-hidden className={isPutAway ? "opacity-0" : ""}>
      <UnlockCard badge={badge} stage={stage} onNoRoom={handOver} />
      {stage !== "appear" && <FallingPaper onReady={onReady} />}
    </div>
  );
}

/** Nothing of a badge that this version of the page does not know. */
function toastBadge({ category, threshold, progress }: UnlockedBadge): void {
  const badge = findBadge(category, threshold);
  if (badge === null) return;
  showToast({
    title: `Badge unlocked: ${badge.name}.`,
    description: badge.line,
    duration: TOAST_MS,
    drawn: <BadgeToast badge={badge} progress={progress} />,
  });
}
