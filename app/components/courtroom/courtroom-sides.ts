import type { Seat } from "~/domain/case/seat";
import type { Courtroom } from "~/domain/courtroom/courtroom";

/** What tells the two sides apart beside their colour: a word, and the shape of what they say. */
export const SIDES: Record<Seat, { label: string; text: string; mark: string; bubble: string }> = {
  creator: {
    label: "Plaintiff",
    text: "text-plaintiff-text",
    mark: "rounded-[1px] bg-plaintiff",
    bubble: "rounded-[4px] bg-plaintiff",
  },
  opponent: {
    label: "Defendant",
    text: "text-defendant-text",
    mark: "rounded-full bg-defendant",
    bubble: "rounded-[1.1rem] bg-defendant",
  },
};

export function seatIn({ creatorUuid }: Courtroom, userUuid: string): Seat {
  return userUuid === creatorUuid ? "creator" : "opponent";
}

/** What a party is called in this courtroom. */
export function nameIn({ creator, opponent }: Courtroom, seat: Seat): string {
  return (
    (seat === "creator" ? creator.displayName : opponent?.displayName) || (seat === "creator" ? "Party A" : "Party B")
  );
}
