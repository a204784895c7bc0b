import type { CourtVoice } from "../court-voice";

/** Rolling verse with stage directions; a text message in a ruff. */
export const COURTROOM: CourtVoice = {
  unquoted: "a phrase to make the groundlings blush",
  open: [
    "The plaint declares {words}.",
    "O for a muse of fire, to tell in full: {words}!",
    "Two thumbs, alike in dignity, did type {words}.",
    "Enter a messenger, undone, who cries {words}.",
    "Now is the winter of this chat, for lo, {words}.",
  ],
  bare: [
    "The plaint concerns {thing}.",
    "What's in {thing}, that two such hearts should rage?",
    "Upon this glass is writ the feud of {thing}.",
  ],
  foreign: [
    "The plaint saith {words}; I leave it whole, and by the letters judge.",
    "{words}! A tongue too sweet for me to carve. The letters shall decide.",
  ],
  unread: [
    "In {language} was this quarrel spoke, which I read too ill to weigh; and so no word of it was weighed.",
    "It was {language} to me, good friends, and I'll not hang a verdict on a guess.",
  ],
  answered: [
    "{o} asked {r} (Exhibit {m}). {p} answered {q} (Exhibit {n}).",
    "{o} doth ask {r} (Exhibit {m}), and {p} doth answer {q} (Exhibit {n}). The groundlings stir.",
    "To {o}, that asked {r} (Exhibit {m}), gave {p} this coin: {q} (Exhibit {n}).",
    "{o}, with one eyebrow, asked {r} (Exhibit {m}); whereto {p}: {q} (Exhibit {n}).",
  ],
  replied: [
    "{o} wrote {r} (Exhibit {m}). {p} replied {q} (Exhibit {n}).",
    "Quoth {o}: {r} (Exhibit {m}). Quoth {p}: {q} (Exhibit {n}).",
    "Mark this exchange. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}).",
    "A hush. {o}: {r} (Exhibit {m}). {p}: {q} (Exhibit {n}). The pit leans in.",
    "Thus {o} did cast {r} (Exhibit {m}), and {p} cast back {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} cited {o}'s own word: {q} (Exhibit {n}).",
    "Hoist with {o}'s own petard is {o}, and {p} did light it: {q} (Exhibit {n}).",
    "{p} read {o} from {o}'s own quarto: {q} (Exhibit {n}).",
    "What {o} hath said, {p} hath by heart, alas: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "{p} spake, and thus: {q} (Exhibit {n}).",
    "Thus {p}: {q} (Exhibit {n}).",
    "And {p} did set it down: {q} (Exhibit {n}).",
    "Enter {p}, who speaks: {q} (Exhibit {n}).",
    "In {p}'s own hand 'tis writ: {q} (Exhibit {n}).",
    "List to {p}: {q} (Exhibit {n}).",
  ],
  silence: [
    "{p} wrote no word.",
    "{p} lay as still as Juliet, and less pale.",
    "The rest was silence. So was {p}'s beginning.",
  ],
  nobody: ["Neither did write a word.", "The stage is set, the candles lit, and no one comes. My finest house."],
  fair: [
    "Yet this in fairness, {p}: {q} (Exhibit {n}).",
    "One candle burns for {p}: {q} (Exhibit {n}).",
    "I come to bury {p}, yet quote a while: {q} (Exhibit {n}).",
    "Nor shall {p} go unheard: {q} (Exhibit {n}).",
  ],
  contempt: [
    "{p} bade this bench “{contempt}”. 'Tis noted as contempt, and moved us not.",
    "“{contempt}”! Thus {p} would make the judge a fool. 'Tis noted as contempt; I bade it wait outside.",
  ],
  weighed: [
    "But all the letters must be weighed together.",
    "Yet have I read from prologue unto epilogue.",
    "But heap them up, and see which heap is higher.",
    "Yet hear the sum of all.",
    "But weighed together, down one pan must go.",
  ],
  upheld: [
    "I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "Let {winner} wear the bay, while {loser} bears {blame} of every hundred woes.",
    "All's well that ends for {winner}. {loser} shall have {blame} in the hundred, and no song.",
    "Crown {winner}, strike the drum! To {loser} fall {blame} parts of a hundred, and the broom.",
  ],
  dismissed: [
    "The plaint doth fail. I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "Much ado, and that was all. {winner} goes free; {blame} in the hundred follow {loser} home.",
    "The plaint lies slain by its own plot. {winner} wins; {loser}, take {blame} parts of blame, and exit.",
    "The plaint hath lost. For {winner} I find; {loser} hath {blame} in the hundred.",
  ],
  narrow: [
    "'Tis close. I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "By one bare thread the scale inclines to {winner}; {loser} bears {blame} in the hundred.",
    "So near they ran, yet {winner} hath the day, and {loser} {blame} parts of the hundred.",
  ],
  hung: [
    "They stand alike. I find for neither house.",
    "The beam hangs level, and will not be moved. I find for neither house.",
    "To rule, or not to rule: not. I find for neither house.",
    "I tossed the scale about and it lay flat. I find for neither house.",
  ],
  coda: [
    "So ends the cause.",
    "Give me your hands, if we be friends, and log off.",
    "Good night, sweet thumbs.",
    "A glooming peace this ruling brings; go, think on smaller things.",
  ],
};
