import { FORMER_LITIGANT_UUID } from "~/domain/account/former-litigant";
import type { CourtView } from "~/domain/courtroom/court-view";
import type { Seat } from "~/domain/judge/judge";
import { nameIn, SIDES } from "../courtroom-sides";

interface CourtPartyProps {
  view: CourtView;
  seat: Seat;
  className?: string;
}

/** A party in session: role and name, whether they are in the room, and whether they want a decision. */
export function CourtParty({ view, seat, className = "" }: CourtPartyProps) {
  const { courtroom, userUuid, present, ready, line } = view;
  const uuid = seat === "creator" ? courtroom.creatorUuid : courtroom.opponent?.uuid;
  const side = SIDES[seat];
  const isYou = uuid === userUuid;
  const isPresent = uuid !== undefined && present.includes(uuid);
  // One's own readiness is what the button says.
  const isReady = !isYou && uuid !== undefined && ready.includes(uuid) && courtroom.status === "active";
  return (
    <div className={`min-w-0 leading-tight ${className}`}>
      <p className="flex flex-wrap items-center gap-x-1.5 font-bold text-[min(0.7rem,3.6vw)] uppercase tracking-wide">
        <span aria-hidden className={`size-2.5 shrink-0 border-[1.5px] border-ink ${side.mark}`} />
        {side.label}
        {isYou && <span className="rounded-[3px] bg-ink px-1 text-paper">YOU</span>}
        {isReady && <span className="rounded-[3px] bg-judge px-1 text-on-color">Ready</span>}
      </p>
      <p className={`line-clamp-2 font-bold [overflow-wrap:anywhere] ${side.text}`}>
        <bdi>{nameIn(courtroom, seat)}</bdi>
      </p>
      {!isYou && line === "live" && <p className="text-ink-soft text-xs">{whereabouts(uuid, isPresent)}</p>}
    </div>
  );
}

function whereabouts(uuid: string | undefined, isPresent: boolean): string {
  if (uuid === FORMER_LITIGANT_UUID) return "Left for good";
  return isPresent ? "In the room" : "Stepped out";
}
