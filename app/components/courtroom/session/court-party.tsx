import { Party } from "~/components/party/party";
import { FORMER_LITIGANT_UUID } from "~/domain/case/former-litigant";
import type { Seat } from "~/domain/case/seat";
import type { CourtView } from "~/domain/courtroom/court-view";
import { nameIn } from "../seats";

interface CourtPartyProps {
  view: CourtView;
  seat: Seat;
  className?: string;
}

/** A party in session: role and name, whether they are in the room, and whether they want a decision. */
export function CourtParty({ view, seat, className = "" }: CourtPartyProps) {
  const { courtroom, present, ready, connection } = view;
  const uuid = seat === "creator" ? courtroom.creatorUuid : courtroom.opponent?.uuid;
  const isYou = seat === view.seat;
  const isPresent = uuid !== undefined && present.includes(uuid);
  // One's own readiness is what the button says.
  const isReady = !isYou && uuid !== undefined && ready.includes(uuid) && courtroom.status === "active";
  return (
    <Party
      seat={seat}
      name={nameIn(courtroom, seat)}
      isYou={isYou}
      badge={isReady && <span className="rounded-[3px] bg-judge px-1 text-on-color">Ready</span>}
      nameClass="line-clamp-2"
      className={className}
    >
      {!isYou && connection === "live" && <p className="text-ink-soft text-xs">{whereabouts(uuid, isPresent)}</p>}
    </Party>
  );
}

function whereabouts(uuid: string | undefined, isPresent: boolean): string {
  if (uuid === FORMER_LITIGANT_UUID) return "Left for good";
  return isPresent ? "In the room" : "Stepped out";
}
