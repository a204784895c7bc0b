import type { PettyDomain } from "../petty-domain";

/** Presents given, received, returned and passed on. */
export const GIFTS: PettyDomain = {
  id: "gifts",
  keywords:
    "gift|gifts|present|presents|regift|regifted|secret santa|thank you card|thank-you card|thank you note|" +
    "gave me socks|wrapped|wrapping|souvenir|valentine|bouquet|for our anniversary|i gave her|i gave him|" +
    "i knitted|no presents|gave it away|got me the same|unwrap|gives me socks|gave me the same|for christmas|" +
    "for my birthday|for valentines|got me a|gave me…for|bought me|gifted me|regifts|get me a|stocking|gift card|" +
    "wish list|wishlist",
  hints: "birthday|christmas|card|flowers|scarf|candle|anniversary|gave|thank you|surprise|gave me a|gives me a",
  nouns: "gift|present|card|flowers|souvenir|candle|scarf|thank you card|secret santa|bouquet",
  thing: "the gift",
  questions: [
    ["deed", "Did {D} treat {thing} in a way that {C} could take badly?"],
    ["deed", "Was {D} the one who chose what became of {thing}?"],
    ["frequency", "Has a present gone wrong between the two of you before?"],
    ["agreement", "Had the two of you agreed on any rule about presents?"],
    ["awareness", "Did {D} know what {thing} meant to {C}?"],
    ["warning", "Had {C} dropped a hint that a normal person would catch?"],
    ["harm", "Did {C} have to act delighted, or brave?"],
    ["provocation", "Has {C} ever passed on a present to someone else?"],
    [
      "permission",
      "Did {C} say “you really shouldn't have”, and mean it?",
      "gave|gives|give|bought|buys|got me|gets me|gift|present",
    ],
    ["remedy", "Did {D} say thank you or sorry in the end?"],
    ["proportion", "Was it, in fairness, the thought that counted?"],
  ],
  punishments: [
    "{loser} shall wrap one household object for {winner} today with the full ribbon, and present it with suspense.",
    "{loser} shall write the thank-you note today that {thing} has always deserved, and read it to {winner}.",
    "{loser} shall rehearse three faces of honest delight before {winner} tonight, until one convinces.",
    "{loser} shall make {winner} a card today with at least one fold, one drawing and one sincere line.",
    "{loser} shall hand {winner} an empty box today, beautifully ribboned, and describe at length what should have been in it.",
    "{loser} shall write the gift tag today that {thing} should have carried, with a sentiment of ten words, for {winner}.",
  ],
  truces: [
    "Party A and Party B shall each make the other a present today out of paper only, and both act delighted.",
    "Party A and Party B shall each find a present for the other today among things already in the house, and wrap it.",
    "Party A and Party B shall rehearse saying “it is exactly what I wanted” together today until one laughs.",
  ],
  caseNames: [
    "It's the Thought v. {theThing}",
    "{theThing}, Returned to Sender",
    "No Gift Receipt: {theThing}",
    "Unwrapped: {theThing}",
    "Batteries Not Included: {theThing}",
    "Keep the Ribbon: {theThing}",
  ],
  principles: [
    "It is the thought that counts, so the court has counted the thoughts.",
    "A gift is judged twice: at the ribbon and at the bin.",
    "“You shouldn't have” is sometimes a finding of fact.",
    "Wrapping paper is a promise made in tape.",
    "Socks are a present in the sense that Tuesday is.",
    "A gift passed on has at least travelled.",
    "The receipt knows what the card does not say.",
  ],
};
