import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { announcedBadges, dropAnnouncedBadge } from "~/browser/badge/announced-badges";
import { announceUnseenBadge, tellInvitesSent } from "~/browser/badge/badge-calls";
import { deeds, lookForBadges, sentSummons } from "~/browser/badge/deeds";
import { shownToast } from "~/browser/toast";
import type { UnlockedBadge } from "~/domain/badge/earned-badge";
import { useLive } from "~/hooks/use-live";
import { useQuiet } from "~/hooks/use-quiet";
import { useSharedValue } from "~/hooks/use-shared-value";
import type { BadgeUnlockProps } from "./unlock/badge-unlock";

/** The pause before a badge, also between one and the next, in milliseconds. */
const QUEUE_GAP_MS = 400;

/** How long after something was done, or a page was opened, the court is asked for badges, in milliseconds. */
const LOOK_AFTER_MS = 1_500;

interface Turn {
  badge: UnlockedBadge;
  Unlock: ComponentType<BadgeUnlockProps>;
}

/** Where badges are celebrated: one at a time, and only while the page is quiet. */
export function BadgeHost() {
  const isQuiet = useQuiet();
  const next = useSharedValue(announcedBadges)?.[0];
  const isToastShown = useSharedValue(shownToast) !== null;
  const [turn, setTurn] = useState<Turn | null>(null);
  useLooks(isQuiet, next === undefined && !isToastShown);

  useEffect(() => {
    if (next === undefined || next === turn?.badge || isToastShown) return;
    let isHere = true;
    const timer = setInterval(() => {
      if (!isQuiet()) return;
      import("./unlock/badge-unlock").then(
        ({ BadgeUnlock }) => isHere && isQuiet() && setTurn({ badge: next, Unlock: BadgeUnlock }),
        // It can wait for the connection.
        () => undefined,
      );
    }, QUEUE_GAP_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [next, turn, isToastShown, isQuiet]);

  return turn !== null && turn.badge === next && <turn.Unlock badge={next} onOver={takeNextTurn} />;
}

/** There may be more where that came from. */
function takeNextTurn(): void {
  dropAnnouncedBadge();
  lookForBadges();
}

/**
 * Asks for what was earned, while nothing else is shown: on each page once, after whatever badges are given for, and
 * when the court tells of one. Tells of summonses at once.
 */
function useLooks(isQuiet: () => boolean, isFree: boolean): void {
  const { key } = useLocation();
  const done = useSharedValue(deeds);
  const sent = useSharedValue(sentSummons);
  const [isDue, setDue] = useState(false);

  useLive(true, (message) => {
    if (message.type === "notice" && message.payload.notice.kind === "badge") lookForBadges();
  });

  useEffect(() => {
    if (sent !== null) tellInvitesSent();
  }, [sent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another deed is what asks again.
  useEffect(() => setDue(true), [key, done]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with each of them.
  useEffect(() => {
    if (!isDue || !isFree) return;
    const timer = setInterval(() => {
      if (!isQuiet()) return;
      setDue(false);
      announceUnseenBadge();
    }, LOOK_AFTER_MS);
    return () => clearInterval(timer);
  }, [key, done, isDue, isFree, isQuiet]);
}
