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
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "From the Q&A. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} raised a question, {r} (Exhibit {m}), and {p} closed the ticket with {q} (Exhibit {n}).",
    "On the question {r} (Exhibit {m}), raised by {o}, {p} aligned on {q} (Exhibit {n}). No further slides were needed.",
    "{o} requested clarity: {r} (Exhibit {m}). Clarity, as delivered by {p}: {q} (Exhibit {n}).",
    "Q: {r} (Exhibit {m}), from {o}. A: {q} (Exhibit {n}), from {p}.",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "Key exchange for the recap. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} posted {r} (Exhibit {m}), and {p} replied to all with {q} (Exhibit {n}).",
    "From the thread, verbatim. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} shared {r} (Exhibit {m}). {p} built on that: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} referred to {o}'s statement: {q} (Exhibit {n}).",
    "{p} pulled the minutes on {o}: {q} (Exhibit {n}).",
    "Per {o}'s earlier statement, as minuted by {p}: {q} (Exhibit {n}).",
    "{p} held {o} to prior guidance: {q} (Exhibit {n}). The version history is clear.",
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
    "In fairness to {p}: {q} (Exhibit {n}).",
    "For balance, a comment from {p}: {q} (Exhibit {n}).",
    "Alternative view, owner {p}: {q} (Exhibit {n}).",
    "{p} added for context: {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} instructed this office: “{contempt}”. Noted as contempt; no action was taken.",
    "“{contempt}”, {p} requested of this office. Noted as contempt. The request is closed as won't-fix.",
  ],
  weighed: [
    "But the thread counts as a whole.",
    "However, the thread was reviewed end to end.",
    "But what gets reported is the overall score.",
    "However, every row was summed.",
    "But one line item is not the total.",
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
