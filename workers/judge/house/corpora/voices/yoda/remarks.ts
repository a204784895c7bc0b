import type { Remarks } from "../voice";

/** Object first, verb last; nature for comparison, and little comfort. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "a confession, this is",
        "hide from it, {doer} did not",
        "true, it is; say so, {doer} did",
        "swim around this, nobody can",
        "in doubt, this charge is not",
      ],
      no: ["gone, the ground under this complaint is", "fog, this case is", "of its main charge, nothing is left"],
    },
    awareness: {
      yes: ["eyes, {doer} has; free to use, they are", "guess it, a tadpole could", "see it coming, {doer} could"],
      no: ["see it, {doer} could not", "blind, not wicked, {doer} was", "knowledge, {doer} lacked; malice also"],
    },
    warning: {
      yes: ["thunder, {complainer} needed none", "soft, the voice was", "a calm word there was; gold, calm words are"],
      no: [
        "speak calmly, {complainer} could have",
        "from grumble to war, one step it was",
        "a calm word, cheaper than a court is",
      ],
    },
    provocation: {
      yes: [
        "begin with your own swamp, {complainer} should",
        "spotless, {complainer} is not",
        "a stone in {complainer}'s own shoe, there is",
      ],
      no: [
        "clean, {complainer}'s hands are",
        "cast this stone, {complainer} may",
        "in {complainer}, no such weed grows",
        "without mud, {complainer}'s boots are",
        "straight, {complainer}'s own furrow runs",
      ],
    },
    permission: {
      yes: [
        "opened by {complainer}, the gate was",
        "given, a yes is hard to take back",
        "allowed it, {complainer} had; forget it, I do not",
        "a nod there was; see it, {doer} did",
        "leave to do it, {doer} had",
      ],
      no: [
        "a yes, {complainer} never gave",
        "open for {doer}, no gate was",
        "no nod, {doer} had, and no word",
        "permission, {doer} had none",
      ],
    },
    remedy: {
      yes: [
        "mend it, {doer} tried; wise, that is",
        "{doer}'s good will, that shows",
        "a good step by {doer}, this was",
      ],
      no: ["let it lie, {doer} did", "do or do not; that, {doer} did not", "easy it was; do it, {doer} did not"],
    },
  },
  counts: [
    "for {helped}, that speaks",
    "on {helped}'s side, that stone lies",
    "help {helped}, that does",
    "{helped}'s, that point is",
    "{helped}, that helps",
  ],
  clash: [
    "clouded, one memory must be",
    "cancel out, these words do",
    "decide this, I cannot; count it, I do not",
    "certain, {yes} is; certain also, {no}; quiet, I am",
    "for neither of you, that counts",
    "both swear; sure, I am not",
    "one tale, two moons over it",
    "word against word, I cannot weigh",
    "believe you both, I would; possible, it is not",
  ],
  ducked: [
    "much, a closed mouth tells",
    "hide in silence, {ducker} can; for a while",
    "kept for later, {ducker}'s answer is",
    "afraid of one small word, {ducker} is",
    "speak up, {ducker} could have",
    "behind the smallest leaf, {ducker} hid; seen, {ducker} was",
    "a long breath, {ducker} took; an answer, it was not",
    "a little, that silence weighs",
  ],
  mute: ["learn anything, I did not", "two stones I asked; more, a stone says"],
  owned: ["cost {witness} something, that did; believe it, I do", "against oneself to speak, strength that is"],
  alone: [
    "from the other chair, only wind there was",
    "against it, no word was raised",
    "one voice, but clear, it was",
    "answered by nobody, it stands",
  ],
};
