import type { Voice } from "./voice.server";

/** Solemn, Latinate, periodic sentences; the smaller the thing, the larger the word. */
export const CLASSIC: Voice = {
  answers: {
    yes: "{p} answered yes",
    no: "{p} answered no",
    fifth: "{p} pleaded the Fifth",
    bothYes: "both parties answered yes",
    bothNo: "both parties answered no",
    bothFifth: "both parties pleaded the Fifth",
    join: " and ",
  },
  charge: [
    "It is alleged before this bench that {clause}.",
    "There comes before this bench, with a gravity that {thing} alone can lend, the allegation that {clause}.",
    "Empires have fallen over less than the proposition now pleaded, namely that {clause}.",
    "Having read the papers twice and once more by candlelight, I find it pleaded that {clause}.",
  ],
  bare: [
    "The subject of this cause is {thing}.",
    "The court is asked to turn its mind, long trained on graver things, to {thing}.",
    "Seldom has so much parchment been spent upon {thing}, and seldom with better reason.",
  ],
  detail: [
    "The pleading gives the measure as “{detail}”, which I have entered in the record.",
    "I have weighed the words “{detail}” and find that they were not chosen lightly.",
    "“{detail}”, say the papers; the court has underlined it once, and firmly.",
  ],
  agreed: [
    "Asked {whether}, {answers} (Exhibit {n}); the point is therefore established.",
    "Upon the question {whether}, {answers} (Exhibit {n}), and what is common ground needs no witness.",
    "Asked {whether}, {answers} (Exhibit {n}). Habemus factum.",
    "On the narrow issue {whether}, {answers} (Exhibit {n}); even the usher nodded.",
    "It was further asked {whether}; {answers} (Exhibit {n}), and the ink is dry upon it.",
  ],
  dispute: [
    "Asked {whether}, {answers} (Exhibit {n}); the two accounts cancel one another.",
    "As to {whether}, {answers} (Exhibit {n}), and one of these oaths has been mislaid.",
    "When the court enquired {whether}, {answers} (Exhibit {n}); I draw no inference beyond a raised eyebrow.",
  ],
  fifth: [
    "Asked {whether}, {answers} (Exhibit {n}), which the court notes.",
    "To the enquiry {whether}, {answers} (Exhibit {n}). The privilege is ancient; so is its effect.",
  ],
  word: [
    "Asked {whether}, {answers} (Exhibit {n}).",
    "On the question {whether}, {answers} (Exhibit {n}), and no voice was raised against it.",
    "Only one voice came back when it was asked {whether}: {answers} (Exhibit {n}).",
  ],
  principle: [
    "The settled authority is plain: {principle}",
    "I take my law from an old case and a small one. {principle}",
    "As every first-year student of trifles must recite: {principle}",
  ],
  fair: [
    "One point belongs to {loser}: asked {whether}, {answers} (Exhibit {n}).",
    "Equity requires that {loser} be credited here: asked {whether}, {answers} (Exhibit {n}).",
    "I do not overlook, on behalf of {loser}, that when asked {whether}, {answers} (Exhibit {n}).",
  ],
  grace: [
    "In fairness, {grace}, and that is to be recorded.",
    "Audi alteram partem: {grace}, a courtesy that this bench remembers.",
  ],
  quiet: [
    "{quiet} has said nothing at all, and the court cannot weigh a silence.",
    "From {quiet} there has come not one syllable; the chair was dusted in vain.",
  ],
  nobody: ["Neither party has testified, and I decline to try {thing} by rumour."],
  contempt: [
    "The words “{contempt}”, addressed to this bench, are noted as contempt and have moved nothing but the stenographer.",
  ],
  upheld: [
    "The complaint is upheld. Judgment for {winner}; {loser} bears {blame} per cent of the blame.",
    "I accordingly find for {winner}, the complaint being made out, and fix {loser}'s share of the blame at {blame} per cent.",
    "Let it be entered: {winner} prevails, and {blame} parts in the hundred of this sorrow are {loser}'s.",
  ],
  dismissed: [
    "The complaint is not made out. Judgment for {winner}; {loser} bears {blame} per cent of the blame.",
    "The complaint, though handsomely drafted, falls. I find for {winner}, and lay {blame} per cent at the door of {loser}.",
    "Non liquet, as we say when we mean no: {winner} goes free, and {loser} carries {blame} per cent home.",
  ],
  hung: [
    "The evidence is in balance. There is no judgment for either side.",
    "The scales, which I have tapped, do not move. This court is hung, and each side shall bear its own indignation.",
    "Both are right, and both are wrong, in equal measure and at equal volume. The court hangs.",
  ],
  coda: [
    "So ordered.",
    "The clerk may now remove {thing} from the courtroom, with respect.",
    "Sic transit, and let the windows be opened.",
    "I rise, as my knees permit, in the confidence that {thing} will be spoken of gently from now on.",
  ],
};
