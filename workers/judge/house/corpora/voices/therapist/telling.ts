import type { Telling } from "../voice";

/** Reflecting: what was said is handed back, slowly, to whoever said it. */
export const TELLING: Telling = {
  common: [
    "what I hear from both chairs is that {fact} (Exhibit {n})",
    "here you agreed, did you notice? {fact} (Exhibit {n})",
    "{fact}, and neither chair objected (Exhibit {n})",
    "nobody needed to defend this: {fact} (Exhibit {n})",
    "both chairs could say that {fact} (Exhibit {n})",
  ],
  owned: [
    "{fact}, and was able to say that out loud (Exhibit {n})",
    "{fact}, and said so without looking away (Exhibit {n})",
    "{fact}, and could tell me so (Exhibit {n})",
    "{fact}, and owned it softly (Exhibit {n})",
    "{fact}, and did not hide it from me (Exhibit {n})",
  ],
  admitted: [
    "{admitter} could allow that {fact} (Exhibit {n})",
    "I heard {admitter} say, a little quietly, that {fact} (Exhibit {n})",
    "with a long breath, {admitter} shared that {fact} (Exhibit {n})",
    "{admitter} could agree, and it was not easy, that {fact} (Exhibit {n})",
    "{admitter} unclenched, and said that {fact} (Exhibit {n})",
  ],
  clash: [
    "{fact}, in {yes}'s truth; {no} has another truth (Exhibit {n})",
    "{fact}: {yes} nods at that, and {no} does not (Exhibit {n})",
    "{fact}, if I sit beside {yes}; it looks different from {no}'s chair (Exhibit {n})",
  ],
  accused: [
    "in {yes}'s story, {fact}; in {no}'s story it is not so (Exhibit {n})",
    "{yes} remembers that {fact}; {no} remembers otherwise (Exhibit {n})",
    "{yes} holds that {fact}, and {no} holds that it is otherwise (Exhibit {n})",
    "{yes} needs it heard that {fact}; {no} heard it, and disagrees (Exhibit {n})",
    "{yes} feels certain that {fact}, and {no} feels certain that it isn't so (Exhibit {n})",
    "{yes} told me that {fact}; {no} told me the opposite (Exhibit {n})",
  ],
  boasted: [
    "{fact}, and needs that to be seen; {no} does not see it so (Exhibit {n})",
    "{fact}, as one of you remembers it; {no} doesn't (Exhibit {n})",
    "{fact}, or remembers it so; {no} shakes a head, gently (Exhibit {n})",
  ],
  apart: [
    "I asked each of you about yourself: {one}; {other} (Exhibit {n})",
    "each of you spoke for yourself: {one}, and {other} (Exhibit {n})",
    "in your own words, {one}, and {other} (Exhibit {n})",
  ],
  ducked: [
    "when I asked {whether}, {ducker} reached for the Fifth, and for a tissue{besides} (Exhibit {n})",
    "I wondered aloud {whether}; {ducker} went quiet and chose the Fifth{besides} (Exhibit {n})",
    "asked {whether}, {ducker} needed the Fifth, and I let that be{besides} (Exhibit {n})",
    "when I asked {whether}, {ducker} put the Fifth between us like a pillow{besides} (Exhibit {n})",
  ],
  besides: ["; {other} was ready with {answer}", ", while {other} offered {answer}"],
  dodged: [
    "{other} shared that {fact}; {ducker} sat behind the Fifth (Exhibit {n})",
    "{other} wanted me to hear that {fact}; {ducker} wanted the Fifth (Exhibit {n})",
  ],
  mute: [
    "when I asked {whether}, you both chose the Fifth, in the same breath (Exhibit {n})",
    "I wondered {whether}; you each took the Fifth and the other's armrest (Exhibit {n})",
    "asked {whether}, you protected each other with two Fifths (Exhibit {n})",
  ],
  word: [
    "{witness} shared that {fact} (Exhibit {n})",
    "{fact}, as {witness} experienced it (Exhibit {n})",
    "alone with me, {witness} said that {fact} (Exhibit {n})",
    "what {witness} trusted me with is that {fact} (Exhibit {n})",
  ],
  tail: ["; {remark}.", ". {remark}.", ", and {remark}."],
  lead: [
    "Let's begin with what weighs most.",
    "There is one answer this all comes back to.",
    "I'd like us to look at the centre of it.",
    "One thing decided this for me.",
  ],
  more: [
    "And underneath that, something else.",
    "Let's stay with it a little longer.",
    "There was a second answer like it.",
    "I'd like to go one step deeper.",
  ],
  versus: [
    "And there is the other chair.",
    "Now let's look from the other side.",
    "At the same time, and both can be true,",
  ],
  but: [
    "That is real, and it does not carry the session.",
    "Hold on to that, though it isn't the ruling.",
    "I honour it, and I still have to choose.",
    "It counts, and there was more on the other side.",
    "Both can be true: that helps, and it is not enough.",
  ],
};
