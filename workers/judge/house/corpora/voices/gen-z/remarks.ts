import type { Remarks } from "../voice";

/** Fragments; the reaction instead of the reasoning. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "so {doer} just. said it. ok",
        "a full confession, no loading screen",
        "ok so that part is canon",
        "so that really happened",
        "admitted on main",
        "ok so no mystery. thanks i guess",
      ],
      no: ["so the main event did not happen. great", "then what is this file. genuinely", "the charge left the chat"],
    },
    awareness: {
      yes: [
        "so “i had no idea” is off the table",
        "it was guessable, like free hint guessable",
        "the signs were there, {doer}, in bold",
      ],
      no: [
        "{doer} had no idea, and honestly same",
        "zero thoughts, head empty, not a crime",
        "can't be evil if you're offline",
      ],
    },
    warning: {
      yes: [
        "{doer} was warned, like, with words",
        "so {doer} got the memo first",
        "{complainer} did use words, respect",
      ],
      no: [
        "{complainer} skipped the talking and went to court",
        "{complainer} skipped the calm part",
        "{complainer} never said it nicely first",
      ],
    },
    provocation: {
      yes: [
        "{complainer} in a glass house, throwing",
        "so {complainer} is also the main character",
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
        "{doer} hit accept on nothing",
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
    "that one goes to {helped}",
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
    "i'd check the cameras but there aren't any",
    "no way to tell from here",
    "the lore does not match",
  ],
  crossed: ["you're each defending the other. get a room", "each of you is arguing for the other side"],
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
  owned: ["{witness} snitching on {witness}. respect", "against themselves?? ok honesty"],
  alone: [
    "unopposed, so we roll with it",
    "one side of the chat, but it counts",
    "no reply guy to argue",
    "solo queue testimony",
  ],
};
