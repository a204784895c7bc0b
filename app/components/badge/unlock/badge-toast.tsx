import { Link } from "@remix-run/react";
import { useCallback } from "react";
import { createPortal } from "react-dom";
import { FallingPaper, type ThrowPaper } from "~/components/ui/falling-paper";
import type { Badge, BadgeTier } from "~/domain/badge/badge";
import type { BadgeProgress } from "~/domain/badge/earned-badge";
import { TIER_NAMES } from "../badge-looks";
import { BadgeStars } from "../badge-stars";
import { WayToNext } from "../way-to-next";

const PIECES: Record<BadgeTier, number> = { common: 50, rare: 100, epic: 150, legendary: 200 };

/** Three seconds, at 60 a second. */
const FRAMES = 180;

interface BadgeToastProps {
  badge: Badge;
  progress: BadgeProgress | null;
}

/** What is left of an unlocking: the badge, how far it is to the next one, and the way to all of them. */
export function BadgeToast({ badge: { category, name, icon, tier, stars }, progress }: BadgeToastProps) {
  const onReady = useCallback((throwPaper: ThrowPaper) => void throwPaper(PIECES[tier], FRAMES), [tier]);
  return (
    <div>
      <div aria-hidden className="flex items-center gap-3">
        <img src={icon} alt="" width={320} height={320} className="size-12 shrink-0" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-bold text-ink-soft text-xs">
            {TIER_NAMES[tier]} <BadgeStars count={stars} />
          </p>
          <p className="font-display leading-tight [overflow-wrap:anywhere]">{name}</p>
        </div>
      </div>
      <div className="-mb-2 mt-1.5 flex flex-wrap items-center gap-x-4">
        <WayToNext category={category} progress={progress} />
        <Link
          to="/profile"
          className="inline-flex min-h-11 items-center rounded-uneven font-bold underline decoration-2 underline-offset-4"
        >
          View All
        </Link>
      </div>
      {/* Not in the toast: what is fixed stands by the window only where nothing around it moves. */}
      {createPortal(<FallingPaper onReady={onReady} />, document.body)}
    </div>
  );
}
