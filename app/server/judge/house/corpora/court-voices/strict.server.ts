import type { CourtVoice } from "./court-voice.server";

/** Ledger entries. A chat is evidence with spelling mistakes. */
export const COURT_STRICT: CourtVoice = {
  unquoted: "words struck from the file",
  open: [
    "Charge: that {clause}.",
    "Charge: that {clause}. The transcript was read standing.",
    "On trial today: {clause}. Put the phone away.",
    "Charge, verbatim: {clause}. Spelling was corrected by this court.",
    "The file opens: {clause}. It does not improve.",
  ],
  bare: ["Subject: {thing}.", "Subject: {thing}. There is no other subject.", "Filed under: {thing}. Sit."],
  foreign: [
    "Charge, in the original: {words}. Decided on the transcript.",
    "The filing reads {words}. It stays as filed. The transcript decides.",
  ],
  tally: [
    "Messages on file: {count}.",
    "Messages: {count}. Necessary: fewer.",
    "There are {count} messages. All were read. None twice.",
    "Transcript: {count} messages. Commas: insufficient.",
  ],
  concession: [
    "{p} conceded: {q} (Exhibit {n}).",
    "Confession, {p}: {q} (Exhibit {n}). No further questions.",
    "{p} wrote {q} (Exhibit {n}). That ends that.",
    "Entered as a plea, {p}: {q} (Exhibit {n}).",
    "{p} saved the court an hour: {q} (Exhibit {n}). The court has used it.",
  ],
  receipt: [
    "{p} gave proof: {q} (Exhibit {n}).",
    "Proof, {p}: {q} (Exhibit {n}). Filed.",
    "{p} keeps records. Good. {q} (Exhibit {n}).",
    "Documented by {p}: {q} (Exhibit {n}). Others may learn.",
  ],
  fact: [
    "{p} stated a fact: {q} (Exhibit {n}).",
    "Fact, {p}: {q} (Exhibit {n}). The court likes facts.",
    "{p}, with figures: {q} (Exhibit {n}). Correct form.",
    "Specific, {p}: {q} (Exhibit {n}). Accepted.",
    "{p} can tell the time: {q} (Exhibit {n}).",
  ],
  offer: [
    "{p} offered to make good: {q} (Exhibit {n}).",
    "Remedy offered, {p}: {q} (Exhibit {n}). Noted. In ink.",
    "{p}: {q} (Exhibit {n}). The court will check.",
  ],
  contradiction: [
    "{p} wrote {before} (Exhibit {m}), then {q} (Exhibit {n}). One is false.",
    "Two versions from {p}: {before} (Exhibit {m}); {q} (Exhibit {n}). The limit is one.",
    "{p}, before: {before} (Exhibit {m}). {p}, after: {q} (Exhibit {n}). The court has a memory.",
  ],
  dodge: [
    "{p} did not answer: {q} (Exhibit {n}).",
    "Non-answer, {p}: {q} (Exhibit {n}). The question stands. So may you.",
    "{p} wrote {q} (Exhibit {n}). Marked: zero.",
    "Evasion, {p}: {q} (Exhibit {n}). It was timed.",
    "Answer given by {p}: {q} (Exhibit {n}). Answer accepted: no.",
  ],
  sarcasm: [
    "{p} wrote {q} (Exhibit {n}). It was not meant.",
    "Sarcasm, {p}: {q} (Exhibit {n}). Not a currency here.",
    "{p}: {q} (Exhibit {n}). The court has no sense of humour. It noticed anyway.",
  ],
  insult: [
    "{p} was rude: {q} (Exhibit {n}).",
    "Rudeness, {p}: {q} (Exhibit {n}). Deducted.",
    "{p} wrote {q} (Exhibit {n}). That is not an argument. It is a noise.",
    "Language, {p}: {q} (Exhibit {n}).",
  ],
  shout: [
    "{p} wrote in capitals: {q} (Exhibit {n}).",
    "Volume, {p}: {q} (Exhibit {n}). Weight: unchanged.",
    "Capitals, {p}: {q} (Exhibit {n}). The court can read small print.",
  ],
  plain: [
    "{p} wrote {q} (Exhibit {n}). Weight: none.",
    "Best entry for {p}: {q} (Exhibit {n}). Unfortunate.",
    "{p}: {q} (Exhibit {n}). Nothing follows from it.",
    "Submitted by {p}: {q} (Exhibit {n}). Returned unmarked.",
  ],
  silence: [
    "{p} wrote nothing.",
    "{p} wrote nothing. Nothing was weighed.",
    "{p}: absent. An excuse note is required.",
  ],
  nobody: ["Nobody wrote anything.", "Messages: none. Excuses: pending. Both parties were marked absent."],
  fair: [
    "For {p}: {q} (Exhibit {n}). {credit}",
    "Credit, {p}: {q} (Exhibit {n}). {credit}",
    "In mitigation, {p}: {q} (Exhibit {n}). {credit}",
    "One point, {p}: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["For {p}. {credit}", "Credit, {p}. {credit}"],
  contempt: [
    "{p} ordered this court: “{contempt}”. Noted as contempt. Effect: none.",
    "“{contempt}”, wrote {p} to the court. Noted as contempt. The court gives the orders.",
  ],
  upheld: [
    "Held: complaint upheld. For {winner}. Blame: {loser}, {blame} percent.",
    "Complaint upheld. {winner} wins. {loser}: {blame} percent. No appeal.",
    "Held for {winner}. {loser} bears {blame} percent. Stand up straight under it.",
    "Proven. {winner} wins. Send {blame} percent to {loser}.",
  ],
  dismissed: [
    "Held: complaint dismissed. For {winner}. Blame: {loser}, {blame} percent.",
    "Complaint dismissed. {winner} wins. {loser}: {blame} percent, for wasting ink.",
    "Not proven. {winner} may go. {loser} may stay, with {blame} percent.",
    "Dismissed. For {winner}. The remaining {blame} percent is {loser}'s.",
  ],
  hung: [
    "Held: equal. Hung Court.",
    "Both were weighed. Twice. Equal. Hung Court.",
    "Neither proved. Neither yielded. Hung Court. Do not celebrate.",
    "The difference was measured. There was none. Hung Court.",
  ],
  coda: [
    "Court is adjourned.",
    "Hand in your phones at the desk.",
    "Seal the file on {thing}. And the biscuits.",
    "Leave by the stairs. Quietly. Both sets of feet.",
    "Next.",
  ],
};
