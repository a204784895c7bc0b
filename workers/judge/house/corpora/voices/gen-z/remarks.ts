import type { Remarks } from "../voice";

/** Fragments; the reaction instead of the reasoning. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "so {doer} just. said it. ok",
        "a full confession, no loading screen",
        "case kind of solving itself rn",
        "that's the whole plot, spoiled in minute one",
        "admitted on main",
        "ok so no mystery. thanks i guess",
      ],
      no: ["so the main event did not happen. great", "then what is this file. genuinely", "the charge left the chat"],
    },
    frequency: {
      yes: [
        "it's a series, not an episode",
        "once is a bug. this is a feature",
        "renewed for another season apparently",
      ],
      no: ["one time. ONE. ok", "so it's a one-off with good marketing", "limited edition crime"],
    },
    claim: {
      yes: ["no cap detected, shockingly", "the receipts are itemised", "so that wasn't even exaggerated. scary"],
      no: [
        "that got edited for drama",
        "so somebody was writing for the plot",
        "the filter on that complaint is visible",
      ],
    },
    agreement: {
      yes: [
        "there were terms. there were conditions",
        "so it was literally in the group rules",
        "they had a deal and then they had this",
      ],
      no: ["no rules, only vibes", "you can't break a rule that lives in drafts", "so everyone was freestyling"],
    },
    awareness: {
      yes: [
        "{doer} knew. {doer} proceeded. wild",
        "so it's not even an accident, it's content",
        "fully aware, fully unbothered",
      ],
      no: [
        "{doer} had no idea, and honestly same",
        "zero thoughts, head empty, not a crime",
        "can't be evil if you're offline",
      ],
    },
    warning: {
      yes: [
        "{complainer} said it nicely and got left on read",
        "there was a warning label. {doer} ate it",
        "so that was patch notes ignored",
      ],
      no: [
        "{complainer} skipped the talking and went to court",
        "nobody said a word, we just lawyered up",
        "communication was in airplane mode",
      ],
    },
    harm: {
      yes: [
        "so that did ruin the day, small but real",
        "{complainer} took actual damage",
        "ok that hurts, i'm not made of wifi",
      ],
      no: [
        "nobody got hurt except the vibe",
        "damage: zero. drama: full battery",
        "{complainer} is fine. {complainer} is so fine",
      ],
    },
    provocation: {
      yes: [
        "so {complainer} does it too. cinema",
        "{complainer} suing their own reflection",
        "glass house, very active thrower",
        "pot and kettle, same group chat",
        "so {complainer} is also the main character",
      ],
      no: [
        "{complainer} is clean. annoyingly clean",
        "no dirt on {complainer}, i scrolled far",
        "so {complainer} doesn't even do it back",
        "{complainer} has no lore here",
        "background check came back boring",
      ],
    },
    permission: {
      yes: [
        "{complainer} said it was fine and it was not fine",
        "so there was a yes on file",
        "you can't hand out the password and then cry hack",
        "there was consent and a thumbs up",
        "{complainer} approved this in the settings",
      ],
      no: [
        "nobody said {doer} could. nobody",
        "permission: pending since forever",
        "{doer} hit accept on nothing",
        "nobody signed off on that side quest",
        "access was not granted",
      ],
    },
    remedy: {
      yes: [
        "{doer} did try to fix it, growth",
        "an apology arc, in this economy",
        "ok repair attempt detected",
        "sorry was said. out loud. wow",
        "character development mid-season",
      ],
      no: [
        "no sorry, no fix, not even a meme",
        "{doer} saw the mess and said next",
        "the bare minimum was right there",
        "zero repair. the audacity is load-bearing",
        "sorry has not loaded yet",
      ],
    },
    proportion: {
      yes: ["so it's tiny and we all know it", "this could have been one text", "not that deep, and both admit it"],
      no: ["so it IS that deep, my bad", "a nap does not fix it, i asked", "turns out it's bigger than it looks"],
    },
  },
  settled: ["so that's canon", "rare moment of unity tbh"],
  clash: [
    "two people, two timelines, zero receipts",
    "the multiverse is real and it's annoying",
    "somebody is misremembering, respectfully",
    "{yes} and {no} watched different movies",
    "group chat would have a field day",
    "same scene, different director's cut",
    "one of you is the unreliable narrator",
    "i'd check the cameras but there aren't any",
    "that's a coin flip with feelings",
    "the lore does not match",
  ],
  crossed: ["you're each defending the other. get a room", "lawyers hate these two, they're being nice"],
  ducked: [
    "{ducker} saw that question and logged out",
    "very loud silence from {ducker}. it has bass",
    "the fifth? in this small a case? bold",
    "{ducker} typing... {ducker} stopped typing",
    "that's a yes in a trench coat, or a no",
    "{ducker} brought a constitutional right to a tiny fight",
    "{ducker} pulled the fire alarm on one question",
    "the silence had a watermark and it said {ducker}",
  ],
  mute: ["nobody's talking, so everybody did something", "double airplane mode"],
  owned: ["{witness} snitching on {witness}. respect", "against themselves?? ok honesty"],
  alone: [
    "unopposed, so we roll with it",
    "one side of the chat, but it counts",
    "no reply guy to argue",
    "solo queue testimony",
  ],
};
