import { Party } from "~/components/party/party";
import type { Seat } from "~/domain/case/seat";
import type { SuitView } from "~/domain/pettysuit/suit-view";

/** Who against whom, and which of them is the one who looks. */
export function PartiesBar({ suit, seat }: { suit: SuitView; seat: Seat }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 border-ink border-y-2 py-1.5 lg:py-3 lg:text-lg">
      <Party seat="creator" name={suit.creatorUsername ?? suit.creatorDisplayName} isYou={seat === "creator"} />
      <span className="font-display">v.</span>
      <Party
        seat="opponent"
        name={suit.opponentUsername ?? suit.opponentDisplayName ?? "Not here yet"}
        isYou={seat === "opponent"}
        className="text-end [&>p:first-child]:justify-end"
      />
    </div>
  );
}
