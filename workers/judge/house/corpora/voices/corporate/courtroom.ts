import type { CourtVoice } from "../court-voice";

/** Minutes of a meeting that could have been the message it is about. */
export const COURTROOM: CourtVoice = {
  unquoted: "language outside our brand guidelines",
  open: [
    "The complaint under review states {words}.",
    "Thanks all for joining. The one item on the agenda reads {words}.",
    "A ticket was raised, severity petty: {words}.",
    "What landed in my inbox was {words}. I have blocked out the afternoon.",
    "Quick level-set before we deep-dive. The brief says {words}.",
  ],
  bare: [
    "The item under review is {thing}.",
    "Circling back, with some reluctance, on {thing}.",
    "The workstream known as {thing} has gone red.",
  ],
  foreign: [
    "The ticket reads {words}. Localisation is out of scope; the thread was reviewed instead.",
    "We logged {words} as received. Findings rely on the thread.",
  ],
  unread: [
    "This meeting ran in {language}, which is out of scope for this role. No message was weighed.",
    "We have no {language} resource on this project, so nothing in the thread went into the assessment.",
  ],
  tally: [
    "The thread contains {count} messages.",
    "The thread reached {count} messages without an agenda or an owner.",
    "I have action-reviewed {count} messages. Two could have been a nod.",
    "All {count} messages were reviewed, without a single agenda.",
  ],
  concession: [
    "{p} acknowledged the issue: {q} (Exhibit {n}).",
    "Full credit for transparency: {p} self-reported with {q} (Exhibit {n}).",
    "{p} took ownership of that one: {q} (Exhibit {n}).",
    "{p} confirmed it: {q} (Exhibit {n}).",
    "With {q} (Exhibit {n}), {p} moved the risk from amber to confessed.",
  ],
  fact: [
    "{p} provided data: {q} (Exhibit {n}).",
    "{p} kept to the facts, which is how careers happen: {q} (Exhibit {n}).",
    "Concrete input from {p} at last: {q} (Exhibit {n}).",
    "Key data point, owner {p}: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} referred to {o}'s statement: {q} (Exhibit {n}).",
    "{p} pulled the minutes on {o}: {q} (Exhibit {n}).",
    "Per {o}'s earlier statement, as minuted by {p}: {q} (Exhibit {n}).",
    "{p} held {o} to prior guidance: {q} (Exhibit {n}). Awkward for the roadshow.",
  ],
  noted: [
    "{p} stated {q} (Exhibit {n}).",
    "Input from {p}: {q} (Exhibit {n}). Logged.",
    "{p} put this on the table: {q} (Exhibit {n}).",
    "As minuted from {p}: {q} (Exhibit {n}).",
    "Slide, owner {p}: {q} (Exhibit {n}).",
    "Verbatim from {p}: {q} (Exhibit {n}).",
    "{p} contributed {q} (Exhibit {n}). I have circulated it to myself.",
  ],
  silence: [
    "{p} made no contribution.",
    "{p} declined the meeting without proposing a new time.",
    "{p} was invited, reminded and nudged. Status: away.",
  ],
  nobody: [
    "No contributions were made by either party.",
    "Zero messages. As a meeting with no attendees, it finished on time, a first.",
  ],
  fair: [
    "In fairness to {p}: {q} (Exhibit {n}). {credit}",
    "A strength to build on for {p}: {q} (Exhibit {n}). {credit}",
    "On the positive side of {p}'s review: {q} (Exhibit {n}). {credit}",
    "What went well, {p} edition: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["In fairness to {p}: {credit}", "A positive learning from {p}. {credit}"],
  contempt: [
    "{p} instructed this office: “{contempt}”. Noted as contempt; no action was taken.",
    "“{contempt}”, {p} requested of this office. Noted as contempt. The request is closed as won't-fix.",
  ],
  conceded: [
    "But {loser} acknowledged the issue, and that decides it.",
    "However, {loser} has signed off on the other side's point, and sign-off is final.",
    "But ownership was taken, by {loser}, in writing, and the outcome follows it.",
  ],
  proved: [
    "But the data is {winner}'s, and it decides this.",
    "However, {winner} came with specifics, and specifics carry the review.",
    "But it does not address the data that {winner} supplied.",
  ],
  weighed: [
    "But on balance the thread supports {winner}.",
    "However, reviewed end to end, the thread trends towards {winner}.",
    "But the overall score sits with {winner}.",
    "However, the totals row says {winner}.",
    "But net of everything, it's {winner}.",
  ],
  upheld: [
    "{winner} wins; {loser} owns {blame} percent of the blame.",
    "Outcome: {winner}. {loser} owns {blame} percent going forward.",
    "Final alignment: {winner}. Accountability of {blame} percent is hereby assigned to {loser}.",
    "We are going with {winner}. {loser} picks up {blame} percent as a stretch goal.",
  ],
  dismissed: [
    "The complaint is dismissed. {winner} wins; {loser} owns {blame} percent of the blame.",
    "The ticket is closed as invalid. {winner} wins; {blame} percent is reassigned to {loser}.",
    "Outcome: the complaint is not actioned. {winner} wins, and {loser} absorbs {blame} percent as overhead.",
    "We are sunsetting this complaint. {winner} wins; {loser} inherits {blame} percent of it.",
  ],
  narrow: [
    "It is close. {winner} wins; {loser} owns {blame} percent of the blame.",
    "By a decimal place, {winner}. {loser} carries {blame} percent, just over half.",
    "This was amber to the end. Marginally {winner}; {loser} is allocated {blame} percent.",
  ],
  hung: [
    "The scores are level. There is no winner.",
    "Both score a three out of five. There is no winner, only a follow-up.",
    "We ran the matrix and it came out as a square. There is no winner.",
    "The vote is tied, and the vote was mine. There is no winner.",
  ],
  coda: [
    "This concludes the review.",
    "A survey about {thing} will reach you shortly.",
    "Happy to jump on a call. I am not, really.",
  ],
};
