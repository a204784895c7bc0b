import type { DilemmaVoice } from "./dilemma-voice.server";

/** No jokes, no adjectives, no excuses. Facts, then consequence. */
export const STRICT: DilemmaVoice = {
  parts: {
    up: [
      "Stand up.",
      "Sit. Phone away.",
      "You are late. Begin.",
      "Silence, please.",
      "File opened.",
      "The court is in session.",
    ],
    ask: ["Issue: {matter}.", "The question: {matter}.", "Before the court: {matter}.", "You ask {matter}."],
    curt: [
      "One issue. One decision.",
      "It will take two minutes.",
      "Adverbs were removed.",
      "The file is thin.",
      "Time spent on this so far: too much.",
    ],
    yea: ["Answered yes:", "Admitted:", "Established:", "On record:", "First-hand evidence:"],
    nay: ["Answered no:", "Denied:", "Excluded:", "Conceded:", "Checked and found:"],
    thus: ["Weight: full.", "That counts.", "No comment needed.", "Entered.", "It was not retracted."],
    con: ["Contrary evidence:", "For the other side:", "Heard as well:", "Against:"],
    nil: ["Considered. Outweighed.", "Noted. Insufficient.", "It does not suffice.", "Weight: some. Not enough."],
    law: ["Rule:", "The rule applies.", "Section one.", "Standing order four.", "Principle, once:"],
    order: [
      "Held: you are",
      "Result: you are",
      "Order: you are",
      "Decision: you are",
      "The court instructs you; you are",
    ],
    end: ["No appeal.", "Effective now.", "Do not ask twice.", "Comply.", "Next case."],
  },
  open: ["{up} {ask} {curt}"],
  told: ["{up} Submission, verbatim: {words}. It was not edited. The answers were read instead. {curt}"],
  yes: ["{yea} {fact} (Exhibit {n}). {thus}"],
  no: ["{nay} {fact} (Exhibit {n}). {thus}"],
  against: ["{con} {fact} (Exhibit {n}). {nil}"],
  maxim: ["{law} {maxim}"],
  held: ["{order} {held}. {end}"],
  even: [
    "Evidence for: counted. Evidence against: counted. The numbers are the same. They were counted again. They are the same. Procedure in that event is a coin. One toss. No best of three.",
    "Result of the weighing: level. The court does not guess. A coin is issued. It is tossed once. Its finding binds.",
  ],
  quiet: [
    "Testimony given: none. The court asked and waited. Nobody spoke. A court cannot weigh air. Procedure in that event is a coin. One toss. No best of three.",
    "Answers on file: zero. Without evidence there is no finding. A coin is issued and will be tossed once.",
  ],
  weighty: [
    "This court hears trifles. This is not a trifle. It will not be decided here, and it will not be joked about. Ask somebody qualified. Do it soon. You did right to raise it. That last sentence is not procedure. It is meant.",
  ],
  contempt: [
    "“{contempt}” was addressed to the court. Contempt. It moved nothing.",
    "The file contains “{contempt}”. That is contempt. Effect: none. It moved nothing.",
  ],
  coda: [
    "Adjourned.",
    "Door is on the left.",
    "Push the chair in.",
    "You may go.",
    "The clock was stopped at two minutes.",
    "Dismissed.",
  ],
  choose: ["Decision: {act}.", "Ordered: {act}.", "{Act}. Now."],
  leave: ["Decision: do not {act}.", "Do not {act}. Final."],
  coin: ["One coin, one toss. Heads: {a}. Tails: {b}."],
  step: ["Task: {step}", "Deadline tomorrow: {step}", "Comply as follows: {step}"],
};
