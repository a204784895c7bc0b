import { FORMER_LITIGANT_UUID } from "./former-litigant";

/** The two seats of a case. Everywhere in the record people are their seat; names come in only when a text is shown. */
export const SEATS = ["creator", "opponent"] as const;
export type Seat = (typeof SEATS)[number];

/** What a judge's texts call each seat, until names take their place. */
export const SEAT_LABELS: Record<Seat, string> = { creator: "Party A", opponent: "Party B" };

const OTHER_SEAT: Record<Seat, Seat> = { creator: "opponent", opponent: "creator" };

/** The seat across. */
export function otherSeat(seat: Seat): Seat {
  return OTHER_SEAT[seat];
}

/** The two people of a case, as far as seats go. */
export interface Seats {
  creatorUuid: string;
  opponentUuid: string | null;
}

/** Which seat a person has in a case, or null for everyone else. */
export function seatOf({ creatorUuid, opponentUuid }: Seats, userUuid: string | undefined): Seat | null {
  if (userUuid === undefined) return null;
  if (creatorUuid === userUuid) return "creator";
  return opponentUuid === userUuid ? "opponent" : null;
}

/** Whether one of the two has deleted their account since: nothing more can happen in such a case. */
export function isDeserted({ creatorUuid, opponentUuid }: Seats): boolean {
  return creatorUuid === FORMER_LITIGANT_UUID || opponentUuid === FORMER_LITIGANT_UUID;
}
