import type { Telling } from "../voice";

/** What was established, by whom, and no more. */
export const TELLING: Telling = {
  common: [
    "both agree that {fact} (Exhibit {n})",
    "it is not in dispute that {fact} (Exhibit {n})",
    "{fact}, as both sides say (Exhibit {n})",
    "on one point the two are of one mind: {fact} (Exhibit {n})",
  ],
  owned: ["{fact}, and does not deny it (Exhibit {n})", "{fact}, and says so openly (Exhibit {n})"],
  admitted: ["{admitter} accepts that {fact} (Exhibit {n})", "{admitter} admits that {fact} (Exhibit {n})"],
  clash: [
    "{fact}, according to {yes}, but not according to {no} (Exhibit {n})",
    "{fact}, in the view of {yes}; {no} does not share it (Exhibit {n})",
  ],
  accused: [
    "{yes} says that {fact}; {no} does not agree (Exhibit {n})",
    "in {yes}'s account {fact}, and in {no}'s account this is not so (Exhibit {n})",
    "the accounts differ: {yes} answers that {fact}, {no} that it is otherwise (Exhibit {n})",
    "{yes} maintains that {fact}, and {no} denies it (Exhibit {n})",
  ],
  boasted: [
    "{fact}, by their own account; {no} denies it (Exhibit {n})",
    "{fact}, or says so, while {no} does not agree (Exhibit {n})",
    "{fact}, in their own recollection, but not in that of {no} (Exhibit {n})",
  ],
  apart: [
    "each answered for themselves: {one}, and {other} (Exhibit {n})",
    "by their own account {one}, and {other} (Exhibit {n})",
    "asked about themselves, the two differ: {one}, and {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} pleaded the Fifth{besides} (Exhibit {n})",
    "when asked {whether}, {ducker} preferred the Fifth to an answer{besides} (Exhibit {n})",
    "{ducker} was asked {whether}, and pleaded the Fifth{besides} (Exhibit {n})",
    "to being asked {whether}, {ducker} answered with the Fifth{besides} (Exhibit {n})",
  ],
  besides: ["; {other} said {answer}", ", while {other} said {answer}"],
  dodged: ["{other} says that {fact}; {ducker} pleaded the Fifth (Exhibit {n})"],
  mute: [
    "asked {whether}, both pleaded the Fifth (Exhibit {n})",
    "when asked {whether}, neither side would answer (Exhibit {n})",
    "both were asked {whether}, and both pleaded the Fifth (Exhibit {n})",
  ],
  word: [
    "{witness} says that {fact} (Exhibit {n})",
    "{fact}, according to {witness} (Exhibit {n})",
    "{witness} has stated that {fact} (Exhibit {n})",
    "there is {witness}'s statement that {fact} (Exhibit {n})",
  ],
  tail: [". {remark}.", "; {remark}."],
  lead: ["One answer matters most.", "The decision rests on this.", "The main point is this:"],
  more: ["In addition,", "There is a second point.", "Beyond that,"],
  versus: ["On the other side,", "Against that there is this:", "The other account has weight as well."],
  but: [
    "It was considered, and it does not change the outcome.",
    "That counts, but the rest counts for more.",
    "It makes the loss smaller, and it is still a loss.",
  ],
};
