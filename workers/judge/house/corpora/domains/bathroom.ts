import { byHand, type PettyDomain } from "../petty-domain";

/** Basin, mirror and bottles: the bathroom as a shared estate. Queues and hot water are `hot-water`. */
export const BATHROOM: PettyDomain = {
  id: "bathroom",
  nouns:
    "drain|toothpaste|toothbrush|mirror|shampoo|bathroom|razor|conditioner|bathmat|bathroom cabinet|basin|shower|" +
    "beard hair|soap|towels|towel|toothbrush|toenails|hair|hairbrush|perfume",
  thing: "the bathroom",
  questions: byHand(
    "agreement | Do the two of you have a rule for the bathroom? | the two of them have a rule for the bathroom | the two of them have no rule for the bathroom",
    "provocation | Has {C} ever used up the last of something in the bathroom and kept quiet? | {C} has used up the last of something in the bathroom and kept quiet | {C} has never used up the last of anything in the bathroom and kept quiet",
    "view | Is sharing a bathroom the hardest part of living together? | sharing a bathroom is the hardest part of living together | sharing a bathroom is not the hardest part of living together",
    "colour | Would five minutes with a sponge settle it? | five minutes with a sponge would settle it | five minutes with a sponge would not settle it | hairs?(?= (?:in|on|all|clog))|never cleans?|dirty|toothpaste|mess|drain|puddle|splash\\p{L}*|whiskers|stubble|beard",
    "you | Have you ever sat in the bathroom with a phone until a leg fell asleep? | {p} has sat in the bathroom with a phone until a leg fell asleep | {p} has never sat in the bathroom for that long",
  ),
  punishments: [
    "{loser} shall restore the bathroom to museum condition today and give {winner} a guided tour of two minutes.",
    "{loser} shall polish the bathroom mirror today until {winner} can read this ruling in it, backwards.",
    "{loser} shall yield the first shower tomorrow to {winner} and announce that the bathroom is ready, Your Grace.",
    "{loser} shall line up the bathroom bottles today by height, like a school photograph, and present them to {winner}.",
    "{loser} shall write the soap a reference today, six lines, beginning “spotless”, and read it to {winner}.",
    "{loser} shall fold {winner}'s towel into a fan today and leave a small card reading “welcome back”.",
  ],
  truces: [
    "Party A and Party B shall each put right one bathroom sin of their own today and tell the other which one it was.",
    "Party A and Party B shall divide one bathroom shelf today with a ruler and a spirit of generosity.",
    "Party A and Party B shall polish the mirror together today, one half each, and meet without a seam.",
  ],
  caseNames: [
    "Behind Closed Doors: {theThing}",
    "{theThing}: A Private Matter",
    "Occupied! {theThing} Before the Court",
    "Flushed Out: {theThing}",
    "Through a Glass, Splashed: {theThing}",
    "The Basin Papers: {theThing}",
  ],
};
