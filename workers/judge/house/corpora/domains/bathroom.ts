import type { PettyDomain } from "../petty-domain";

/** Basin, mirror and bottles: the bathroom as a shared estate. Queues and hot water are `hot-water`. */
export const BATHROOM: PettyDomain = {
  id: "bathroom",
  keywords:
    "toothpaste|toothbrush|shampoo|conditioner|hair in the drain|hair in|beard hair|beard trimmings|bathmat|" +
    "bath mat|bathroom floor|bathroom cabinet|bathroom sink|razor|nail clippings|basin|makeup stains|" +
    "bathroom mirror|the drain|plughole|shower curtain|bottles in the shower|body wash|towels on the bathroom|" +
    "shower drain|cleans the shower|cleans the bathroom|cleans the toilet|shaves|stubble|hairbrush|shower gel|" +
    "deodorant|my towel|hair everywhere|perfume|bath towel|flannel|mouthwash|dental floss|floss|toenails|nails in|" +
    "toenail|contact lens|lotion",
  hints: "bathroom|drain|mirror|bath|shower|hair|towel|makeup|cabinet|beard|soap|sink",
  nouns:
    "drain|toothpaste|toothbrush|mirror|shampoo|bathroom|razor|conditioner|bathmat|bathroom cabinet|basin|shower|" +
    "beard hair|soap|towels|towel|toothbrush|toenails|hair|hairbrush|perfume",
  thing: "the bathroom",
  questions: [
    ["deed", "Was {D} the last to use {thing} before the complaint?"],
    ["deed", "Did {D} leave {thing} in a state that needed explaining?"],
    ["frequency", "Has {thing} led to words more than once?"],
    ["agreement", "Had the two of you ever set a rule for the bathroom?"],
    ["awareness", "Did {D} know how {C} feels about {thing}?"],
    ["warning", "Had {C} mentioned it without raising a voice?"],
    ["harm", "Did {C} discover the problem at the worst possible moment?"],
    ["provocation", "Has {C} ever used the last of something and said nothing?"],
    ["permission", "Did {C} ever say that it did not matter?"],
    ["remedy", "Did {D} fix it as soon as it was pointed out?"],
    ["proportion", "Would fixing it have taken less than a minute?"],
  ],
  punishments: [
    "{loser} shall restore {thing} to museum condition today and give {winner} a guided tour of two minutes.",
    "{loser} shall polish the bathroom mirror today until {winner} can read this ruling in it, backwards.",
    "{loser} shall yield the first shower tomorrow to {winner} and announce that the bathroom is ready, Your Grace.",
    "{loser} shall line up the bathroom bottles today by height, like a school photograph, and present them to {winner}.",
    "{loser} shall write the cap of the toothpaste a reference today, six lines, and read it to {winner}.",
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
  principles: [
    "The last sheet is a contract with the next visitor.",
    "What happens in the bathroom must be left as it was found.",
    "Steam has a short memory and the mirror a long one.",
    "Hair in the drain belongs to everybody's past.",
    "A tube is squeezed as a life is led.",
    "Shampoo evaporates fastest in company.",
    "A toothpaste cap is a very small door.",
  ],
};
