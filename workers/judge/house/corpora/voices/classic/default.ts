import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "For a day and a night this court sat over {thing}, with both chairs dusted.",
    "Four and twenty hours were given to {thing}, and the kettle was on for most of them.",
    "Notice was served, the candle was lit, and all was laid out for {thing}. The candle is now a saucer.",
  ],
  held: [
    "Judgment is entered for {winner} by default: the case was not proved, it was attended. Nothing has been weighed.",
    "{winner} prevails by default, which is to say by owning a clock. No evidence was opened, and no blame was found.",
    "By default, and by nothing grander, I find for {winner}. The merits have not been looked at; the hour has.",
  ],
  nobody: [
    "Neither party came. The clerk called both names into the corridor, and the corridor raised no objection.",
    "Of two parties, none appeared. I addressed the furniture, which rose, or seemed to.",
  ],
  hung: [
    "There is nobody to win and nobody to lose, and so the court hangs by default, and hangs rather neatly.",
    "I hang this court by default, on an empty hook, and wish both sides a restful evening.",
  ],
};
