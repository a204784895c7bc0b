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
    "Through {count} letters did this tempest blow.",
    "And {count} letters have I read, by waning candle.",
  ],
  concession: [
    "{p} did confess: {q} (Exhibit {n}).",
    "Then fell the mask. Quoth {p}: {q} (Exhibit {n}). The pit did gasp.",
    "As Lady M would scrub, so {p} did not, but wrote {q} (Exhibit {n}).",
    "O honest wound! {p} cries {q} (Exhibit {n}).",
    "Truth will to light, and {p} did hold the lamp: {q} (Exhibit {n}).",
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
    "Here {p} speaks prose, and all the better for't: {q} (Exhibit {n}).",
    "Mark {p}, for there is method in't: {q} (Exhibit {n}).",
    "{p} doth hold the mirror up to what befell: {q} (Exhibit {n}).",
  ],
  figure: [
    "{p} named a number: {q} (Exhibit {n}).",
    "{p} hath a ledger where others have a heart: {q} (Exhibit {n}).",
    "Plain as the clock that tolls upon the stair, {p} wrote {q} (Exhibit {n}).",
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
    "{p} spake of proof as one who calls up spirits: {q} (Exhibit {n}). None came.",
  ],
  excuse: [
    "{p} gave a reason: {q} (Exhibit {n}).",
    "{p} did dress the deed in borrowed robes: {q} (Exhibit {n}).",
    "The fault, saith {p}, is in the stars: {q} (Exhibit {n}).",
    "How like a garland on a donkey sits {q} (Exhibit {n}) upon the cause of {p}!",
  ],
  denial: [
    "{p} denied it: {q} (Exhibit {n}).",
    "{p} doth protest, methinks: {q} (Exhibit {n}).",
    "{p} said {q} (Exhibit {n}), as many a duke hath said it.",
  ],
  insult: [
    "{p} was uncivil: {q} (Exhibit {n}).",
    "{p} bit a thumb, and typed with what was left: {q} (Exhibit {n}).",
    "I have called men bolting-hutch of beastliness; yet {q} (Exhibit {n}), dear {p}, lacks craft.",
    "Fie, {p}! {q} (Exhibit {n}) becomes no gentle tongue.",
  ],
  noted: [
    "{p} wrote {q} (Exhibit {n}).",
    "{p} spake, and thus: {q} (Exhibit {n}).",
    "Thus {p}: {q} (Exhibit {n}).",
    "And {p} did set it down in these few words: {q} (Exhibit {n}).",
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
  conceded: [
    "But {loser} hath confessed, and that decides.",
    "Yet what {loser}'s own hand hath writ no hand can blot, and there the cause is lost.",
    "But he that owns the stain must wear the coat: the stain was owned by {loser}.",
  ],
  proved: [
    "But {winner} told it point by point, and that decides.",
    "Yet {winner}'s plain particulars outweigh it.",
    "But 'tis no answer to what {winner} set before us.",
  ],
  hollow: [
    "But {loser} had no better answer, and that decides.",
    "Yet for an answer we did wait on {loser}, and that was all the play.",
    "But 'tis too thin a cloak for {loser}'s cause.",
  ],
  weighed: [
    "But, all in all, the letters speak for {winner}.",
    "Yet read from prologue unto epilogue, they lean to {winner}.",
    "But heap them up, and {winner}'s heap is higher.",
  ],
  upheld: [
    "I find for {winner}; {loser} bears {blame} parts in every hundred.",
    "Let {winner} wear the bay, while {loser} bears {blame} of every hundred woes.",
    "All's well that ends for {winner}. {loser} shall have {blame} in the hundred, and no song.",
    "Crown {winner}, strike the drum! To {loser} fall {blame} parts of a hundred, and the bill.",
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
