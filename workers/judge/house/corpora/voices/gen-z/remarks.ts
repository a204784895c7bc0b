import type { Remarks } from "../voice";

/** Fragments; the reaction instead of the reasoning. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "so {doer} just. said it. ok",
        "a confession with no loading screen",
        "ok so that part is canon",
        "so nobody is even pretending",
        "admitted on main",
        "ok so no mystery. thanks i guess",
      ],
      no: ["so the main event is cancelled. great", "then what is this file. genuinely", "the charge left the chat"],
    },
    awareness: {
      yes: [
        "so having no idea is off the table",
        "it was guessable, like free hint guessable",
        "the signs were there, {doer}, in bold",
      ],
      no: [
        "{doer} had no idea, and honestly same",
        "zero thoughts, head empty, not a crime",
        "can't read a room with the lights off",
      ],
    },
    warning: {
      yes: [
        "{complainer} used the calm voice. in this economy",
        "so {doer} did hear it in a normal tone",
        "{complainer} did use words, respect",
      ],
      no: [
        "{complainer} never sent the polite version",
        "{complainer} skipped the calm part",
        "zero calm words were sent before all this",
      ],
    },
    provocation: {
      yes: [
        "{complainer} in a glass house, throwing",
        "so {complainer} also has a villain era",
        "so {complainer} isn't exactly spotless",
      ],
      no: [
        "{complainer} is clean. annoyingly clean",
        "no dirt on {complainer}, i scrolled far",
        "{complainer} has no lore here",
        "background check came back boring",
      ],
    },
    permission: {
      yes: [
        "{complainer} said it was fine, so it was fine",
        "so there was a yes on file",
        "{complainer} approved this in the settings",
      ],
      no: [
        "nobody said {doer} could. nobody",
        "{complainer} never hit accept",
        "{doer} did not have the green light",
        "access was not granted",
      ],
    },
    remedy: {
      yes: ["{doer} did make a move there, growth", "ok effort detected, {doer}", "character development from {doer}"],
      no: [
        "the bare minimum was right there, {doer}",
        "free to do, still undone, {doer}",
        "{doer} did not even try that",
      ],
    },
  },
  counts: [
    "point {helped}",
    "put that on {helped}'s side",
    "which helps {helped}, btw",
    "good for {helped}",
    "+1 {helped}",
    "{helped} can screenshot that",
  ],
  clash: [
    "two people, two timelines, zero receipts",
    "the multiverse is real and it's annoying",
    "somebody is misremembering, respectfully",
    "{yes} and {no} watched different movies",
    "so that one cancels out",
    "same scene, different director's cut",
    "one of you is the unreliable narrator",
    "i asked the wall. the wall saw nothing",
    "no way to tell from here",
    "the lore does not match",
  ],
  ducked: [
    "{ducker} saw that question and logged out",
    "very loud silence from {ducker}. it has bass",
    "the fifth? in this small a case? bold",
    "{ducker} typing... {ducker} stopped typing",
    "not an answer, {ducker}",
    "{ducker} brought a constitutional right to a tiny fight",
    "{ducker} pulled the fire alarm on one question",
    "it was a yes or no question, {ducker}",
  ],
  mute: ["so we know nothing", "double airplane mode"],
  owned: ["{witness} scored an own goal on purpose. respect", "against themselves?? ok honesty"],
  alone: [
    "unopposed, so we roll with it",
    "one side of the chat, but it counts",
    "no reply guy to argue",
    "solo queue testimony",
  ],
};
