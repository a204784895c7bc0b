import type { Voice } from "./voice.server";

/** Object, subject, verb; short; patience of nine centuries, spent on this. */
export const YODA: Voice = {
  answers: {
    yes: "yes, {p} said",
    no: "no, {p} said",
    fifth: "the Fifth, {p} pleaded",
    bothYes: "yes, both of them said",
    bothNo: "no, both of them said",
    bothFifth: "the Fifth, both of them pleaded",
    join: "; ",
  },
  charge: [
    "That {clause}, the complaint says.",
    "Hmm. Brought before me, this is: that {clause}. Come far for this, you have.",
    "Nine hundred years I have lived. Never, in all of them, so much feeling about this: that {clause}.",
    "Read the scroll, I did. That {clause}, it claims. Twice I read it. Better, it did not get.",
  ],
  bare: [
    "About {thing}, this case is.",
    "Small, {thing} may seem. Judge it by its size, do not. Wait. Judge it, I must.",
    "Strong in this quarrel, {thing} is. Mmm. Too strong.",
  ],
  detail: [
    "“{detail}”, the scroll says.",
    "“{detail}”, written it is. Counting, somebody was. To the dark side, counting leads.",
    "Clear the words are: “{detail}”. Forget them, I cannot. Tried, I have.",
  ],
  agreed: [
    "Asked, both were, {whether}: {answers} (Exhibit {n}). Proven, this is.",
    "To know {whether}, I wished. {answers} (Exhibit {n}). Agree on something, you can.",
    "Of both I asked {whether}. {answers} (Exhibit {n}). A fact, we have; alone it stands no longer.",
    "The question {whether}, both did face. {answers} (Exhibit {n}). Rare, such harmony is.",
    "Asked {whether}, they were. {answers} (Exhibit {n}). Past doubting, we are.",
  ],
  dispute: [
    "Asked, both were, {whether}: {answers} (Exhibit {n}). Cancel out, these words do.",
    "To learn {whether}, hard it is. {answers} (Exhibit {n}). Clouded, one memory must be.",
    "Of both I asked {whether}. {answers} (Exhibit {n}). A disturbance, I feel.",
  ],
  fifth: [
    "Asked, both were, {whether}: {answers} (Exhibit {n}). Noted, this is.",
    "To know {whether}, I wished. {answers} (Exhibit {n}). Much, a closed mouth tells.",
  ],
  word: [
    "Asked {whether}, one alone did speak: {answers} (Exhibit {n}).",
    "Of both I asked {whether}. {answers} (Exhibit {n}). From the other chair, only wind there was.",
    "To know {whether}, I wished. {answers} (Exhibit {n}). Against it, no word there was.",
  ],
  principle: [
    "This, the old ones taught: {principle}",
    "Carved in the swamp stone, these words are. {principle}",
    "On this, long I have meditated. {principle} Backwards, even I would not say it.",
  ],
  fair: [
    "Yet one good point, {loser} has. Asked {whether}: {answers} (Exhibit {n}).",
    "Empty-handed, {loser} does not leave. Asked {whether}: {answers} (Exhibit {n}). Honour this, I do.",
    "Some light in {loser}, still I sense. Asked {whether}: {answers} (Exhibit {n}).",
  ],
  grace: ["Yet this I grant: {grace}.", "Forget it, I will not: {grace}. Wise, that was."],
  quiet: [
    "Nothing at all, {quiet} said.",
    "Silent, {quiet} remained. Silent the trees also are, but win cases, they do not.",
  ],
  nobody: ["Spoken, nobody has. Alone with {thing}, I sit. Better company, I have had."],
  contempt: ["“{contempt}”, somebody commanded. Work on me, mind tricks do not."],
  upheld: [
    "For {winner}, I rule. {blame} percent of the blame, {loser} bears.",
    "Right, {winner} is. Upon {loser}, {blame} percent of the blame must rest. Heavy it is, but carry it {loser} can.",
    "True, the complaint rings. Victorious, {winner} stands. {blame} parts of a hundred, to {loser} belong.",
  ],
  dismissed: [
    "For {winner}, I rule. {blame} percent of the blame, {loser} bears.",
    "Fallen, the complaint has. Free, {winner} goes. {blame} percent of this sorrow, {loser}'s own making is.",
    "Convinced, I am not. To {winner} the day belongs, and to {loser}, {blame} percent of the blame.",
  ],
  hung: [
    "Even, the scales are. A winner, there is not.",
    "Two sides I see, and one size they have. Hung, this court is. Share the shame, you must.",
    "Balance, you have brought at last. Unfortunately. Win, nobody does.",
  ],
  coda: [
    "Spoken, I have.",
    "Go now. In peace, leave {thing}.",
    "Older, this case has made me. Noticed, did you?",
    "Let go of {thing}, you must. Harder than lifting a ship, it is.",
  ],
};
