import type { Telling } from "../voice";

/** The memo after the incident: findings, owners, misalignments, and what did not ship. */
export const TELLING: Telling = {
  common: [
    "both stakeholders align that {fact} (Exhibit {n})",
    "key finding: {fact}, agreed on both sides (Exhibit {n})",
    "{fact}, and we have full buy-in on that (Exhibit {n})",
    "for the minutes, {fact}; there were no objections (Exhibit {n})",
    "the data is green across the board: {fact} (Exhibit {n})",
  ],
  owned: [
    "{fact}, and took ownership of it (Exhibit {n})",
    "{fact}, and self-reported (Exhibit {n})",
    "{fact}, and was transparent about it (Exhibit {n})",
    "{fact}, and logged it under their own name (Exhibit {n})",
    "{fact}, and raised a hand for it (Exhibit {n})",
  ],
  admitted: [
    "{admitter} has signed off on the fact that {fact} (Exhibit {n})",
    "per {admitter}'s own status report, {fact} (Exhibit {n})",
    "{admitter} accepts, with no further action, that {fact} (Exhibit {n})",
    "in the spirit of transparency, {admitter} shares that {fact} (Exhibit {n})",
    "{admitter} conceded in the one-to-one that {fact} (Exhibit {n})",
  ],
  clash: [
    "{fact}, according to {yes}; {no}'s data says otherwise (Exhibit {n})",
    "{fact}, in {yes}'s assessment and not in {no}'s (Exhibit {n})",
    "on whether {fact}: one vote in favour, {yes}; one against, {no} (Exhibit {n})",
  ],
  accused: [
    "{yes} reports that {fact}; {no} has not received that memo (Exhibit {n})",
    "in {yes}'s version, {fact}; {no}'s version differs (Exhibit {n})",
    "{yes} logged that {fact}, and {no} disputes the entry (Exhibit {n})",
    "{yes} has escalated that {fact}; {no} could not reproduce it (Exhibit {n})",
    "{yes}'s feedback is that {fact}; {no} has declined the feedback (Exhibit {n})",
    "{yes} flagged that {fact}; {no} flagged the opposite (Exhibit {n})",
  ],
  boasted: [
    "{fact}, per self-assessment; the peer review by {no} differs (Exhibit {n})",
    "{fact}, per their own bullet point; {no} reports the opposite (Exhibit {n})",
    "{fact}, by their own numbers, which {no} could not reconcile (Exhibit {n})",
  ],
  apart: [
    "self-assessment, side by side: {one}, and {other} (Exhibit {n})",
    "per their own self-reviews, {one}, whereas {other} (Exhibit {n})",
    "both were asked about themselves: {one}, while {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} invoked the Fifth and took it offline{besides} (Exhibit {n})",
    "when we asked {whether}, {ducker} shared a one-slide deck, the Fifth{besides} (Exhibit {n})",
    "asked {whether}, {ducker} pleaded the Fifth and dropped off the call{besides} (Exhibit {n})",
    "we asked {whether}; {ducker} replied to all with the Fifth{besides} (Exhibit {n})",
  ],
  besides: ["; {other} responded {answer}", ", whereas {other} ticked {answer}"],
  dodged: [
    "{other} reports that {fact}; {ducker} pleaded the Fifth, reply-all (Exhibit {n})",
    "{other} is on record that {fact}; from {ducker} we have an out-of-office and the Fifth (Exhibit {n})",
  ],
  mute: [
    "asked {whether}, both teams pleaded the Fifth (Exhibit {n})",
    "when we asked {whether}, two Fifths came back and no deliverable (Exhibit {n})",
    "we asked {whether}; both stakeholders parked it under the Fifth (Exhibit {n})",
  ],
  word: [
    "{witness} reports that {fact} (Exhibit {n})",
    "per {witness}, sole attendee, {fact} (Exhibit {n})",
    "{fact}, according to {witness} (Exhibit {n})",
    "our only input, from {witness}, is that {fact} (Exhibit {n})",
  ],
  tail: ["; {remark}.", ". {remark}.", ". {remark}."],
  lead: ["Bottom line up front:", "The decisive learning:", "The line that legal would highlight:", "Headline:"],
  more: ["Building on that,", "Next slide, same direction:", "In addition:", "A second finding supports it:"],
  versus: ["On the flip side of the matrix:", "To present the counter-deck:", "On the other side of the ledger:"],
  but: [
    "We celebrate that. It does not carry the review.",
    "That is a plus, and the total is still negative.",
    "Thank you for that data point; the others outweigh it.",
    "A quick win, and not enough of one.",
    "It moves the needle, though not far enough.",
  ],
};
