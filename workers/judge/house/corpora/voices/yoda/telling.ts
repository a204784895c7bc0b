import type { Telling } from "../voice";

/** The verb first, the person after, the doubt last. */
export const TELLING: Telling = {
  common: [
    "{fact}. Agreed on this, the two are (Exhibit {n})",
    "{fact}; deny it, neither does (Exhibit {n})",
    "clear, one thing is. {fact} (Exhibit {n})",
    "hidden, this was not: {fact} (Exhibit {n})",
    "{fact}. Dispute it, nobody does (Exhibit {n})",
  ],
  owned: [
    "{fact}, and hide it, does not (Exhibit {n})",
    "{fact}. Confessed, it is (Exhibit {n})",
    "{fact}, and with open eyes says so (Exhibit {n})",
    "{fact}. Owned, it is (Exhibit {n})",
    "{fact}, and small the voice was that said so (Exhibit {n})",
  ],
  admitted: [
    "{fact}. Admit this, {admitter} does (Exhibit {n})",
    "{fact}: {admitter} it is that says so (Exhibit {n})",
    "grant it, {admitter} must: {fact} (Exhibit {n})",
    "from {admitter}, slowly, the truth came: {fact} (Exhibit {n})",
    "{fact}. Swallow hard and say it, {admitter} did (Exhibit {n})",
  ],
  clash: [
    "{fact}, says {yes}. Not so, says {no} (Exhibit {n})",
    "{fact}: so says {yes}. Shakes the head, {no} does (Exhibit {n})",
    "{fact}: yes, to {yes}; no, to {no} (Exhibit {n})",
  ],
  accused: [
    "that {fact}, {yes} remembers. Otherwise, {no} remembers (Exhibit {n})",
    "two tales there are. In {yes}'s, {fact}. In {no}'s, not so (Exhibit {n})",
    "that {fact}, {yes} feels strongly. Agree, {no} does not (Exhibit {n})",
    "{fact}: the charge of {yes}, this is. Deny it, {no} must, and does (Exhibit {n})",
    "that {fact}, {yes} would carve in stone. Carve it, {no} would not (Exhibit {n})",
  ],
  boasted: [
    "{fact}, or so the tale is told. Tell it so, {no} does not (Exhibit {n})",
    "{fact}, by their own word. By the word of {no}, never (Exhibit {n})",
    "{fact}, in their own pond. In the pond of {no}, not so (Exhibit {n})",
  ],
  apart: [
    "into the mirror, each looked: {one}, {other} (Exhibit {n})",
    "of themselves, both spoke: {one}; {other} (Exhibit {n})",
    "asked of themselves, they were: {one}, {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, behind the Fifth {ducker} hid{besides} (Exhibit {n})",
    "I asked {whether}. The Fifth, {ducker} took{besides} (Exhibit {n})",
    "asked {whether}, silent {ducker} fell, and the Fifth pleaded{besides} (Exhibit {n})",
    "when I asked {whether}, into the mist of the Fifth {ducker} walked{besides} (Exhibit {n})",
  ],
  besides: ["; {answer}, {other} said", ". Say {answer}, {other} could"],
  dodged: [
    "{fact}, says {other}. The Fifth, says {ducker} (Exhibit {n})",
    "that {fact}, {other} tells. Tell nothing, {ducker} does: the Fifth (Exhibit {n})",
  ],
  mute: [
    "asked {whether}, the Fifth they pleaded, the two (Exhibit {n})",
    "I asked {whether}. Two Fifths, and the wind (Exhibit {n})",
    "asked {whether}, behind the Fifth both of them stood (Exhibit {n})",
  ],
  word: [
    "{fact}. So {witness} tells it, alone (Exhibit {n})",
    "that {fact}, from {witness} I have (Exhibit {n})",
    "{fact}, says {witness}; say otherwise, nobody does (Exhibit {n})",
    "one voice there is, {witness}'s, and it says that {fact} (Exhibit {n})",
  ],
  tail: [". {remark}.", ". {remark}."],
  lead: [
    "The heart of it, this is.",
    "Begin with the truth, we must.",
    "Decided by one thing, this was.",
    "Look here, you must, and not away.",
  ],
  more: ["More there is.", "Further, it goes.", "Finished, I am not.", "A second stone, beside the first."],
  versus: ["Yet on the other side,", "Turn it over, we must.", "But another side there is."],
  but: [
    "Good, this is. Enough, it is not.",
    "Weigh it, I did. Heavier, the rest was.",
    "A candle, it is. More light, the other side has.",
    "Counted it, I have. Enough, it was not.",
    "True, it is. Turn the scale, it does not.",
  ],
};
