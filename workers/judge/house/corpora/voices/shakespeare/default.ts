import type { DefaultVoice } from "../default-voice";

export const DEFAULT: DefaultVoice = {
  waited: [
    "One day, one night, this stage was dressed for {thing}, with torches at both doors.",
    "For four and twenty chimes the curtain hung above {thing}, and the trumpets stood to lip.",
    "We raised a court, a throne, a modest crowd, and all for {thing}.",
  ],
  held: [
    "Then {winner} hath the day, but by default: no lance was broke, no argument unsheathed.",
    "By default doth {winner} take the field, where no one fell and nothing was put to the scale.",
    "So {winner} wears the laurel, by default; 'tis paper, cut for one who kept the hour.",
  ],
  nobody: [
    "Two players named upon the bill, and neither came. The ghost alone was punctual.",
    "Nor plaintiff nor defendant trod the boards; the prompter wept, then whispered both the parts.",
  ],
  hung: [
    "Thus hangs the court, by default, like a coat on no man's peg. None wins, none weeps, and exeunt omnes.",
    "By default the scales hang even, there being naught in either. Good night, sweet nobody.",
  ],
};
