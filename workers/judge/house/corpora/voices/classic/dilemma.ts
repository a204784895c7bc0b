import type { DilemmaVoice } from "../dilemma-voice";

/** Long balanced periods and mock solemnity, spent on somebody's Tuesday. */
export const DILEMMA: DilemmaVoice = {
  parts: {
    ask: [
      "the question reserved is this: {words}.",
      "this bench is asked in terms: {words}.",
      "we are invited to determine {words}.",
      "it falls to us to consider {words}.",
      "the petitioner prays an answer to {words}.",
    ],
    grant: [
      "Asked {q}, you said {said}",
      "To {q} your answer on oath was {said}",
      "Upon the point of {q} there stands your {said}",
      "When the clerk read out {q}, you replied {said}",
      "Of great weight is your candid {said} to {q}",
      "The record has {q}, and beneath it a {said}",
    ],
    yet: [
      "It was urged the other way that to {q} you said {said}",
      "The bench is not deaf to your {said} under {q}",
      "Against this stands a {said}, entered beside {q}",
      "Fairness requires us to record {q}, answered {said}",
      "A junior at the back begged leave to mention {q}, with its {said}",
    ],
    seal: [
      "The order of this court is: {pick}.",
      "The advice of the bench, given under seal, is: {pick}.",
      "It is adjudged, in so many words: {pick}.",
      "Let it be entered upon the roll: {pick}.",
      "Having slept on it, chiefly in this chair, I find: {pick}.",
    ],
    end: [
      "The kettle is awarded to the court.",
      "May the week go gently with you.",
      "All other doubts are struck out.",
      "Liberty to dither is refused.",
      "The umbrella stand is to bear its own costs.",
    ],
    rise: [
      "The court having risen, and sat down again,",
      "Upon due reflection, and a ginger biscuit,",
      "After an anxious perusal of the papers,",
      "In a matter of no small smallness,",
      "With the gravity that the occasion demands,",
      "Counsel being absent and the fire being lit,",
    ],
    nod: [
      "the stenographer underlined it.",
      "precedent has been built on less.",
      "the usher was seen to agree.",
      "no cross-examination could improve on it.",
      "nobody in the gallery coughed.",
      "the clerk wrote it down twice, to be sure.",
    ],
    but: [
      "it shall be remembered kindly and given no effect.",
      "one swallow, however, does not make a summons.",
      "it does credit to you and nothing to the outcome.",
      "it was heard in full, and outweighed.",
      "on another day it might have carried the case.",
    ],
    canon: [
      "There is old authority for this:",
      "As was laid down in a very long case:",
      "The maxim is settled:",
      "It was ever the rule of this bench:",
      "My predecessor had it carved over the door:",
    ],
  },
  open: ["{rise} {ask}"],
  long: [
    "{rise} the bench was handed a petition of some length. It has read all of it, twice, and weighs the answers.",
    "A petition lies before us that outran its margin. {rise} it is for the answers to speak.",
  ],
  ground: ["{grant} (Exhibit {n}); {nod}"],
  against: ["{yet} (Exhibit {n}); {but}"],
  maxim: ["{canon} {maxim}"],
  held: ["{seal}"],
  even: [
    "The scales were inspected, cleaned and found exactly level. Where reason is exhausted, the {lot} of the court is called to the stand.",
    "Every side has argued every other to a draw, and the {lot} of the court, sworn in for the purpose, has given its opinion.",
    "Never has this bench seen a hesitation so evenly furnished. The {lot} of the court was consulted, in private, and with gloves.",
  ],
  quiet: [
    "No testimony was offered, and the court cannot examine an empty chair, though it did try for some minutes. It examined the {lot} of the court instead.",
    "The record is silent, which saves ink but not doubt. On such a record only the {lot} of the court can pronounce, and it has.",
  ],
  contempt: [
    "The words “{contempt}”, addressed to the bench, are noted as contempt of court and have moved nothing.",
    "That somebody wrote “{contempt}” is recorded as contempt; the bench is not for dictation.",
  ],
  coda: [
    "{end} The court will rise, mostly because its tea is ready.",
    "{end} So decided in chambers, in slippers.",
    "{end} Let the petitioner depart in peace and on time.",
    "{end} The gavel falls, softly, so as not to wake the doubt.",
  ],
  choose: ["{Pick}, so ordered.", "{Pick}, by decree of this court.", "{Pick}, and let judgment be entered."],
  draw: ["{Pick}, by the {lot} of the court."],
  step: ["It is further ordered: {step}", "By way of relief: {step}", "Directions: {step}"],
};
