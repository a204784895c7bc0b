import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "A twenty-four-hour window was blocked in all calendars to align on {thing}. There were pastries. There are still pastries.",
    "For {thing} I booked the big room, the one with the door that closes, for a day and a night.",
    "The session on {thing} ran for a full day, with two agenda items and one working projector.",
    "We kept the meeting on {thing} open until end of day, and then until end of night.",
  ],
  held: [
    "The action item closes in favour of {winner} by default, on attendance alone. No content was reviewed.",
    "{winner} prevails by default. Please note that this reflects presence and not performance; no blame is allocated.",
    "By default this is resolved for {winner}. The merits were parked, and the car park is closed.",
  ],
  nobody: [
    "Both stakeholders declined by not declining. I presented the deck to the plant, who had concerns.",
    "Turnout was zero of two. The minutes are one line long, and they are my best work.",
  ],
  hung: [
    "This is therefore a Hung Court by default. No winner, no loser, no follow-up meeting.",
    "The matter hangs by default and is marked as done, which is how most things get done here.",
  ],
};
