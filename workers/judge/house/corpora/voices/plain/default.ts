import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "Both sides had twenty-four hours to speak about {thing}.",
    "The court was open for a full day to hear both sides about {thing}.",
  ],
  held: [
    "The decision is for {winner} by default. Nothing was weighed and no blame was found: it rests on the absence alone.",
    "By default the decision is for {winner}. It says who came and nothing about who is right.",
  ],
  quiet: ["{quiet} was not heard in that time.", "Nothing was heard from {quiet} by the end of it."],
  nobody: [
    "Neither side was heard in that time. That may have many reasons, and none of them is held against anybody.",
    "Neither of the two was heard. Where nobody has spoken there is nothing to decide, and guessing would be unfair to both.",
  ],
  hung: [
    "The decision is for neither side, by default. Nobody has won or lost.",
    "By default nobody wins, and the matter is left as it was.",
  ],
};
