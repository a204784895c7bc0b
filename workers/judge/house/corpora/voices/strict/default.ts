import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "Over {thing} the court sat for twenty-four hours. It did not slouch.",
    "Twenty-four hours were allotted to {thing}. They were exactly twenty-four.",
    "Doors opened on time for {thing}. Chairs were provided. In pairs.",
  ],
  held: [
    "Judgment for {winner} by default. Reason: present. Nothing else was examined. No blame is recorded.",
    "{winner} prevails by default. It is not a win. It is a tick on the attendance sheet.",
    "By default, for {winner}. The evidence was not opened. The seal is intact.",
  ],
  nobody: [
    "Attendance: none of two. The court called both names once. It does not repeat itself.",
    "Neither party came. The court waited standing up.",
    "Two chairs, no occupants. The chairs were commended for their posture.",
  ],
  hung: [
    "Hung Court, by default. No winner. No loser. The lights have been switched off in order.",
    "The court hangs by default. Nobody may feel clever about it. The chairs have been stacked.",
  ],
};
