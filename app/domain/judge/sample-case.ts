import type { PartyNames } from "../case/party-names";
import type { RecordedMessage } from "./judge";

/** A case of people who don't exist, argued live: shows what a hearing is, and the judges beside each other. */
export const SAMPLE_CASE: { allegation: string; names: PartyNames; messages: readonly RecordedMessage[] } = {
  allegation: "He put the milk back with one sip in it.",
  names: { creator: "Sam", opponent: "Tom" },
  messages: [
    { seat: "creator", content: "You put the carton back with one sip in it. Again." },
    { seat: "opponent", content: "It was not empty. That is the whole point of one sip." },
    { seat: "creator", content: "I found out with a full bowl of cereal in front of me." },
    { seat: "opponent", content: "I was going to buy more on the way home." },
    { seat: "creator", content: "You came home without milk. And with crisps." },
    { seat: "opponent", content: "Okay, I did put it back. I panicked." },
  ],
};
