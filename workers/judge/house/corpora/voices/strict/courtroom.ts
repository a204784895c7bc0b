import type { CourtVoice } from "../court-voice";

/** Ledger entries. A chat is evidence with spelling mistakes. */
export const COURTROOM: CourtVoice = {
  unquoted: "words struck from the file",
  open: [
    "Filed: {words}.",
    "Filed: {words}. The transcript was read standing.",
    "On trial today: {words}. Put the phone away.",
    "Complaint, verbatim: {words}. Spelling was not corrected by this court.",
    "The file opens: {words}. It does not improve.",
  ],
  bare: ["Subject: {thing}.", "Subject: {thing}. There is no other subject.", "Filed under: {thing}. Sit."],
  foreign: [
    "Charge, in the original: {words}. Decided on the transcript.",
    "The filing reads {words}. It stays as filed. The transcript decides.",
  ],
  unread: [
    "The hearing is in {language}. I weigh English only. Nothing of it was weighed.",
    "You wrote in {language}. I rule on what I can read. That is nothing here.",
  ],
  tally: [
    "Messages on file: {count}.",
    "There are {count} messages. All were read. None twice.",
    "Transcript: {count} messages. Commas: insufficient.",
    "{count} messages were read. In silence.",
  ],
  concession: [
    "{p} conceded: {q} (Exhibit {n}).",
    "Confession, {p}: {q} (Exhibit {n}).",
    "{p} wrote {q} (Exhibit {n}). Noted as an admission.",
    "Entered as a plea, {p}: {q} (Exhibit {n}).",
    "{p} saved the court an hour: {q} (Exhibit {n}). The court has used it.",
  ],
  cornered: [
    "On {before} (Exhibit {m}), {p} gave way: {q} (Exhibit {n}).",
    "Put to {p}: {before} (Exhibit {m}). Result: {q} (Exhibit {n}).",
    "{o}: {before} (Exhibit {m}). {p}: {q} (Exhibit {n}). The court has seen walls last longer.",
    "Pressure applied: {before} (Exhibit {m}). Yield of {p}: {q} (Exhibit {n}).",
    "After {before} (Exhibit {m}), {p} stopped arguing: {q} (Exhibit {n}). Late, but filed.",
  ],
  fact: [
    "{p} stated a fact: {q} (Exhibit {n}).",
    "Fact, {p}: {q} (Exhibit {n}). The court likes facts.",
    "Specific, {p}: {q} (Exhibit {n}). Accepted.",
    "{p} kept to the matter: {q} (Exhibit {n}).",
  ],
  figure: [
    "{p} gave a figure: {q} (Exhibit {n}).",
    "{p}, exact: {q} (Exhibit {n}). Correct form.",
    "Number, {p}: {q} (Exhibit {n}). Entered.",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "Prior statement of {o}, produced by {p}: {q} (Exhibit {n}).",
    "{o} said it. {p} kept it. {q} (Exhibit {n}).",
    "Words of {o}, returned by {p}: {q} (Exhibit {n}). They still fit.",
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
    "{p} evaded: {q} (Exhibit {n}).",
    "Non-reply, {p}: {q} (Exhibit {n}). The matter stands. So may you.",
    "{p} wrote {q} (Exhibit {n}). Marked: zero.",
    "Evasion, {p}: {q} (Exhibit {n}). It was timed.",
    "Not an answer, {p}: {q} (Exhibit {n}).",
  ],
  dodged: [
    "Asked {before} (Exhibit {m}), {p} did not answer: {q} (Exhibit {n}).",
    "Question: {before} (Exhibit {m}). Reply of {p}: {q} (Exhibit {n}). These do not match.",
    "{before} (Exhibit {m}) called for one word. {p} supplied {q} (Exhibit {n}). None was the word.",
    "{o} asked {before} (Exhibit {m}). {p} talked: {q} (Exhibit {n}). Talking is not answering.",
    "Outstanding: {before} (Exhibit {m}). Received from {p} instead: {q} (Exhibit {n}). Sent back.",
  ],
  claimed: [
    "{p} claimed proof. None was filed: {q} (Exhibit {n}).",
    "Proof announced, {p}: {q} (Exhibit {n}). Proof received: none.",
    "{p}: {q} (Exhibit {n}). The tray for evidence is empty. It was checked twice.",
  ],
  excuse: [
    "{p} gave a reason: {q} (Exhibit {n}).",
    "Explanation, {p}: {q} (Exhibit {n}). It explains. It does not excuse.",
    "{p}: {q} (Exhibit {n}). The court considered it. It did not help.",
    "In mitigation, {p}: {q} (Exhibit {n}). Mitigated: nothing.",
  ],
  denial: [
    "{p} denied it: {q} (Exhibit {n}).",
    "Denial, {p}: {q} (Exhibit {n}). Repeating it adds nothing.",
    "{p} pleaded {q} (Exhibit {n}). Noted as a plea. Not as a fact.",
  ],
  insult: [
    "{p} was rude: {q} (Exhibit {n}).",
    "Rudeness, {p}: {q} (Exhibit {n}). Deducted.",
    "{p} wrote {q} (Exhibit {n}). That is not an argument. It is a noise.",
    "Language, {p}: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "Statement, {p}: {q} (Exhibit {n}).",
    "{p}: {q} (Exhibit {n}). Entered.",
    "On file from {p}: {q} (Exhibit {n}).",
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
  conceded: [
    "But {loser} conceded. That decides it.",
    "Against that stands {loser}'s own admission. Admissions bind.",
    "The admission weighs more. It was {loser}'s.",
  ],
  proved: [
    "But the particulars are {winner}'s. They decide it.",
    "Against that stands what {winner} stated in detail. Detail prevails.",
    "It does not answer {winner}'s statement. The statement decides.",
  ],
  hollow: [
    "But {loser} had no better answer. That decides it.",
    "An answer was due from {loser}. That was not enough of one.",
    "It was all that {loser} filed. It does not suffice.",
  ],
  weighed: [
    "But in sum the messages favour {winner}.",
    "The whole was added up. The sum favours {winner}.",
    "On the whole transcript: more for {winner}.",
  ],
  upheld: [
    "Held: for {winner}. Blame: {loser}, {blame} percent.",
    "{winner} wins. {loser}: {blame} percent. No appeal.",
    "Held for {winner}. {loser} bears {blame} percent. Stand up straight under it.",
    "{winner} wins. Send {blame} percent to {loser}.",
  ],
  dismissed: [
    "Held: complaint dismissed. For {winner}. Blame: {loser}, {blame} percent.",
    "Complaint dismissed. {winner} wins. {loser}: {blame} percent, for wasting ink.",
    "Complaint not proven. {winner} may go. {loser} may stay, with {blame} percent.",
    "Complaint dismissed. For {winner}. {blame} percent to {loser}.",
  ],
  narrow: [
    "Held: for {winner}. It was close. Blame: {loser}, {blame} percent.",
    "Close. Measured twice. {winner} wins. {loser}: {blame} percent.",
    "Narrowly: {winner}. {loser}: {blame} percent. Do not celebrate.",
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
  ],
};
