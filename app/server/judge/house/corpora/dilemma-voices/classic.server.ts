import type { DilemmaVoice } from "./dilemma-voice.server";

/** Long balanced periods and mock solemnity, spent on somebody's Tuesday. */
export const CLASSIC: DilemmaVoice = {
  parts: {
    rise: [
      "The court having risen, and sat down again,",
      "Upon due reflection, and a ginger biscuit,",
      "After an anxious perusal of the papers,",
      "In a matter of no small smallness,",
      "With the gravity that the occasion demands,",
      "Counsel being absent and the fire being lit,",
    ],
    ask: [
      "the question reserved is {matter}.",
      "this bench is asked {matter}.",
      "we are invited to determine {matter}.",
      "it falls to be considered {matter}.",
      "the petitioner prays to be told {matter}.",
    ],
    grant: [
      "It stands admitted that",
      "The court notes, with a slow nod, that",
      "It was conceded, and not under torture, that",
      "Of great weight is the candid admission that",
      "Upon your own oath,",
    ],
    deny: [
      "Nor can it be overlooked that",
      "It is telling, and was told, that",
      "The bench marks with some force that",
      "You did not seek to hide that",
      "Equally, on your own evidence,",
    ],
    nod: [
      "the stenographer underlined it.",
      "that is what the learned call an answer.",
      "precedent has been built on less.",
      "the usher was seen to agree.",
      "no cross-examination could improve on it.",
    ],
    yet: [
      "It was urged the other way that",
      "The bench is not deaf to the point that",
      "Against this there is the circumstance that",
      "Fairness requires us to record that",
    ],
    but: [
      "it was heard, weighed, and found light.",
      "it shall be remembered kindly and given no effect.",
      "one swallow, however, does not make a summons.",
      "it does credit to you and nothing to the outcome.",
    ],
    canon: [
      "There is old authority for this:",
      "As was laid down in a very long case:",
      "The maxim is settled:",
      "It was ever the rule of this bench:",
      "My predecessor had it carved over the door:",
    ],
    seal: [
      "Accordingly you are directed",
      "The advice of this court is",
      "It is therefore adjudged right",
      "Let it be entered upon the roll: you ought",
      "The balance inclines, and you are bidden",
    ],
    end: [
      "without costs.",
      "and the kettle is awarded to the court.",
      "and may the week go gently with you.",
      "all other doubts being struck out.",
      "with liberty to dither refused.",
    ],
  },
  open: ["{rise} {ask}"],
  told: [
    "{rise} the bench was handed this paper: {words}. It has read all of it, twice, and weighs the answers.",
    "There is before us a petition in these terms: {words}. {rise} it is for the answers to speak.",
  ],
  yes: ["{grant} {fact} (Exhibit {n}); {nod}"],
  no: ["{deny} {fact} (Exhibit {n}); {nod}"],
  against: ["{yet} {fact} (Exhibit {n}); {but}"],
  maxim: ["{canon} {maxim}"],
  held: ["{seal} {held}, {end}"],
  even: [
    "The scales have been inspected, cleaned and found exactly level, an embarrassment that the law meets with a coin.",
    "Each side has answered the other to a draw, and where reason is exhausted the Mint may be consulted.",
    "Never has this bench seen a hesitation so evenly furnished; it declines to put its thumb on either pan.",
  ],
  quiet: [
    "No testimony was offered, and the court cannot examine an empty chair, though it did try for some minutes.",
    "The record is silent, which saves ink but not doubt; on such a record only a neutral metal can pronounce.",
  ],
  weighty: [
    "The jurisdiction of this court extends to trifles, and this is none. To jest upon it would be a poor service to you, so the wig comes off: it deserves somebody qualified, and so do you.",
  ],
  contempt: [
    "The words “{contempt}”, addressed to the bench, are noted as contempt of court and have moved nothing.",
    "That somebody wrote “{contempt}” is recorded as contempt; the bench is not for dictation.",
  ],
  coda: [
    "The court will rise, mostly because its tea is ready.",
    "God save the undecided.",
    "So decided in chambers, in slippers.",
    "Let the petitioner depart in peace and on time.",
    "The gavel falls, softly, so as not to wake the doubt.",
    "The papers may be returned to the drawer they came from.",
  ],
  choose: ["So ordered: {act}.", "The court decrees: {act}.", "Judgment: {act}."],
  leave: ["Petition denied: do not {act}.", "So ordered: do not {act}."],
  coin: ["Let a coin decide: heads, {a}; tails, {b}."],
  step: ["It is further ordered: {step}", "By way of relief: {step}", "Directions: {step}"],
};
