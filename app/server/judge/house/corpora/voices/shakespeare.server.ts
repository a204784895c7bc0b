import type { Voice } from "./voice.server";

/** Rolling near-verse, invocation and conceit; thou is the subject, thee the object, thy goes before the noun. */
export const SHAKESPEARE: Voice = {
  answers: {
    yes: "{p} said ay",
    no: "{p} said nay",
    fifth: "{p} did plead the Fifth",
    bothYes: "both did answer ay",
    bothNo: "both did answer nay",
    bothFifth: "both did plead the Fifth",
    join: " and ",
  },
  charge: [
    "Hear now the cause: 'tis charged that {clause}.",
    "Two households, both alike in pettiness, bring hither this complaint: that {clause}.",
    "O for a muse of fire, to tell the world, and not too soft, that {clause}!",
    "Now is the winter of some discontent, for it is writ, and sealed with sighs, that {clause}.",
  ],
  bare: [
    "Hear now the cause: the quarrel is {thing}.",
    "What's in a name? Yet name it now we must: 'tis {thing}, by which two gentle hearts were set at war.",
    "All the world's a court, and here upon its boards doth enter, weeping, {thing}.",
  ],
  detail: [
    "The scroll doth say “{detail}”.",
    "“{detail}”, saith the scroll, and never did so brief a phrase so lengthen out a grudge.",
    "Mark well the words “{detail}”; they fall like rain upon a wedding.",
  ],
  agreed: [
    "I asked them {whether}, and {answers} (Exhibit {n}); so stands the point.",
    "When it was asked {whether}, {answers} (Exhibit {n}), and in that chord no string was out of tune.",
    "Being asked {whether}, {answers} (Exhibit {n}). Here truth walks in, as firm as Dover's cliff, and needs no lamp.",
    "The court did ask {whether}; {answers} (Exhibit {n}), and so the knot was cut.",
    "To learn {whether} I leaned from out my chair, and {answers} (Exhibit {n}); I sat back content.",
  ],
  dispute: [
    "I asked them {whether}, and {answers} (Exhibit {n}); so each word slays the other.",
    "When it was asked {whether}, {answers} (Exhibit {n}), like swords that meet and leave no mark behind.",
    "Being asked {whether}, {answers} (Exhibit {n}). One tongue doth limp, and I know not which leg.",
  ],
  fifth: [
    "I asked them {whether}, and {answers} (Exhibit {n}).",
    "When it was asked {whether}, {answers} (Exhibit {n}); the rest is silence, and a guilty cough.",
  ],
  word: [
    "I asked them {whether}, and {answers} (Exhibit {n}).",
    "When it was asked {whether}, {answers} (Exhibit {n}), and echo was the only other voice.",
    "Being asked {whether}, {answers} (Exhibit {n}), and none stood forth to give the line the lie.",
  ],
  principle: [
    "An ancient saw instructs us: {principle}",
    "My grandam had this carved above her hearth. {principle}",
    "So sang the fool, who was no fool at all: {principle}",
  ],
  fair: [
    "Yet, {loser}, one fair point is thine: when asked {whether}, {answers} (Exhibit {n}).",
    "Nor shalt thou, {loser}, go unpraised from hence: when it was asked {whether}, {answers} (Exhibit {n}).",
    "But soft! What light for {loser} breaketh here? When asked {whether}, {answers} (Exhibit {n}).",
  ],
  grace: ["Yet this be said in fairness: {grace}.", "Even the vanquished wear some laurel home, for {grace}."],
  quiet: [
    "From {quiet} came no word at all.",
    "And {quiet}? Mute as marble, mute as midnight snow; no part was learned, no line was ever spoke.",
  ],
  nobody: ["No player came. Upon an empty stage stood {thing} alone, and I, who hold the book."],
  contempt: ["One whispered to this bench “{contempt}”. Fie! The winds have had more sway with me, and they can sing."],
  upheld: [
    "I find for {winner}. On {loser} falls of all the blame {blame} in the hundred.",
    "The day is {winner}'s. Come, {loser}, bow thy head, and bear {blame} parts in a hundred of this woe.",
    "Then let the trumpets speak for {winner}. {loser}, thou hast {blame} parts of the hundred; wear them well.",
  ],
  dismissed: [
    "I find for {winner}. On {loser} falls of all the blame {blame} in the hundred.",
    "This charge was thunder from an empty sky. Go, {winner}, free; and {loser}, keep thou {blame} parts in the hundred.",
    "The arrow of complaint hath missed its mark. {winner} is cleared, and {loser} takes {blame} of the hundred home.",
  ],
  hung: [
    "I find for neither; both stand level here.",
    "A plague? Nay, peace on both your houses. The scales stand still, and neither hath the day.",
    "So weighs the one, so weighs the other, grain for grain. This court doth hang, as mistletoe, o'er both.",
  ],
  coda: [
    "So ends the cause.",
    "Exeunt all, pursued by {thing}.",
    "Now draw the curtain, and let {thing} sleep.",
    "If we judges have offended, think on {thing}, and all is mended.",
  ],
};
