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
    frequency: {
      yes: [
        "so this is a pattern, and patterns talk",
        "I'm hearing an old song with new crumbs",
        "the body keeps count, and so does {complainer}",
      ],
      no: ["one rainy day is not a climate", "I'd like us not to call it a pattern", "once can simply be once"],
    },
    claim: {
      yes: [
        "{complainer}, you were accurate, and that is a kind of pain",
        "nobody exaggerated, which I find moving",
        "the telling was careful, and so was the hurt",
      ],
      no: [
        "hurt rounds upwards, it always has",
        "the feeling was larger than the sentence",
        "I'd be curious who was being spoken to there",
      ],
    },
    agreement: {
      yes: [
        "so a boundary was drawn, and drawn together",
        "you had a promise, and it had needs",
        "there was an understanding, and it felt abandoned",
      ],
      no: [
        "an expectation nobody voices is a trap for two",
        "we can't honour a boundary that was never drawn",
        "each of you had a rule, privately",
      ],
    },
    awareness: {
      yes: [
        "{doer}, part of you knew",
        "knowing and doing it anyway is also a message",
        "so this was a choice, {doer}, not a fog",
      ],
      no: [
        "{doer} was not cruel, only elsewhere",
        "nobody can tend a wound they can't see",
        "{doer} isn't a mind reader, and that is allowed",
      ],
    },
    warning: {
      yes: [
        "{complainer}, you used your words first",
        "an invitation was made and not taken up",
        "I admire that {complainer} asked before breaking",
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
        "what we can't bear in others we often practise",
        "so this goes both ways, as most things do",
        "{complainer}, you know this dance from inside",
        "two people, one habit, both surprised",
      ],
      no: [
        "{complainer} asks only for what {complainer} gives",
        "I looked for projection and found none",
        "{complainer}, you are not the echo in this",
        "{complainer} lives by what {complainer} asks",
        "there is no hidden ledger here",
      ],
    },
    permission: {
      yes: [
        "{complainer} said yes and meant notice me",
        "a yes we resent was perhaps a no",
        "so {doer} was invited, and then judged for coming",
        "{complainer}, your yes counted",
        "a door was opened, and then mourned",
      ],
      no: [
        "consent was not given, and we keep to that",
        "{doer} heard a yes that nobody spoke",
        "the door was closed, {doer}, however softly",
        "asking would have been an act of love",
        "a boundary was walked through, in socks",
      ],
    },
    remedy: {
      yes: [
        "{doer} reached out, and repair is everything",
        "that is a bid for closeness, with tools",
        "I saw {doer} try, and trying counts",
        "a repair was offered, and I felt it",
        "that is what tending looks like",
      ],
      no: [
        "the rupture was left without a repair",
        "{doer}, an apology is a door and it stayed shut",
        "I wonder what made sorry feel so expensive",
        "the wound was left to explain itself",
        "nobody reached for the glue",
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
  settled: ["something in the room softened", "let that land for a moment"],
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
