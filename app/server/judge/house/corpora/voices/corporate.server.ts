import type { Voice } from "./voice.server";

/** Memo prose: passive ownership, alignment, next steps; every feeling has a workstream. */
export const CORPORATE: Voice = {
  answers: {
    yes: "{p} confirmed",
    no: "{p} answered in the negative",
    fifth: "{p} declined to comment (pleaded the Fifth)",
    bothYes: "both stakeholders confirmed",
    bothNo: "both stakeholders answered in the negative",
    bothFifth: "both stakeholders pleaded the Fifth",
    join: ", whereas ",
  },
  charge: [
    "Thank you both for your time. The issue raised is that {clause}.",
    "Hi team, circling back on the ticket in which it was flagged that {clause}.",
    "Executive summary: it has been escalated, above several perfectly good levels of escalation, that {clause}.",
    "Before we dive in, I want to level-set. The concern on the table is that {clause}.",
  ],
  bare: [
    "Thank you both for your time. The issue raised concerns {thing}.",
    "Hi team, quick sync on {thing}, which has quietly become our top priority for the quarter.",
    "I'd like to take {thing} offline, but it was filed online, so here are my learnings.",
  ],
  detail: [
    "The reported metric is “{detail}”.",
    "The number that keeps surfacing is “{detail}”, and what gets measured gets litigated.",
    "I've put “{detail}” on the dashboard, in amber.",
  ],
  agreed: [
    "On the question {whether}, {answers} (Exhibit {n}), so we are aligned.",
    "Deep-diving {whether}: {answers} (Exhibit {n}). That is what full stakeholder alignment looks like.",
    "When we double-clicked on {whether}, {answers} (Exhibit {n}), and we can close that workstream.",
    "Per the survey on {whether}, {answers} (Exhibit {n}); I am marking that cell green.",
    "Regarding {whether}, {answers} (Exhibit {n}), which gives us a baseline to build on.",
  ],
  dispute: [
    "On the question {whether}, {answers} (Exhibit {n}), so the data conflict.",
    "Regarding {whether}, {answers} (Exhibit {n}). There is no single source of truth here, and I have asked for one.",
    "We had a misalignment on {whether}: {answers} (Exhibit {n}). Parking that one in the parking lot.",
  ],
  fifth: [
    "On the question {whether}, {answers} (Exhibit {n}).",
    "As to {whether}, {answers} (Exhibit {n}), which I am hearing as a yellow flag in the transparency space.",
  ],
  word: [
    "On the question {whether}, {answers} (Exhibit {n}).",
    "For visibility on {whether}: {answers} (Exhibit {n}), with no counter-input received by close of business.",
    "Regarding {whether}, {answers} (Exhibit {n}); the other half of the form is blank.",
  ],
  principle: [
    "Our policy is clear. {principle}",
    "I'd anchor this in our values deck, slide nine. {principle}",
    "Key takeaway from the last retro: {principle}",
  ],
  fair: [
    "A strength of {loser}'s case: on the question {whether}, {answers} (Exhibit {n}).",
    "I do want to shout out {loser}, because on the question {whether}, {answers} (Exhibit {n}). That's a win, and wins get named.",
    "In the spirit of balanced feedback for {loser}: regarding {whether}, {answers} (Exhibit {n}).",
  ],
  grace: ["On the positive side, {grace}.", "What went well: {grace}. Let's bottle that and scale it."],
  quiet: [
    "No input was received from {quiet}.",
    "{quiet} did not attend and sent no pre-read, which is itself a deliverable of a kind.",
  ],
  nobody: ["Neither stakeholder submitted input, so the steering committee on {thing} was me and a muffin."],
  contempt: [
    "One contributor attempted to reprioritise me with “{contempt}”. That request has been triaged to the bottom of the backlog.",
  ],
  upheld: [
    "Decision: {winner}. Accountability is allocated at {blame}% to {loser}.",
    "Net-net, the business case sits with {winner}. {loser} owns {blame}% of the root cause and all of the follow-up.",
    "I'm signing off on {winner}'s position. Going forward, {loser} is the directly responsible individual for {blame}% of this.",
  ],
  dismissed: [
    "Decision: {winner}. The concern is closed without action, with {blame}% of accountability on {loser}.",
    "The complaint did not make it through the stage gate. {winner} is cleared, and {loser} holds {blame}% of the learnings.",
    "We will not be moving forward with this grievance at this time. {winner} prevails; {loser} absorbs {blame}% in Q4.",
  ],
  hung: [
    "Decision: none. Both positions carry equal weight.",
    "We have landed on a no-decision decision. Ownership is shared fifty-fifty, as is the calendar hold.",
    "After extensive benchmarking, both of you are meeting expectations in being difficult. Hung Court; no winner this cycle.",
  ],
  coda: [
    "Please treat the item as closed.",
    "Action items are in the order below. Let's all be the change that {thing} needs.",
    "I'll give you four minutes back.",
    "Happy to jump on a quick call about {thing}, and by happy I mean available.",
  ],
};
