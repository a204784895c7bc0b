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
  tally: [
    "There are {count} letters.",
    "In {count} letters, hot from thumb to glass, they fought.",
    "Through {count} letters did this tempest blow, and drown but time.",
  ],
  concession: [
    "{p} did confess: {q} (Exhibit {n}).",
    "Then fell the mask. Quoth {p}: {q} (Exhibit {n}). The pit did gasp.",
    "As Lady M would scrub, so {p} did not, but wrote {q} (Exhibit {n}).",
    "O honest wound! {p} cries {q} (Exhibit {n}), and dies of it.",
    "Murder will out, and so will {p}: {q} (Exhibit {n}).",
  ],
  cornered: [
    "To {before} (Exhibit {m}) did {p} yield: {q} (Exhibit {n}).",
    "{o} drew, and thrust with {before} (Exhibit {m}); a hit, a very palpable hit, for {p} gasped {q} (Exhibit {n}).",
    "At {before} (Exhibit {m}) the colour fled from {p}, who whispered {q} (Exhibit {n}), and so to the fifth act.",
    "As Birnam Wood to Dunsinane came {before} (Exhibit {m}), and {p} on the battlements cried {q} (Exhibit {n}).",
    "Thus conscience: {before} (Exhibit {m}) did prick, and {p} did bleed {q} (Exhibit {n}).",
  ],
  fact: [
    "{p} told a fact: {q} (Exhibit {n}).",
    "Plain as the clock that tolls upon the stair, {p} wrote {q} (Exhibit {n}).",
    "Here {p} speaks prose, and all the better for't: {q} (Exhibit {n}).",
    "{p} hath a calendar where others have a heart: {q} (Exhibit {n}).",
    "Mark {p}, for there is method in't: {q} (Exhibit {n}).",
  ],
  recalled: [
    "{p} cited {o}'s own word: {q} (Exhibit {n}).",
    "Hoist with {o}'s own petard is {o}, and {p} did light it: {q} (Exhibit {n}).",
    "{p} read {o} from {o}'s own quarto: {q} (Exhibit {n}).",
    "What {o} hath said, {p} hath by heart, alas: {q} (Exhibit {n}).",
  ],
  offer: [
    "{p} would make amends: {q} (Exhibit {n}).",
    "The quality of {p} is not strained: {q} (Exhibit {n}).",
    "Sweet {p} would heal it ere the curtain falls: {q} (Exhibit {n}).",
  ],
  contradiction: [
    "{p} wrote {before} (Exhibit {m}), and after {q} (Exhibit {n}); one is false.",
    "First {before} (Exhibit {m}), anon {q} (Exhibit {n}): {p} doth play both twins.",
    "O {p}, inconstant moon! From {before} (Exhibit {m}) thou wan'st to {q} (Exhibit {n}).",
  ],
  dodge: [
    "{p} did turn aside: {q} (Exhibit {n}).",
    "Hard pressed, {p} fled the stage, and left us this: {q} (Exhibit {n}).",
    "{q} (Exhibit {n}), quoth {p}: a tale, though brief, still signifying nothing.",
    "Words, words, words, said Hamlet. Fewer had {p}: {q} (Exhibit {n}).",
    "Exit {p}, pursued by one plain fact, crying {q} (Exhibit {n}).",
  ],
  dodged: [
    "Asked {before} (Exhibit {m}), {p} answered not: {q} (Exhibit {n}).",
    "{before} (Exhibit {m}), that was the question. {p}, less princely, gave {q} (Exhibit {n}).",
    "{o} did demand {before} (Exhibit {m}); behind the arras {p} stirred, and squeaked {q} (Exhibit {n}).",
    "To {before} (Exhibit {m}) came from {p} no answer but a jest, and old the jest: {q} (Exhibit {n}).",
    "Upon {before} (Exhibit {m}) did {p} turn fool, without the wit of one: {q} (Exhibit {n}).",
  ],
  claimed: [
    "{p} did speak of proof, and showed it not: {q} (Exhibit {n}).",
    "Is this a proof which I see before me? {p} saith {q} (Exhibit {n}); I clutch, and have it not.",
    "{p} called spirits from the vasty deep with {q} (Exhibit {n}). None came.",
  ],
  excuse: [
    "{p} gave a reason: {q} (Exhibit {n}).",
    "{p} did dress the deed in borrowed robes: {q} (Exhibit {n}).",
    "The fault, saith {p}, is in the stars: {q} (Exhibit {n}).",
    "How like a garland on a donkey sits {q} (Exhibit {n}) upon the case of {p}!",
  ],
  denial: [
    "{p} denied it: {q} (Exhibit {n}).",
    "{p} doth protest, methinks: {q} (Exhibit {n}).",
    "“I am innocent as grace itself”, many a duke hath said; {p} said {q} (Exhibit {n}).",
  ],
  insult: [
    "{p} was uncivil: {q} (Exhibit {n}).",
    "{p} bit a thumb, and typed with what was left: {q} (Exhibit {n}).",
    "I have called men bolting-hutch of beastliness; yet {q} (Exhibit {n}), dear {p}, lacks craft.",
    "Fie, {p}! {q} (Exhibit {n}) becomes no tongue that kisses bread.",
  ],
  plain: [
    "{p} wrote {q} (Exhibit {n}), a thing of little weight.",
    "A poor thing, but {p}'s own: {q} (Exhibit {n}).",
    "{p} held a spear and spake one line: {q} (Exhibit {n}).",
  ],
  noted: [
    "{p} wrote besides {q} (Exhibit {n}).",
    "{p} spake {q} (Exhibit {n}), and no man gave it the lie.",
    "And {q} (Exhibit {n}), said {p}, and there it stood, as stands an honest door.",
  ],
  silence: [
    "{p} wrote no word.",
    "{p} lay as still as Juliet, and less pale.",
    "The rest was silence. So was {p}'s beginning.",
  ],
  nobody: ["Neither did write a word.", "The stage is set, the candles lit, and no one comes. My finest house."],
  fair: [
    "Yet this in fairness, {p}: {q} (Exhibit {n}). {credit}",
    "One candle burns for {p}, and throws its beam: {q} (Exhibit {n}). {credit}",
    "I come to bury {p}, yet praise a while: {q} (Exhibit {n}). {credit}",
    "Even in {p} I find one pearl: {q} (Exhibit {n}). {credit}",
  ],
  silentFair: ["Yet this in fairness, {p}. {credit}", "A gentle word for {p}, ere all be done. {credit}"],
  contempt: [
    "{p} bade this bench “{contempt}”. 'Tis noted as contempt, and moved us not.",
    "“{contempt}”! Thus {p} would make the judge a fool. 'Tis noted as contempt; I bade it wait outside.",
  ],
  upheld: [
    "The plaint is good. I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "The plaint rings true. Let {winner} wear the bay, while {loser} bears {blame} of every hundred woes.",
    "All's well that ends for {winner}. {loser} shall have {blame} in the hundred, and no song.",
    "Crown {winner}, strike the drum! To {loser} fall {blame} parts of a hundred, and the bill.",
  ],
  dismissed: [
    "The plaint doth fail. I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "Much ado, and that was all. {winner} goes free; {blame} in the hundred follow {loser} home.",
    "The plaint lies slain by its own plot. {winner} wins; {loser}, take {blame} parts of blame, and exit.",
    "A plague on this complaint! For {winner} I find; {loser} hath {blame} in the hundred.",
  ],
  hung: [
    "They stand alike. I find for neither house.",
    "Two stars keep not their motion in one sphere, yet these two do. I find for neither house.",
    "To rule, or not to rule: not. I find for neither house.",
    "Alike in fault, alike in folly, and alike in font. I find for neither house.",
  ],
  coda: [
    "So ends the cause.",
    "Give me your hands, if we be friends, and log off.",
    "Good night, sweet thumbs.",
    "A glooming peace this ruling brings; go, think on smaller things.",
  ],
};
