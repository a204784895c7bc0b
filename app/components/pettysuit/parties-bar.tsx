import { Party } from "~/components/party/party";
import type { Seat } from "~/domain/case/seat";
import type { SuitView } from "~/domain/pettysuit/suit-view";

/** Who against whom, and which of them is the one who looks. */
export function PartiesBar({ suit, seat }: { suit: SuitView; seat: Seat }) {
  return (
    <div className="deck-parties">
      <Party seat="creator" name={suit.creatorUsername ?? suit.creatorDisplayName} isYou={seat === "creator"} />
      <span className="font-display">v.</span>
      <Party
        seat="opponent"
        name={suit.opponentUsername ?? suit.opponentDisplayName ?? "Not here yet"}
        isYou={seat === "opponent"}
        className="deck-other-party"
      />
    </div>
  );
}
