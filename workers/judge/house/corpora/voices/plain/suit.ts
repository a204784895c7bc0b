import type { Voice } from "../voice";
import { REMARKS } from "./remarks";
import { TELLING } from "./telling";

/**
 * The Serious tone: whole sentences, no figure of speech, respect for both. What a judge keeps of their own goes on
 * top.
 */
export const SUIT: Voice = {
  capitals: true,
  answers: {
    yes: ["{p} answered yes", "{p} said yes"],
    no: ["{p} answered no", "{p} said no"],
    fifth: ["{p} pleaded the Fifth"],
    bothYes: ["both answered yes", "both parties said yes"],
    bothNo: ["both answered no", "both parties said no"],
    bothFifth: ["both pleaded the Fifth"],
    join: [" and ", ", while ", "; "],
  },
  telling: TELLING,
  parts: {},
  remarks: REMARKS,
  charge: ["The complaint reads {words}.", "The matter was put to the court as {words}."],
  detail: [],
  bare: ["This case concerns {thing}.", "The two sides disagree about {thing}."],
  foreign: [
    "The complaint, in its own words, is {words}. It is quoted as it stands, and the decision rests on the answers.",
  ],
  asked: [
    "Asked {whether}, {answers} (Exhibit {n})",
    "On the question {whether}, {answers} (Exhibit {n})",
    "To the question {whether}, {answers} (Exhibit {n})",
    "When asked {whether}, {answers} (Exhibit {n})",
  ],
  fair: [
    "One point belongs to {loser}.",
    "There is something to be said for {loser}.",
    "In fairness to {loser}, one answer must be set against this.",
    "One answer supports {loser}.",
  ],
  grace: ["In fairness, {grace}.", "One thing should be recorded: {grace}.", "It is to be said as well that {grace}."],
  absent: ["In fairness to {loser}, silence is not a confession, and it is not counted as one."],
  quiet: [
    "{quiet} did not testify, so only one side of this could be weighed.",
    "{quiet} gave no answers, which is not held to be a confession.",
  ],
  nobody: [
    "Neither side has testified. Without answers there is nothing to weigh, and to guess would be unfair to both. The complaint may well be justified, and there may well be a good reply to it; neither has been shown. What the two of them have not told this court they can still tell each other.",
  ],
  contempt: ["The words “{contempt}” were addressed to the court. They are noted as contempt and changed nothing."],
  upheld: [
    "The decision is for {winner}. {loser} bears {blame} percent of the blame.",
    "Taken together, the answers support {winner}. {loser} bears {blame} percent of the blame.",
  ],
  excused: [
    "What was done is admitted, but the answers excuse it. The decision is for {winner}; {loser} bears {blame} percent of the blame.",
    "It happened, and the other answers outweigh it. The decision is for {winner}; {loser} bears {blame} percent of the blame.",
  ],
  dismissed: [
    "The complaint is not made out. The decision is for {winner}; {loser} bears {blame} percent of the blame.",
    "The answers do not carry the complaint. The decision is for {winner}; {loser} bears {blame} percent of the blame.",
  ],
  narrow: [
    "It is close. The answers lean slightly to {winner}, and {loser} bears {blame} percent of the blame.",
    "By a small margin the decision is for {winner}. {loser} bears {blame} percent of the blame.",
  ],
  hung: [
    "The answers are in balance, and the decision is for neither side.",
    "Both sides weigh the same. Nobody wins.",
  ],
  hunch: [
    "The answers are even, so the Hunch decides: {winner} foresaw what {loser} said to {hunch}, and {loser} did not foresee what {winner} said.",
    "The answers weigh the same. {winner} knew what the other had said to {hunch}, and {loser} did not.",
  ],
  belief: [
    "On what is disputed {winner} is believed, who conceded a point against {winner}.",
    "{winner} admitted something that did not help, and so the disputed points go to {winner}.",
  ],
  answer: ["On the question that was put to the court, {answered}."],
  coda: ["That is the decision.", "The matter is decided, and both may leave it here."],
};
