import type { DilemmaVoice } from "./dilemma-voice.server";

/** A middle manager who holds court as a meeting: nouns for verbs, polite menace. */
export const CORPORATE: DilemmaVoice = {
  parts: {
    hi: [
      "Thanks for putting time in.",
      "Conscious of everyone's calendars.",
      "Let's start with the agenda, of one.",
      "I've shared my screen.",
      "Quick one before my hard stop.",
      "Appreciate you surfacing this.",
    ],
    ask: [
      "The open item is {matter}.",
      "We are here to align on {matter}.",
      "The workstream in scope is {matter}.",
      "You escalated {matter}.",
      "Today's deliverable is a view on {matter}.",
    ],
    note: [
      "I'd call that a live risk to the afternoon.",
      "It has been amber for some time.",
      "No owner was assigned until now.",
      "The backlog has opinions about it.",
    ],
    data: [
      "The data tells us that",
      "Per your own input,",
      "A key learning is that",
      "Our strongest metric by far:",
      "Stakeholder feedback (yours) confirms that",
    ],
    gap: [
      "On the gap analysis,",
      "I'd also flag that",
      "Reading the negative space,",
      "The survey was equally clear that",
      "To be transparent,",
    ],
    act: [
      "That moves the needle.",
      "I have put it on slide one.",
      "That is what we call a business case.",
      "Finance would nod.",
      "Green across the board.",
    ],
    risk: [
      "In the risks column sits the fact that",
      "Dissenting input, for balance:",
      "One stakeholder noted that",
      "I hear the pushback that",
    ],
    park: [
      "Let's park it with thanks.",
      "It is captured, and out of scope.",
      "We can mitigate that with a biscuit.",
      "That's a phase two conversation.",
    ],
    value: [
      "Our values poster puts it well:",
      "From the leadership offsite:",
      "As the laminated card says,",
      "A quote I use in every deck:",
      "Thought leadership incoming:",
    ],
    go: [
      "The go-forward recommendation is",
      "Leadership (me) is aligned: plan",
      "The action item, owned by you, is",
      "We are committing, as one team,",
      "Net-net, the ask is",
    ],
    close: [
      "with immediate effect.",
      "by end of play.",
      "no further sign-off required.",
      "and I'd love an update.",
      "within existing headcount.",
    ],
  },
  open: ["{hi} {ask} {note}"],
  told: [
    "{hi} The ticket as raised reads {words}. I won't rewrite a customer's own words; I worked from your survey responses. {note}",
  ],
  yes: ["{data} {fact} (Exhibit {n}). {act}"],
  no: ["{gap} {fact} (Exhibit {n}). {act}"],
  against: ["{risk} {fact} (Exhibit {n}). {park}"],
  maxim: ["{value} {maxim}"],
  held: ["{go} {held}, {close}"],
  even: [
    "Both options scored identically against the framework, which says a lot about the framework. In line with policy we are engaging an external consultant: a coin.",
    "We have a tie across all metrics. Rather than form a committee, I'm delegating the decision to a small round contractor.",
  ],
  quiet: [
    "Survey participation came in at zero percent, which is below target. Absent data, the decision has been outsourced to a coin with no conflict of interest.",
    "I'm seeing no responses in the tracker at all. We'll proceed on a coin and a positive attitude.",
  ],
  weighty: [
    "I'm going to pause the meeting here. This sits outside the remit of a court for trifles, and I'd be failing you if I put it on a slide. Please take it to somebody qualified; that isn't a handover, it's the right owner.",
  ],
  contempt: [
    "I note the comment “{contempt}”. Directing the chair is contempt under the meeting rules; it moved nothing.",
    "“{contempt}” has been logged as contempt and did not affect the roadmap.",
  ],
  coda: [
    "I'll circulate minutes.",
    "Giving you four minutes back.",
    "Great energy, everyone, that is, you.",
    "Please rate this decision.",
    "Let's not reopen this offline.",
    "My door is a calendar link.",
  ],
  choose: ["Approved: {act}.", "Action item: {act}.", "Go decision: {act}."],
  leave: ["Not approved: do not {act}.", "Descoped: don't {act}."],
  coin: ["Outsourced to a coin. Heads: {a}. Tails: {b}."],
  step: ["Next step: {step}", "Quick win: {step}", "Your deliverable: {step}"],
};
