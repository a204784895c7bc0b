import type { Remarks } from "../voice";

/** Reflects, names, wonders; addresses people and not facts. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "thank you, {doer}, for not making us guess",
        "that took honesty, and I saw it",
        "{doer}, I hear ownership, however reluctant",
        "naming it is the first step",
      ],
      no: [
        "so that part of the story can be put down",
        "the feeling may be real, and the charge is not",
        "so I wonder what the complaint was truly about",
      ],
    },
    awareness: {
      yes: ["{doer}, you had a hunch", "the signs were in the room, {doer}", "empathy would have found it, {doer}"],
      no: [
        "{doer} was not cruel, only elsewhere",
        "nobody can tend a wound they can't see",
        "{doer} isn't a mind reader, and that is allowed",
      ],
    },
    warning: {
      yes: [
        "{complainer} put it into words, which is hard",
        "{complainer} chose words over doors, and I admire that",
        "a calm voice is a gift, and it was given",
      ],
      no: [
        "{complainer}, the calm words stayed inside",
        "a gentle request was available, {complainer}",
        "nobody had said a quiet word about it before",
      ],
    },
    provocation: {
      yes: [
        "{complainer}, I'm holding up a mirror, gently",
        "so this goes both ways, as most things do",
        "{complainer}, nobody arrives without a suitcase",
      ],
      no: [
        "{complainer}, I looked in your suitcase, and it is tidy",
        "{complainer}, that mirror is clean",
        "{complainer}, that part is not yours",
        "{complainer}, there is no homework for you there",
      ],
    },
    permission: {
      yes: [
        "a yes is a yes, {complainer}, also when we regret it",
        "{complainer}, your yes counted",
        "{complainer} opened that door",
      ],
      no: [
        "nobody heard a yes from {complainer}, and we keep to that",
        "no door was held open, {doer}, however softly",
        "a yes was never spoken, and we can hear that",
      ],
    },
    remedy: {
      yes: [
        "{doer} reached out, and that counts",
        "{doer} made a bid for closeness",
        "I saw {doer} try, and trying counts",
        "{doer}, that is what tending looks like",
      ],
      no: [
        "{doer} left that undone",
        "{doer}, there was room for that, and there still is",
        "{doer}, that gesture is still waiting by the door",
      ],
    },
  },
  counts: [
    "that one speaks for you, {helped}",
    "I let that rest on {helped}'s side",
    "that supports {helped}",
    "{helped}, that one holds you up",
    "it puts a cushion under {helped}",
    "that answer sits down next to {helped}",
  ],
  clash: [
    "two truths are sitting on my sofa, not touching",
    "I'm not here to choose a memory for anybody",
    "{yes} and {no} live in different versions of this story",
    "both memories can feel true, and one can be",
    "so I can build on neither",
    "I'm holding both versions, and my wrists feel it",
    "I let that one stay open",
    "that's a gap we could put a bridge on",
    "we won't settle that one today",
  ],
  ducked: [
    "a boundary is allowed, {ducker}; it is also information",
    "{ducker}, I heard that silence, and I heard it clearly",
    "I wonder what the answer would have cost {ducker}",
    "{ducker} went somewhere else just then",
    "we don't push, {ducker}; we do notice",
    "{ducker}, you told that one to your shoes",
    "a pause that long usually has a name",
    "{ducker} looked at the plant, and the plant looked away",
  ],
  mute: ["you are guarding something together, and it shows", "that is the most united you have been"],
  owned: ["it isn't easy to speak against oneself, {witness}", "{witness} was brave there, and I wrote it down"],
  alone: [
    "I let that be the only voice in the room",
    "the other cushion stayed quiet",
    "{witness}, you were heard, if only by me",
    "we can believe it and still miss the other side",
  ],
};
