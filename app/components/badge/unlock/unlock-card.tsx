import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Badge } from "~/domain/badge/badge";
import { TIER_GROUNDS, TIER_NAMES } from "../badge-looks";
import { BadgeStars } from "../badge-stars";
import { usePlaceBeside } from "./use-place-beside";
import type { UnlockStage } from "./use-unlock-stages";

const RAYS = "repeating-conic-gradient(var(--panel) 0 10deg, transparent 10deg 20deg)";

interface UnlockCardProps {
  badge: Badge;
  stage: UnlockStage;
  /** There is no place where it would cover nothing that matters. Must keep its identity between renders. */
  onNoRoom: () => void;
}

/** First the shadow of a medal, then the medal and its name, then its stars. Its cross alone takes a tap. */
export function UnlockCard({ badge: { icon, name, line, tier, stars }, stage, onNoRoom }: UnlockCardProps) {
  const isRevealed = stage !== "appear";
  const card = useRef<HTMLDivElement>(null);
  const place = usePlaceBeside(card);

  useEffect(() => {
    if (place === null) onNoRoom();
  }, [place, onNoRoom]);

  return (
    <div
      style={place ?? undefined}
      className={`pointer-events-none fixed inset-0 z-40 grid place-items-center p-4 ${place === null ? "invisible" : ""}`}
    >
      <div
        ref={card}
        data-unlock={stage}
        className="relative flex w-[min(19rem,100%)] flex-col overflow-hidden rounded-uneven-lg border-[3px] border-ink bg-panel text-center shadow-hard-lg transition duration-500 starting:scale-75 starting:opacity-0 lying:w-[min(34rem,100%)] lying:flex-row"
      >
        <div
          className={`relative grid shrink-0 place-items-center overflow-hidden border-ink border-b-[3px] p-4 lying:border-e-[3px] lying:border-b-0 ${TIER_GROUNDS[tier]}`}
        >
          <span
            className={`absolute size-[28rem] animate-[spin_16s_linear_infinite] transition-opacity duration-700 ${isRevealed ? "opacity-40" : "opacity-0"}`}
            style={{ background: RAYS }}
          />
          <span className="relative grid size-36 *:col-start-1 *:row-start-1 [@media(max-height:36rem)]:size-28">
            <img src={icon} alt="" width={320} height={320} className="brightness-0" />
            <img
              src={icon}
              alt=""
              width={320}
              height={320}
              className={`relative transition duration-700 ${isRevealed ? "" : "scale-90 opacity-0"}`}
            />
          </span>
        </div>
        <div className="min-w-0 flex-1 self-center px-5 py-3">
          <p className="font-bold text-ink-soft text-sm">Badge unlocked</p>
          <div className={riseWhen(isRevealed)}>
            <p className="font-display text-[min(8vw,1.625rem)] leading-tight [overflow-wrap:anywhere]">{name}</p>
            <p className="mt-1 text-sm leading-snug">{line}</p>
          </div>
          <p
            className={`mt-2 flex items-center justify-center gap-2 font-bold text-sm ${riseWhen(stage === "complete")}`}
          >
            <BadgeStars count={stars} />
            {TIER_NAMES[tier]}
          </p>
        </div>
        <span className="pointer-events-auto absolute end-2 top-2 grid size-11 cursor-pointer place-items-center rounded-full border-2 border-ink bg-panel">
          <X className="size-5" />
        </span>
      </div>
    </div>
  );
}

/** Has its place from the beginning, so that nothing jumps. */
function riseWhen(isThere: boolean): string {
  return `transition duration-500 ${isThere ? "" : "translate-y-2 opacity-0"}`;
}
