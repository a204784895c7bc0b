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
    "You wrote in {language}. I rule on what I can read. That excludes all of it.",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "Question, {o}: {r} (Exhibit {m}). Answer, {p}: {q} (Exhibit {n}).",
    "Asked by {o}: {r} (Exhibit {m}). Answered by {p}: {q} (Exhibit {n}). Both stamped.",
    "Cross-examination. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "{o} wished to know {r} (Exhibit {m}). {p} said {q} (Exhibit {n}). That was all.",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "{o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}). Nothing was added.",
    "One exchange. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}). One is enough.",
    "Two lines, read together. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "Sent by {o}: {r} (Exhibit {m}). Returned by {p}: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} quoted {o}: {q} (Exhibit {n}).",
    "Prior statement of {o}, produced by {p}: {q} (Exhibit {n}).",
    "{o} said it. {p} kept it. {q} (Exhibit {n}).",
    "Words of {o}, returned by {p}: {q} (Exhibit {n}). They still fit.",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "Statement, {p}: {q} (Exhibit {n}).",
    "{p}: {q} (Exhibit {n}). Entered.",
    "On file from {p}: {q} (Exhibit {n}).",
    "Read aloud, {p}: {q} (Exhibit {n}). Once.",
    "Taken down from {p}: {q} (Exhibit {n}).",
    "{p}, for the file: {q} (Exhibit {n}).",
  ],
  silence: [
    "{p} wrote nothing.",
    "{p} wrote nothing. It was read with care.",
    "{p}: absent. An excuse note is required.",
  ],
  nobody: ["Nobody wrote anything.", "Messages: none. Excuses: pending. Both parties were marked absent."],
  fair: [
    "For {p}: {q} (Exhibit {n}).",
    "Also read. {p}: {q} (Exhibit {n}).",
    "The other side. {p}: {q} (Exhibit {n}).",
    "One line, {p}: {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} ordered this court: “{contempt}”. Noted as contempt. Effect: none.",
    "“{contempt}”, wrote {p} to the court. Noted as contempt. The court gives the orders.",
  ],
  weighed: [
    "But the messages count in sum.",
    "But all of it was added up.",
    "But the whole transcript counts.",
    "But one line is one line.",
    "But there were others. The total follows.",
  ],
  upheld: [
    "Held: for {winner}. Blame: {loser}, {blame} percent.",
    "{winner} wins. {loser}: {blame} percent. No appeal.",
    "Held for {winner}. {loser} bears {blame} percent. Stand up straight under it.",
    "{winner} wins. {blame} percent to {loser}. By hand.",
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
    "No side outweighs the other. Hung Court. Do not celebrate.",
    "The difference was measured. There was none. Hung Court.",
  ],
  coda: [
    "Court is adjourned.",
    "Hand in your phones at the desk.",
    "Seal the file on {thing}. And the biscuits.",
    "Leave by the stairs. Quietly. Both sets of feet.",
  ],
};
