import type { Telling } from "../voice";

/** The docket: one finding a line, no adjective without a permit. */
export const TELLING: Telling = {
  common: [
    "finding: {fact}. Agreed (Exhibit {n})",
    "agreed by both: {fact} (Exhibit {n})",
    "{fact}. Not disputed (Exhibit {n})",
    "{fact}. Both say so (Exhibit {n})",
    "entered without argument: {fact} (Exhibit {n})",
  ],
  owned: [
    "{fact}. Own words (Exhibit {n})",
    "{fact}, and admits it. Good (Exhibit {n})",
    "{fact}. Own statement (Exhibit {n})",
    "{fact}. Confirmed in person (Exhibit {n})",
    "{fact}, and signed for it (Exhibit {n})",
  ],
  admitted: [
    "{admitter} admits that {fact} (Exhibit {n})",
    "admission, {admitter}: {fact} (Exhibit {n})",
    "{fact}. {admitter} concedes it (Exhibit {n})",
    "conceded by {admitter}: {fact} (Exhibit {n})",
    "{fact}. So says {admitter} (Exhibit {n})",
  ],
  clash: [
    "{fact}, per {yes}. Not per {no} (Exhibit {n})",
    "whether {fact}. {yes}: yes. {no}: no (Exhibit {n})",
    "whether {fact}. Ayes: {yes}. Noes: {no} (Exhibit {n})",
  ],
  accused: [
    "{yes}: {fact}. {no}: no (Exhibit {n})",
    "disputed. {yes} states that {fact}; {no} states the reverse (Exhibit {n})",
    "conflict: {yes} says that {fact}. {no} does not (Exhibit {n})",
    "accusation, {yes}: {fact}. Denied, {no} (Exhibit {n})",
    "charge by {yes}: {fact}. Rejected by {no} (Exhibit {n})",
    "{yes} insists that {fact}. {no} insists otherwise (Exhibit {n})",
  ],
  boasted: [
    "{fact}. Own claim. {no} denies it (Exhibit {n})",
    "{fact}, or says so. {no}: no (Exhibit {n})",
    "{fact}, uncorroborated. {no} contradicts (Exhibit {n})",
  ],
  apart: [
    "each on their own part. {one}; {other} (Exhibit {n})",
    "own statements. {one}; {other} (Exhibit {n})",
    "asked about themselves: {one}; {other} (Exhibit {n})",
  ],
  ducked: [
    "asked {whether}, {ducker} pleads the Fifth{besides} (Exhibit {n})",
    "asked {whether}. {ducker}: the Fifth{besides} (Exhibit {n})",
    "asked {whether}, {ducker} declined. Fifth{besides} (Exhibit {n})",
    "the court asked {whether}. The Fifth, from {ducker}{besides} (Exhibit {n})",
  ],
  besides: [". {other}: {answer}", "; {other} says {answer}"],
  dodged: [
    "{other}: {fact}. {ducker}: the Fifth (Exhibit {n})",
    "{other} states that {fact}. {ducker} pleads the Fifth (Exhibit {n})",
  ],
  mute: [
    "asked {whether}. Both: the Fifth (Exhibit {n})",
    "asked {whether}, neither would say. Fifth, twice (Exhibit {n})",
    "the court asked {whether}. Two Fifths. No answer (Exhibit {n})",
  ],
  word: [
    "{witness} states that {fact} (Exhibit {n})",
    "sole statement, {witness}: {fact} (Exhibit {n})",
    "{fact}. Source: {witness} alone (Exhibit {n})",
    "on file, from {witness}: {fact} (Exhibit {n})",
  ],
  tail: [". {remark}."],
  lead: ["Decisive point.", "What follows settles it.", "First finding. It decides.", "The case turns on this."],
  more: ["Further.", "Second item.", "It continues.", "Also on file."],
  versus: ["Against that.", "Other side.", "Contrary finding."],
  but: [
    "Noted. Not sufficient.",
    "It does not change the result.",
    "It was weighed. The rest weighs more.",
    "One point is not the total.",
    "The total stands.",
  ],
};
