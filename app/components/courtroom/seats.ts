import type { Seat } from "~/domain/case/seat";
import type { Courtroom } from "~/domain/courtroom/courtroom";

/** What a party is called in this courtroom. */
export function nameIn({ creator, opponent }: Courtroom, seat: Seat): string {
  return (
    (seat === "creator" ? creator.displayName : opponent?.displayName) || (seat === "creator" ? "Party A" : "Party B")
  );
}

/** What both are called. */
export function namesIn(courtroom: Courtroom): Record<Seat, string> {
  return { creator: nameIn(courtroom, "creator"), opponent: nameIn(courtroom, "opponent") };
}
