import type { Seat } from "~/domain/case/seat";

/** What tells the two sides apart beside their colour: a word, the shape of a mark, and the shape of what they say. */
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
