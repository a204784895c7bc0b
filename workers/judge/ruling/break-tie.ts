import { otherSeat, SEAT_LABELS } from "~/domain/case/seat";
import { winnerByHunch } from "~/domain/judge/hunch";
import type { CaseRecord } from "~/domain/judge/judge";
import type { FindingRun } from "~/domain/judge/receipt";
import type { Ground } from "./finding";

/** The loser's share of the blame where nothing but the hunch decided, in percent. */
const LOSERS_SHARE = 52;

interface Reading {
  run: FindingRun;
  grounds: Ground[];
}

/**
 * A reading that found the case even, decided by whoever knew the other better (docs/rules.md#the-hunch), with that as
 * its first ground. Any other reading, and one of a case without such a winner, stays as it is.
 */
export function breakTie({ run, grounds }: Reading, record: CaseRecord): Reading {
  if (run.winner !== "other" || record.kind === "courtroom" || record.hunch === undefined) return { run, grounds };
  const winner = winnerByHunch(record);
  if (winner === "other") return { run, grounds };
  const loser = otherSeat(winner);
  const because =
    `The answers weigh even, so the Hunch decides, and the ruling says so: asked what the other had answered here, ` +
    `${SEAT_LABELS[winner]} was right and ${SEAT_LABELS[loser]} was wrong.`;
  const blame = { creator: LOSERS_SHARE, opponent: LOSERS_SHARE, [winner]: 100 - LOSERS_SHARE };
  return {
    run: { ...run, winner, blame },
    grounds: [{ number: record.hunch.about, seat: loser, because }, ...grounds],
  };
}
