import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "A day and a night upon {thing} I meditated. Ready, both stones for sitting were.",
    "For {thing}, the circle was drawn. Twenty-four hours, the moss and I waited.",
    "Grown a little, the moss on me has, while I waited over {thing}. A day and a night, it was.",
    "Long I sat over {thing}. Longer I have sat, but rarely for less.",
  ],
  held: [
    "For {winner}, by default, I rule. Weighed, nothing was. Come, {winner} did; enough, that is.",
    "By default, {winner} prevails. A victory, it is not. Attendance, it is.",
    "Beside {winner}, by default, I stand. Blame I found none; looked for it, I have not.",
  ],
  nobody: [
    "Come, nobody has. Two stones, two silences. Alike, they were.",
    "Empty, the swamp is. Called both names I did, and answer, only the heron did.",
  ],
  hung: [
    "Hang, by default, this court must. Won, nobody has. Lost, nobody either. Peaceful, it is.",
    "By default, hung we are. Fight over nothing, one can; without anybody, one cannot.",
  ],
};
