import type { Remarks } from "../voice";

/** Reflects, names, wonders; addresses people and not facts. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "thank you, {doer}, for not making us guess",
        "that took honesty, and it settles things",
        "{doer}, I hear ownership, however reluctant",
        "naming it is the first step",
        "the lamp didn't flicker",
      ],
      no: [
        "so we can set that fear down together",
        "then the hurt is real and its story is not",
        "I wonder what the complaint was truly about",
      ],
    },
    awareness: {
      yes: ["{doer}, part of you knew", "the signs were in the room, {doer}", "empathy would have found it, {doer}"],
      no: [
        "{doer} was not cruel, only elsewhere",
        "nobody can tend a wound they can't see",
        "{doer} isn't a mind reader, and that is allowed",
      ],
    },
    warning: {
      yes: [
        "{complainer} put it into words, which is hard",
        "I admire that {complainer} spoke before breaking",
        "a calm voice is a gift, and it was given",
      ],
      no: [
        "{complainer}, the need stayed inside until it had a lawyer",
        "a request was available, and stayed unspoken",
        "we went from silence to a summons",
      ],
    },
    harm: {
      yes: [
        "{complainer}, that hurt, and we may say so",
        "small things can be where it aches",
        "let's not hurry past that",
      ],
      no: [
        "what stings here may be an older sting",
        "I'm glad, and a bit curious why we are here",
        "nobody is injured, and somebody is still sad",
      ],
    },
    provocation: {
      yes: [
        "{complainer}, I'm holding up a mirror, gently",
        "so this goes both ways, as most things do",
        "{complainer}, nobody arrives without a suitcase",
      ],
      no: [
        "{complainer} asks only for what {complainer} gives",
        "I looked for projection and found none",
        "{complainer}, you are not the echo in this",
        "there is no hidden ledger here",
      ],
    },
    permission: {
      yes: [
        "a yes we resent was perhaps a no",
        "{complainer}, your yes counted",
        "a door was opened, and then mourned",
      ],
      no: [
        "consent was not given, and we keep to that",
        "the door was closed, {doer}, however softly",
        "a yes was never spoken, and we can hear that",
      ],
    },
    remedy: {
      yes: [
        "{doer} reached out, and that counts",
        "that is a bid for closeness",
        "I saw {doer} try, and trying counts",
        "that is what tending looks like",
      ],
      no: [
        "the wound was left to explain itself",
        "nobody reached for the glue",
        "that gesture is still waiting by the door",
      ],
    },
    proportion: {
      yes: [
        "so the thing is small and the feeling is not",
        "perhaps this was never about that",
        "we can let it be small, and exhale",
      ],
      no: [
        "so we won't call it small to feel safe",
        "it matters, and I'm staying with that",
        "minimising it would be a second hurt",
      ],
    },
  },
  clash: [
    "two truths are sitting on my sofa, not touching",
    "I'm not here to choose a memory for anybody",
    "{yes} and {no} live in different versions of this home",
    "both memories can feel true, and one can be",
    "I hear two people who each need the last word",
    "you were in one room and two afternoons",
    "I'm holding both versions, and my wrists feel it",
    "neither of you is lying; both of you are tired",
    "that's a gap we could put a bridge on",
    "I notice you looked at me and not across",
  ],
  crossed: ["you are each protecting the other, did you notice", "there is so much care in that disagreement"],
  ducked: [
    "a boundary is allowed, {ducker}; it is also information",
    "{ducker}, I heard that silence, and I heard it clearly",
    "I wonder what the answer would have cost {ducker}",
    "{ducker} went somewhere else just then",
    "we don't push, {ducker}; we do notice",
    "{ducker}, you answered that one with your shoes",
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
