import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { announcedBadges, dropAnnouncedBadge } from "~/browser/badge/announced-badges";
import { announceUnseenBadges, tellInvitesSent } from "~/browser/badge/badge-calls";
import { deeds, sentSummons } from "~/browser/badge/deeds";
import { shownToast } from "~/browser/toast";
import type { UnlockedBadge } from "~/domain/badge/earned-badge";
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
  useLooks(isQuiet);

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

  return turn !== null && turn.badge === next && <turn.Unlock badge={next} onOver={dropAnnouncedBadge} />;
}

/** Asks for what was earned: on each page once, and after whatever badges are given for. Tells of summonses at once. */
function useLooks(isQuiet: () => boolean): void {
  const { key } = useLocation();
  const done = useSharedValue(deeds);
  const sent = useSharedValue(sentSummons);

  useEffect(() => {
    if (sent !== null) tellInvitesSent();
  }, [sent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another deed is what asks again.
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isQuiet()) return;
      clearInterval(timer);
      announceUnseenBadges();
    }, LOOK_AFTER_MS);
    return () => clearInterval(timer);
  }, [key, done, isQuiet]);
}
