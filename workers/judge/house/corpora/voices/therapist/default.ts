import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "I held a whole day and a whole night open for {thing}, and I lit the calm candle.",
    "We had set aside a full day for {thing}, with two chairs and a box of tissues between them.",
    "For twenty-four hours there was room here for {thing}, and room is a kind of question.",
  ],
  held: [
    "So I find for {winner} by default. It is no judgment of anyone's truth; I have not opened it. It only honours who came.",
    "{winner} prevails by default, and I want to name that nobody was blamed in the making of it.",
    "By default I hold for {winner}. Being present counted, and nothing else was on the scale.",
  ],
  nobody: [
    "Neither of you was able to be here. I asked both chairs how that felt, and we sat with it.",
    "Two empty chairs can say a great deal. I have noticed, with curiosity, that they agreed.",
  ],
  hung: [
    "So this court hangs, gently, by default. Nobody has won, nobody has lost, and everybody may rest.",
    "I am going to hang this, by default, next to the macramé. Nobody has won, and nobody has to hug.",
    "By default nobody wins. That can be a relief, and I invite you both to breathe it in.",
  ],
};
