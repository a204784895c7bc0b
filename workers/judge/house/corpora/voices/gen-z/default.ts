import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "i held court about {thing} for twenty-four hours. a whole day. i had snacks.",
    "ok so the lobby for {thing} was open all day and all night.",
    "gave everyone a full day to come talk about {thing}. read receipts were on.",
    "twenty-four hours of me, a ring light and {thing}. the stream had one viewer. it was also me.",
    "i waited a whole day and night over {thing}. my screen time report called an ambulance.",
  ],
  held: [
    "so it's {winner} by default. not a win, just the only one online. i weighed literally nothing.",
    "default W for {winner}. no facts were harmed. attendance is the whole plot.",
    "{winner}, by default. nobody is the villain here, one person just loaded in.",
  ],
  nobody: [
    "zero of two. the bailiff and i ended up doing each other's star charts.",
    "nobody pulled up. two invites, zero people. i was hosting a group chat with a gavel.",
    "neither of you came. it was me and two empty chairs and honestly the chairs had chemistry.",
  ],
  hung: [
    "hung court by default. no winner, no loser, no lore. logging off with love.",
    "so it hangs by default. you can't lose a game nobody opened. be well.",
  ],
};
