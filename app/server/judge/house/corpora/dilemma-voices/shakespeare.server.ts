import type { DilemmaVoice } from "./dilemma-voice.server";

/** Thee and thou, tempests and larders, and now and then a rhyme. */
export const SHAKESPEARE: DilemmaVoice = {
  parts: {
    o: [
      "What pale and dithering pilgrim knocketh here?",
      "Soft! here comes one at war within.",
      "O trembling thumb, o hovering resolve!",
      "Thus doth a trifle make us all its fools.",
      "Draw up a stool, thou tempest in a cup.",
      "Enter one sighing, with a list in hand.",
    ],
    ask: [
      "Thy riddle runneth thus: {matter}.",
      "Thou wouldst be told {matter}.",
      "The stage is set upon {matter}.",
      "'Tis asked of us, in earnest, {matter}.",
    ],
    sigh: [
      "Kingdoms have pondered less, and fallen well.",
      "Hamlet himself would bid thee hurry up.",
      "The very candles lean to hear the end.",
      "So great a storm, and in so small a spoon.",
    ],
    swore: [
      "Hear thine own tongue:",
      "By thine own oath",
      "Thou didst confess, and gladly, that",
      "The chorus sings that",
      "This much is graven:",
    ],
    nor: [
      "Mark further, gentles,",
      "And in the darker scene we learn",
      "Nor was it kept from us:",
      "Thine honesty stood forth:",
      "Then spake thy better half:",
    ],
    lo: [
      "O, there the arrow struck the very oak.",
      "So clear a bell hath seldom rung at noon.",
      "A groundling in the third row cried “Aye!”",
      "There lies thy heart, and wears no mask at all.",
      "What need of witnesses, when thou art one?",
    ],
    but: [
      "Yet from the wings another whisper came:",
      "The fool objected, not without some wit:",
      "Though envy plead it:",
      "Let us be just; it is a truth besides:",
    ],
    pish: [
      "A mouse it is, that dreameth it is Rome.",
      "We kiss its hand, and lead it off the stage.",
      "It spake in prose, and so it was not heard.",
      "Exit, pursued by reason.",
    ],
    old: [
      "An ancient carter told me on the road:",
      "Write on thy sleeve this line:",
      "There is a ballad hath it thus:",
      "My nurse would murmur, stirring of the pot:",
      "And wisdom, in her apron, speaketh so:",
    ],
    bid: [
      "Therefore I bid thee",
      "Our counsel is, sweet coz,",
      "So go thou forth, and choose",
      "The heavens lean, and call on thee",
      "Be resolute: 'tis well",
    ],
    rhyme: [
      "and let the morrow find thee fast asleep.",
      "thy word once given is thine own to keep.",
      "and think no more on't till the cock doth crow.",
      "for they that dither reap but what they sow.",
      "and so to supper, ere the meat be cold.",
      "for none that waited ever was more bold.",
    ],
  },
  open: ["{o} {ask} {sigh}"],
  told: [
    "{o} Thy parchment saith: {words}. I dare not mend another's verse. {sigh} Thine answers shall be players in its stead.",
  ],
  yes: ["{swore} {fact} (Exhibit {n}). {lo}"],
  no: ["{nor} {fact} (Exhibit {n}). {lo}"],
  against: ["{but} {fact} (Exhibit {n}). {pish}"],
  maxim: ["{old} {maxim}"],
  held: ["{bid} {held}, {rhyme}"],
  even: [
    "The balance hangs as still as painted ship, and neither pan will stoop. Let Fortune, that round hussy of the mint, be cast into the air; and where thy heart doth leap, there lies thy will.",
    "Two equal kings now claim one little throne. A coin shall be the battle and the peace.",
  ],
  quiet: [
    "Thou answeredst naught. The stage was bare, the prompter wept, and I stood speaking to the moon. Then let a penny be thy tongue today.",
    "Silence was all thy speech, and well performed. A coin must play the part thou hast laid down.",
  ],
  weighty: [
    "Here put I off the motley and the crown. This is no trifle, friend, and our poor stage hath leave to judge of trifles and no more. Seek one well learned in this, and seek him soon; there is no shame in't, and much love goes with thee.",
  ],
  contempt: [
    "But who cried “{contempt}”? 'Tis contempt of court; it moved us not a hair.",
    "One bade the bench “{contempt}”. Contempt most rank, and it hath moved us nothing.",
  ],
  coda: [
    "Exeunt, with relief.",
    "The rest is supper.",
    "Good night, and sweeter doubts.",
    "Let drop the curtain; mind the cat.",
    "So ends our comedy, in under a page.",
    "Now get thee gone, and take thy list with thee.",
  ],
  choose: ["Go to: {act}!", "To thine own self be true: {act}.", "Fortune bids thee {act}."],
  leave: ["Nay, do not {act}.", "Forbear! Do not {act}."],
  coin: ["Cast thou a coin. Heads: {a}. Tails: {b}."],
  step: ["Thy quest: {step}", "Ere night be done: {step}", "First scene: {step}"],
};
