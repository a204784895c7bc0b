import type { Telling } from "../voice";

/** Findings of fact as a judgment recites them: who concedes, who maintains, and what stands. */
export const TELLING: Telling = {
  common: [
    "it is common ground that {fact} (Exhibit {n})",
    "both sides agree, stiffly, that {fact} (Exhibit {n})",
    "in rare harmony, the parties agree that {fact} (Exhibit {n})",
    "{fact}; on that, no wig was disarranged (Exhibit {n})",
  ],
  owned: [
    "{fact}, and owns to it (Exhibit {n})",
    "{fact}, and says so without a blush (Exhibit {n})",
    "{fact}, and has the grace not to pretend otherwise (Exhibit {n})",
    "{fact}, by a confession freely given (Exhibit {n})",
    "{fact}, and I record the candour (Exhibit {n})",
  ],
  admitted: [
    "{admitter} concedes that {fact} (Exhibit {n})",
    "{admitter} grants, when pressed, that {fact} (Exhibit {n})",
    "{admitter} does not contest that {fact} (Exhibit {n})",
    "{admitter} rises to admit that {fact} (Exhibit {n})",
    "{admitter} allows, with some coughing, that {fact} (Exhibit {n})",
  ],
  clash: [
    "{fact}, if {yes} is to be believed; {no} believes nothing of the kind (Exhibit {n})",
    "{fact}, in the view of {yes}; in the view of {no}, not in the least (Exhibit {n})",
    "whether {fact}: {yes} says aye and {no} says no (Exhibit {n})",
  ],
  accused: [
    "{yes} would have it that {fact}; {no} would have it otherwise (Exhibit {n})",
    "{yes} maintains, and {no} denies, that {fact} (Exhibit {n})",
    "{yes} swears that {fact}; {no} swears to the contrary (Exhibit {n})",
    "{yes} pleads that {fact}; {no} pleads that it is not so (Exhibit {n})",
    "{yes} will have it on record that {fact}, and {no} will not (Exhibit {n})",
  ],
  boasted: [
    "{fact}, or says so; {no} says nothing of the kind (Exhibit {n})",
    "{fact}, and would take a second oath on it; {no} has sworn against it on one (Exhibit {n})",
    "{fact}, upon their own oath; upon the oath of {no}, it is not so (Exhibit {n})",
  ],
  apart: [
    "each speaking of themselves, {one}, and {other} (Exhibit {n})",
    "upon their own oaths, {one}, and {other} (Exhibit {n})",
    "by their own account {one}, whereas {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} took refuge in the Fifth{besides} (Exhibit {n})",
    "when it was enquired {whether}, {ducker} discovered the Constitution{besides} (Exhibit {n})",
    "asked {whether}, {ducker} pleaded the Fifth, with dignity{besides} (Exhibit {n})",
    "I asked {whether}; {ducker} pleaded the Fifth and studied the ceiling{besides} (Exhibit {n})",
  ],
  besides: ["; {other} said {answer}", ", where {other} had said {answer}"],
  dodged: [
    "{other} says that {fact}; {ducker} pleads the Fifth (Exhibit {n})",
    "{other} swears that {fact}; {ducker} meets it with the Fifth (Exhibit {n})",
  ],
  mute: [
    "asked {whether}, both pleaded the Fifth (Exhibit {n})",
    "when it was enquired {whether}, the parties, united at last, took the Fifth (Exhibit {n})",
    "I asked {whether}, and was shown two Fifths and no answer (Exhibit {n})",
  ],
  word: [
    "{witness} testifies that {fact} (Exhibit {n})",
    "{fact}, on the word of {witness} (Exhibit {n})",
    "I have it from {witness} that {fact} (Exhibit {n})",
    "{fact}, says {witness}, to an otherwise empty room (Exhibit {n})",
  ],
  tail: ["; {remark}.", ". {remark}."],
  lead: [
    "What decides the case is soon told:",
    "The case turns upon this:",
    "I begin where it ends:",
    "One fact does most of the work.",
  ],
  more: ["Nor is that all:", "What is more,", "To this I am obliged to add:", "A second fact points the same way:"],
  versus: ["On the other side of the scale lies this:", "Against which I must set this:", "On the other hand,"],
  but: [
    "It is a good point, and the rest outvotes it.",
    "That is something; it is not enough.",
    "But one good entry does not balance the book.",
    "It did not turn the scale.",
    "It has been weighed, and the rest is heavier.",
  ],
};
