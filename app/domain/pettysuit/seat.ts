import { FORMER_LITIGANT_UUID } from "../account/former-litigant";
import type { Seat } from "../judge/judge";

/** The two people of a suit, as far as seats go. */
export interface Seats {
  creatorUuid: string;
  opponentUuid: string | null;
}

/** Which seat a person has in a suit, or null for everyone else. */
export function seatOf(suit: Seats, userUuid: string | undefined): Seat | null {
  if (userUuid === undefined) return null;
  if (suit.creatorUuid === userUuid) return "creator";
  if (suit.opponentUuid === userUuid) return "opponent";
  return null;
}

/** Whether one of the two has deleted their account since: nothing more can happen in such a case. */
export function isDeserted({ creatorUuid, opponentUuid }: Seats): boolean {
  return creatorUuid === FORMER_LITIGANT_UUID || opponentUuid === FORMER_LITIGANT_UUID;
}
