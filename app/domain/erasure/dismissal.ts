import { SEAT_LABELS, type Seat } from "../case/seat";
import type { FairnessReceipt } from "../judge/receipt";
import { STRUCK } from "./struck-texts";

/** Who ends a case that nobody can rule on any more. No judge: nothing was weighed. */
export const CLERK_ID = "clerk@1";

const RECEIPT: FairnessReceipt = { judgeId: CLERK_ID, promptVersion: null, runs: [], fallback: null };

/**
 * How an undecided case ends when one of its people leaves: as a draw by the clerk's hand, which says why. It stands
 * where a verdict stands, so that every page, list and socket shows it, and no ruling can come after it.
 */
export function dismissalOf(leaver: Seat) {
  const gone = SEAT_LABELS[leaver];
  return {
    caseName: STRUCK.caseName,
    winner: "other" as const,
    rationale: `${gone} has left the court for good and taken along everything that they said. One side alone is no case, so this one is dismissed. Nobody won and nobody lost, and there is nothing left for you to do.`,
    punishment: "None. Whoever is still here is free to go.",
    judgeId: CLERK_ID,
    finding: { exhibits: [], blame: { creator: 50, opponent: 50 } },
    receipt: RECEIPT,
    byDefault: false,
  };
}
