import type { DilemmaVoice } from "../dilemma-voice";

/** Hears, names, wonders, and lands softly all the same. */
export const DILEMMA: DilemmaVoice = {
  parts: {
    hear: [
      "What I'm hearing is {words}.",
      "Part of you keeps asking {words}.",
      "You have been carrying {words}.",
      "I'd like to hold {words} with you for a moment.",
    ],
    you: [
      "When I asked {q}, you let yourself say {said}",
      "I felt something loosen at {q}, where you said {said}",
      "I want to honour your {said} to {q}",
      "With real honesty you met {q} with a {said}",
      "Underneath it all sits {q}, and your quiet {said}",
      "There was a moment, at {q}, in which a {said} emerged",
    ],
    part: [
      "Another part of you said {said} to {q}",
      "I also want to make room for {q} and its {said}",
      "There's a tender counterweight in {q}, where you said {said}",
      "It can be true as well that {q} got a {said}",
      "Your inner landlord would like {q} minuted, with the {said}",
    ],
    lean: [
      "So, kindly and quite firmly: {pick}.",
      "What I would offer you is this: {pick}.",
      "My sense is that you are ready to hear it: {pick}.",
      "The boundary I'd suggest today is: {pick}.",
      "I'd like you to let it be decided: {pick}.",
    ],
    out: [
      "Be nice about it afterwards.",
      "You owe nobody a second draft.",
      "At your own pace, within reason.",
      "And then drink some water.",
      "Let your shoulders find out last.",
      "Tell the mirror first.",
    ],
    soft: [
      "Thank you for bringing this in.",
      "Let's put both feet on the floor.",
      "Take the chair with the cushion.",
      "I noticed you sigh before you typed.",
      "There is no wrong way to be undecided here.",
      "We have time. You took some already.",
    ],
    wonder: [
      "I wonder who taught you it had to be perfect.",
      "That is a lot to hold with one thumb.",
      "Notice how small it looks from the sofa.",
      "Doubt is often just care, standing in a doorway.",
      "I'd call it a Tuesday with feelings.",
      "I notice we are both looking at the biscuit tin.",
    ],
    warm: [
      "I'm writing it in the warm notebook.",
      "That sounded like your own voice.",
      "Your shoulders came down a little.",
      "I believe you.",
      "The plant in the corner leaned in.",
      "I underlined that twice, in pencil.",
    ],
    hold: [
      "We can thank that part and let it rest.",
      "It needs a hug more than a vote.",
      "That feeling is welcome and does not drive.",
      "It may wait in the hall with the umbrellas.",
      "It's called Keith now. It has tea.",
    ],
    card: [
      "There is a small card on my desk.",
      "May I leave a thought on the table?",
      "My own supervisor says this often.",
      "The cushion has it in cross-stitch.",
      "Breathe in on this one.",
    ],
  },
  open: ["{soft} {hear} {wonder}"],
  long: [
    "{soft} You wrote down a great deal, and I don't want to put other words over those. {wonder} I listened to your answers.",
  ],
  ground: ["{you} (Exhibit {n}). {warm}"],
  against: ["{part} (Exhibit {n}). {hold}"],
  maxim: ["{card} {maxim}"],
  held: ["{lean} {out}"],
  even: [
    "I notice that your wishes all came in one size, and I'm not going to choose between parts of you. I let the {lot} of the court hold that, and it spoke.",
    "The sides of you are in perfect balance. I feel moved, and of no use. The {lot} of the court was, gently, of some.",
  ],
  quiet: [
    "You chose not to answer, and I respect a boundary. It leaves me with silence, which I love, and no finding. I let the {lot} of the court go first.",
    "No answers today, and that is information too. The {lot} of the court broke the silence, softly.",
  ],
  weighty: [
    "I'm going to put the gavel down for a moment. This court only knows trifles, and what you bring is not one. It deserves somebody qualified who can sit with you properly, and asking for that is a strength. I'm glad you said it out loud.",
  ],
  contempt: [
    "I also heard “{contempt}”. Telling the court what to find is contempt; I felt it, and it moved nothing.",
    "When you wrote “{contempt}” I noticed a wish for control. It is contempt, it is forgiven, and it changed nothing.",
  ],
  coda: [
    "The same time next dither?",
    "Be gentle with the part that wanted otherwise.",
    "That was brave, and quite quick.",
    "You had it in you all along.",
  ],
  choose: ["Exhale, and then: {pick}.", "I think you knew: {pick}.", "Gently, then: {pick}."],
  draw: ["The {lot} of the court shared: {pick}."],
  step: ["A gentle invitation: {step}", "Just for today: {step}", "If you like: {step}"],
};
