import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "I sat up all day and all night over {thing}, and I put the good chairs out.",
    "Twenty-four hours I kept the lights on for {thing}. Do you know what lights cost?",
    "A day and a night I sat by the door over {thing}. Finished the crossword. Finished the neighbour's, too.",
    "I cleared my whole Saturday for {thing}, and I told the fellas I would be busy.",
  ],
  held: [
    "So it's {winner} by default. That's not winning, that's showing up, which used to be most of it.",
    "{winner} wins by default. I haven't weighed a thing. I just counted heads and got to one.",
    "By default I'm calling it for {winner}. Nobody's been blamed. In my day we called that being on time.",
  ],
  nobody: [
    "And not one of them came through that door. I had name tags. I wrote them in the good pen.",
    "Neither of them showed. I ended up telling my fishing story to the coat rack, and it held up.",
  ],
  hung: [
    "So it's a hung court, by default. Nobody wins, nobody loses, and I'm home in time for the weather.",
    "I'm calling it hung by default. You can't have a tug of war with a rope and no people.",
  ],
};
