import type { Seat } from "~/domain/case/seat";
import type { Courtroom } from "~/domain/courtroom/courtroom";

export function seatIn({ creatorUuid }: Courtroom, userUuid: string): Seat {
  return userUuid === creatorUuid ? "creator" : "opponent";
}

/** What a party is called in this courtroom. */
export function nameIn({ creator, opponent }: Courtroom, seat: Seat): string {
  return (
    (seat === "creator" ? creator.displayName : opponent?.displayName) || (seat === "creator" ? "Party A" : "Party B")
  );
}
