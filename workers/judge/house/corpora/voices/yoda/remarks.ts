import type { Remarks } from "../voice";

/** Object first, verb last; nature for comparison, and little comfort. */
export const REMARKS: Remarks = {
  means: {
    deed: {
      yes: [
        "a confession, this is",
        "hide from it, {doer} did not",
        "done, the deed is; by {doer}, done it was",
        "swim around this, nobody can",
        "the truth, out of the water it sticks",
      ],
      no: ["gone, the ground under this complaint is", "chase a shadow, we did", "nothing to catch, this net has"],
    },
    awareness: {
      yes: ["eyes, {doer} has; open, they were", "guess it, a tadpole could", "far to see, needed it was not"],
      no: ["see it, {doer} could not", "blind, not wicked, {doer} was", "knowledge, {doer} lacked; malice also"],
    },
    warning: {
      yes: ["warned, {doer} was", "heard the rain coming, {doer} had", "a calm word there was; gold, calm words are"],
      no: [
        "speak first, {complainer} could have",
        "from silence to war, one step it was",
        "a word, cheaper than a court is",
      ],
    },
    harm: {
      yes: ["small the wound is; a wound, still", "lost something, {complainer} has", "feel that, even I did"],
      no: ["unhurt, {complainer} walks", "only pride was bruised, and heal it will", "damage I sought; dust I found"],
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
        "allowed it, {complainer} had; then sued",
        "a nod there was; see it, {doer} did",
        "invited, the fox was",
      ],
      no: [
        "given, leave was not; taken, it was",
        "through a closed gate, {doer} went",
        "no nod, no word, no right",
        "borrowed, permission cannot be",
      ],
    },
    remedy: {
      yes: [
        "mend it, {doer} tried; wise, that is",
        "late or early, a good word is good",
        "a good step by {doer}, this was",
      ],
      no: ["let it lie, {doer} did, as leaves lie", "do or do not; {doer} did not", "easy it was, and undone it stays"],
    },
    proportion: {
      yes: [
        "small this is, and know it, both do",
        "a pebble, it was; carry it as a boulder, you did",
        "smaller than I, even, this is",
      ],
      no: ["so small, it is not", "size matters not; this, however, matters", "wave it away, I may not"],
    },
  },
  clash: [
    "clouded, one memory must be",
    "cancel out, these words do",
    "two moons this swamp has; two truths, it has not",
    "certain, {yes} is; certain also, {no}; quiet, I am",
    "between two winds, the reed chooses neither",
    "both swear; sure, the frog alone is",
    "a fork, this road has; no sign",
    "the same night, two skies you saw",
    "weigh a shadow against a shadow, I cannot",
    "believe you both, I would; possible, it is not",
  ],
  crossed: ["for each other, both of you speak; strange, and good", "generous, this quarrel is"],
  ducked: [
    "much, a closed mouth tells",
    "hide in silence, {ducker} can; for a while",
    "deep the hole is, into which {ducker} went",
    "afraid of one small word, {ducker} is",
    "loud, the frogs became, when {ducker} stopped",
    "behind the smallest leaf, {ducker} hid; seen, {ducker} was",
    "a long breath, {ducker} took; an answer, it was not",
    "fog, {ducker} chose; footprints, fog has",
  ],
  mute: ["together, something you hide", "two stones I asked; answered, the stones have"],
  owned: ["cost {witness} something, that did; believe it, I do", "against oneself to speak, strength that is"],
  alone: [
    "from the other chair, only wind there was",
    "against it, no word was raised",
    "one voice, but clear, it was",
    "answered by nobody, it stands",
  ],
};
