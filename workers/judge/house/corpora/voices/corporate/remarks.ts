import type { Remarks } from "../voice";

/** Feelings as deliverables: each answer gets a status, an owner or a slide. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "root cause identified, and it raised its own hand",
        "{doer} owns the incident end to end",
        "I'm logging the incident as confirmed",
        "confirmed, with no ambiguity left",
        "the incident is no longer alleged",
      ],
      no: [
        "the incident report contains no incident",
        "we appear to have escalated a non-event",
        "the core deliverable of this complaint is missing",
      ],
    },
    awareness: {
      yes: [
        "visibility was not the issue",
        "the risk was foreseeable on slide one",
        "a basic stakeholder map would have shown it",
      ],
      no: [
        "{doer} was never on the distribution list",
        "no intent on {doer}'s side of the process",
        "nobody can action a memo that was never sent",
      ],
    },
    warning: {
      yes: [
        "{complainer} followed the escalation path correctly",
        "{complainer} raised it in the approved tone of voice",
        "the issue was raised at the right volume",
      ],
      no: [
        "{complainer} never tried the indoor channel",
        "a quick sync would have been the right forum",
        "{complainer} never booked the one-to-one",
      ],
    },
    provocation: {
      yes: [
        "I'd ask {complainer} to review {complainer}'s own dashboard",
        "the auditor, it turns out, needs an audit",
        "{complainer} has an entry in the log as well",
      ],
      no: [
        "{complainer} is fully compliant, almost smugly",
        "no conflicting entries under {complainer}",
        "{complainer} is clean on that metric",
        "{complainer} passes the spot check",
        "clean audit on that side of the house",
      ],
    },
    permission: {
      yes: [
        "{complainer} approved it, and approvals don't expire quietly",
        "that was signed off, so we can't claw it back",
        "there's an approval trail, and it ends at {complainer}",
        "{doer} had sign-off",
        "authorisation was granted at the right level",
      ],
      no: ["{doer} went live without sign-off", "nobody with a lanyard authorised that", "the sign-off box is empty"],
    },
    remedy: {
      yes: [
        "{doer} took an action item there",
        "I'm giving {doer} credit for the recovery plan",
        "{doer} modelled the behaviour we print on lanyards",
      ],
      no: [
        "{doer}'s recovery plan is a blank template",
        "{doer} left that action item open",
        "{doer} never shipped that",
      ],
    },
  },
  counts: [
    "that is logged in {helped}'s favour",
    "a point for {helped}",
    "that supports {helped}'s case",
    "net positive for {helped}",
    "{helped} benefits, per the scorecard",
    "the upside sits with {helped}",
  ],
  clash: [
    "there is no single source of truth here",
    "that data point is excluded",
    "{yes} and {no} are working from different spreadsheets",
    "we'll agree to disagree in a shared document",
    "that one goes in the parking lot, unscored",
    "the two dashboards don't reconcile",
    "neither version could be verified",
    "{yes} and {no} need a shared glossary",
    "that's a data-quality issue on both sides",
    "we'll need a neutral facilitator, and snacks",
  ],
  ducked: [
    "that's an out-of-office reply from {ducker}",
    "{ducker} is a yellow flag in the transparency space",
    "{ducker} will circle back, historically never",
    "{ducker} lacked the bandwidth for one syllable",
    "{ducker} declined the invite without proposing a new time",
    "{ducker} has moved that answer to a later sprint",
    "{ducker} left a yes-or-no field blank",
    "{ducker} went into do-not-disturb on that",
  ],
  mute: ["radio silence across the matrix", "so there is no data on that"],
  owned: ["{witness} disclosed it at a loss, and we reward that", "full transparency from {witness}, at some cost"],
  alone: [
    "no counter-input by close of business",
    "the other half of the form is blank",
    "it stands, in the absence of other input",
    "a quorum of one, but a quorum",
  ],
};
