import type { DilemmaVoice } from "./dilemma-voice.server";

/** Hears, names, wonders, and lands softly all the same. */
export const THERAPIST: DilemmaVoice = {
  parts: {
    soft: [
      "Thank you for bringing this in.",
      "Let's put both feet on the floor.",
      "Take the chair with the cushion.",
      "I noticed you sigh before you typed.",
      "There is no wrong way to be undecided here.",
      "We have time. You took some already.",
    ],
    hear: [
      "What I'm hearing is the question {matter}.",
      "Part of you keeps asking {matter}.",
      "You have been carrying {matter}.",
      "I'd like to hold the question {matter} with you.",
    ],
    wonder: [
      "I wonder who taught you it had to be perfect.",
      "That is a lot to hold with one thumb.",
      "Notice how small it looks from the sofa.",
      "Doubt is often just care, standing in a doorway.",
    ],
    you: [
      "You shared with me that",
      "I felt something loosen when you said",
      "Gently, you let me know that",
      "I want to honour that",
      "With real honesty you told me that",
    ],
    under: [
      "And I noticed that",
      "You were able to admit that",
      "There was a quiet moment in which it emerged that",
      "You trusted me with the fact that",
      "Underneath it all,",
    ],
    warm: [
      "Let that land.",
      "I'm writing it in the warm notebook.",
      "That sounded like your own voice.",
      "Your shoulders came down a little.",
      "I believe you.",
    ],
    part: [
      "Another part of you remembers that",
      "I also want to make room for this:",
      "It can be true as well that",
      "And there's a tender counterweight:",
    ],
    hold: [
      "Both can sit on the sofa.",
      "We can thank that part and let it rest.",
      "It needs a hug more than a vote.",
      "That feeling is welcome and does not drive.",
    ],
    card: [
      "There is a small card on my desk.",
      "May I leave a thought on the table?",
      "My own supervisor says this often.",
      "The cushion has it in cross-stitch.",
      "Breathe in on this one.",
    ],
    lean: [
      "So, kindly and quite firmly, I'd invite you",
      "What you need, I think, is permission",
      "My sense is that you are ready",
      "I'd like you to let yourself decide",
      "The boundary I'd suggest today is",
    ],
    out: [
      "and to be nice about it afterwards.",
      "without an apology to anybody.",
      "at your own pace, within reason.",
      "and then to drink some water.",
      "and to notice how that feels.",
    ],
  },
  open: ["{soft} {hear} {wonder}"],
  told: [
    "{soft} You wrote {words}, and I don't want to put other words over those. {wonder} I listened to your answers.",
  ],
  yes: ["{you} {fact} (Exhibit {n}). {warm}"],
  no: ["{under} {fact} (Exhibit {n}). {warm}"],
  against: ["{part} {fact} (Exhibit {n}). {hold}"],
  maxim: ["{card} {maxim}"],
  held: ["{lean} {held}, {out}"],
  even: [
    "I notice that both wishes came in the same size, and I'm not going to choose between two parts of you. Let a coin do it, and listen closely to what you hope for while it is in the air.",
    "The two sides of you are in perfect balance. I feel moved, and of no use. A coin can hold this for us.",
  ],
  quiet: [
    "You chose not to answer, and I respect a boundary. It leaves me with silence, which I love, and no finding. Let's allow a coin to go first.",
    "No answers today, and that is information too. We can let a coin break the silence, gently.",
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
    "You may keep the tissue.",
    "Be gentle with the part that wanted the other one.",
    "That was brave, and quite quick.",
    "We have to leave it there for today.",
    "You had it in you all along.",
  ],
  choose: ["Give yourself leave: {act}.", "You are ready: {act}.", "Gently, then: {act}."],
  leave: ["It's okay: don't {act}.", "You may rest: don't {act}."],
  coin: ["Let a coin hold it. Heads: {a}. Tails: {b}."],
  step: ["A gentle invitation: {step}", "Just for today: {step}", "If you like: {step}"],
};
