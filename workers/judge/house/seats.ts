import { SEAT_LABELS, type Seat } from "~/domain/case/seat";

/** What the ruling calls a seat until names take its place. */
export function labelOf(seat: Seat): string {
  return SEAT_LABELS[seat];
}

/** The blame where none was found. */
export const NO_BLAME: Readonly<Record<Seat, number>> = { creator: 50, opponent: 50 };

export function otherThan(seat: Seat): Seat {
  return seat === "creator" ? "opponent" : "creator";
}
