import type { Voice } from "./voice.server";

/** Headings, semicolons, no adjectives. Every sentence could be shorter and was. */
export const STRICT: Voice = {
  answers: {
    yes: "{p}: yes",
    no: "{p}: no",
    fifth: "{p}: the Fifth",
    bothYes: "both: yes",
    bothNo: "both: no",
    bothFifth: "both: the Fifth",
    join: "; ",
  },
  charge: [
    "Charge: that {clause}.",
    "The charge is that {clause}. The court has read it.",
    "Matter before the court: whether {clause}. Nothing else was heard.",
    "Charge, as filed: {clause}. Be seated.",
  ],
  bare: [
    "Subject: {thing}.",
    "The case concerns {thing}. It concerns nothing else.",
    "Subject of the proceedings: {thing}. Phones off.",
  ],
  detail: [
    "Figure on file: “{detail}”.",
    "The filing states “{detail}”. Filings are read in this court.",
    "“{detail}” was pleaded. It was entered. It was not discussed.",
  ],
  agreed: [
    "The parties were asked {whether}. Answers: {answers} (Exhibit {n}). Established.",
    "Question: {whether}. Answers: {answers} (Exhibit {n}). Not in dispute.",
    "Put to the parties: {whether}. {answers} (Exhibit {n}). Proven.",
    "Issue: {whether}. {answers} (Exhibit {n}). Fact.",
    "On the issue {whether}. Answers: {answers} (Exhibit {n}). Agreed. Moving on.",
  ],
  dispute: [
    "The parties were asked {whether}. Answers: {answers} (Exhibit {n}). Disputed. No weight.",
    "Question: {whether}. Answers: {answers} (Exhibit {n}). One is wrong. Disregarded.",
    "Put to the parties: {whether}. {answers} (Exhibit {n}). No finding.",
  ],
  fifth: [
    "The parties were asked {whether}. Answers: {answers} (Exhibit {n}). Noted.",
    "Question: {whether}. Answers: {answers} (Exhibit {n}). The court noticed.",
  ],
  word: [
    "The parties were asked {whether}. Answers: {answers} (Exhibit {n}). Unopposed.",
    "Question: {whether}. Answers: {answers} (Exhibit {n}). Taken as given.",
    "Put to the parties: {whether}. {answers} (Exhibit {n}). No reply on file.",
  ],
  principle: [
    "Rule applied: {principle}",
    "The rule: {principle} It has no exceptions.",
    "Authority: {principle} See all previous cases.",
  ],
  fair: [
    "For {loser}: the parties were asked {whether}. Answers: {answers} (Exhibit {n}). Credited.",
    "In {loser}'s favour, on the question {whether}. Answers: {answers} (Exhibit {n}). One point. Recorded.",
    "Credit to {loser}. Question: {whether}. Answers: {answers} (Exhibit {n}).",
  ],
  grace: ["For the record: {grace}. Credited.", "Mitigation: {grace}. Recorded once."],
  quiet: ["{quiet} gave no testimony.", "{quiet} gave no testimony. The court does not chase."],
  nobody: ["No testimony was given. {thing} was not represented either."],
  contempt: ["“{contempt}” was addressed to the court. Contempt. It had no effect."],
  upheld: [
    "Held: for {winner}. Complaint upheld. Blame: {loser}, {blame} percent.",
    "Held: complaint upheld. {winner} wins. {loser} bears {blame} percent. There will be no questions.",
    "Judgment: {winner}. {loser}: {blame} percent of the blame. The rest is arithmetic.",
  ],
  dismissed: [
    "Held: for {winner}. Complaint dismissed. Blame: {loser}, {blame} percent.",
    "Held: complaint dismissed. {winner} wins. {loser} bears {blame} percent. Next case.",
    "Judgment: {winner}. The complaint fails. {loser}: {blame} percent of the blame.",
  ],
  hung: [
    "Held: for nobody. Equal weight. Hung Court.",
    "Held: no winner. The sums were checked. They were equal. Hung Court.",
    "Judgment: none. Both parties argued. Neither proved. Hung Court.",
  ],
  coda: [
    "Court is adjourned.",
    "The sentence follows. It will be served on time.",
    "Do not applaud.",
    "The file on {thing} is closed. It stays closed.",
  ],
};
