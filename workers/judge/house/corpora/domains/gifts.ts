import { byHand, type PettyDomain } from "../petty-domain";

/** Presents given, received, returned and passed on. */
export const GIFTS: PettyDomain = {
  id: "gifts",
  nouns: "gift|present|card|flowers|souvenir|candle|scarf|thank you card|secret santa|bouquet",
  thing: "the gift",
  questions: byHand(
    "agreement | Had the two of you set a limit for presents? | a limit for presents had been set | no limit for presents had been set | spen[dt]\\p{L}*|[£$€]\\d\\S*|budget|limit|secret santa|no (?:gifts|presents)",
    "provocation | Has {C} ever given a present without much thought? | {C} has given a present without much thought | {C} has never given a present without much thought",
    "view | Is it the thought that counts? | it is the thought that counts | it is not the thought that counts",
    "awareness | Had anybody dropped a hint about what was wanted? | somebody had dropped a hint about what was wanted | nobody had dropped a hint about what was wanted | wanted|hint\\p{L}*|list|asked for|forgot|wish\\p{L}*",
    "you | Have you ever smiled at a present that you never used? | {p} has smiled at a present and never used it | {p} has never smiled at a present and left it unused",
  ),
  punishments: [
    "{loser} shall wrap one everyday object for {winner} today with the full ribbon, and present it with suspense.",
    "{loser} shall write the thank-you note today that {thing} might have earned in a better world, and read it to {winner}.",
    "{loser} shall rehearse three faces of honest delight before {winner} today, until one convinces.",
    "{loser} shall make {winner} a card today with at least one fold, one drawing and one sincere line.",
    "{loser} shall hand {winner} an empty box today, beautifully ribboned, and describe at length what should have been in it.",
    "{loser} shall write the gift tag today that {thing} should have carried, with a sentiment of ten words, for {winner}.",
  ],
  truces: [
    "Party A and Party B shall each make the other a present today out of paper only, and both act delighted.",
    "Party A and Party B shall each find a present for the other today among the things nearest to hand, and wrap it.",
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
};
