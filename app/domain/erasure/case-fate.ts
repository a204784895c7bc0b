import { FORMER_LITIGANT_UUID } from "../case/former-litigant";
import type { Seat, Seats } from "../case/seat";
import { otherSeat } from "../case/seat";
import { type Judgment, type Reopenings, vacatableUntil } from "../docket/default-judgment";

/** A case as far as its fate goes when one of its people leaves. */
export interface LeftCase extends Seats, Reopenings {
  verdict: Judgment | undefined;
}

/**
 * What becomes of a case: `gone` where nobody else is in it any more, `dismissed` where it is not decided for good, and
 * otherwise the leaver is `struck` from it.
 */
export type CaseFate = "gone" | "dismissed" | "struck";

/**
 * The fate of a case, null where none of `leavers` sits in it any more. They are the uuids of one person: theirs and
 * those of the guests that they were. `now` in Unix milliseconds.
 */
export function fateOf(left: LeftCase, leavers: readonly string[], now: number): CaseFate | null {
  const seat = leaversSeat(left, leavers);
  if (seat === null) return null;
  const other = left[`${otherSeat(seat)}Uuid`];
  if (other === null || other === FORMER_LITIGANT_UUID || leavers.includes(other)) return "gone";
  if (left.verdict === undefined) return "dismissed";
  // Whoever stays could have it set aside, and would then wait for somebody who is gone.
  const until = vacatableUntil(left.verdict, left, otherSeat(seat));
  return until !== null && until > now ? "dismissed" : "struck";
}

/** Where the person sits. Somebody on both sides is the plaintiff. */
export function leaversSeat({ creatorUuid, opponentUuid }: Seats, leavers: readonly string[]): Seat | null {
  if (leavers.includes(creatorUuid)) return "creator";
  return opponentUuid !== null && leavers.includes(opponentUuid) ? "opponent" : null;
}
