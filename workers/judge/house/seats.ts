import { SEAT_LABELS, type Seat } from "~/domain/case/seat";

/** What the ruling calls a seat until names take its place. */
export function labelOf(seat: Seat): string {
  return SEAT_LABELS[seat];
}

export function otherThan(seat: Seat): Seat {
  return seat === "creator" ? "opponent" : "creator";
}
