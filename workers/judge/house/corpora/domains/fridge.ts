import { byHand, type PettyDomain } from "../petty-domain";

/** Food that had an owner, and whoever found it first. */
export const FRIDGE: PettyDomain = {
  id: "fridge",
  nouns:
    "leftovers|yogurt|yoghurt|pizza|slice|sandwich|snack|fries|chips|chocolate|cookie|cake|cereal|milk|oat milk|" +
    "cheese|ice cream|burrito|lasagna|lunch|nuggets|hummus|curry|dessert|biscuit|banana|avocado|pasta|sushi|bread|" +
    "butter|food|fridge|pudding|juice|peanut butter|cheesecake|crisps",
  thing: "the food",
  questions: byHand(
    "agreement | Had the two of you agreed which food is shared and which is not? | it was agreed which food is shared and which is not | it was never agreed which food is shared and which is not",
    "provocation | Has {C} ever eaten something of {D}'s without asking? | {C} has eaten something of {D}'s without asking | {C} has never eaten anything of {D}'s without asking",
    "view | Is hunger an excuse? | hunger is an excuse | hunger is no excuse | ate|eat|eats|eaten|eating|finish\\p{L}*|drank|drinks?|stole|steals",
    "colour | Could one trip to the shop settle it? | one trip to the shop could settle it | one trip to the shop could not settle it | ate|eat|eats|eaten|eating|finish\\p{L}*|drank|drinks?|took|takes|stole|steals|empty|gone|last|slice",
    "you | Have you ever eaten something straight from the fridge, in the dark? | {p} has eaten something straight from the fridge, in the dark | {p} has never eaten straight from the fridge in the dark",
  ),
  punishments: [
    "{loser} shall write an ode of eight lines to {thing} and read it to {winner} before the open fridge today.",
    "{loser} shall make {winner} a snack today, served on a proper plate with a napkin folded in an ambitious shape.",
    "{loser} shall label one shelf of the fridge for {winner} today, in best handwriting, with a tiny coat of arms.",
    "{loser} shall draw a portrait of {thing} from memory today and hang it on the fridge at eye level.",
    "{loser} shall propose a toast at the next meal today to {winner}'s patience in the matter of {thing}.",
    "{loser} shall stage a reading of the last will of {thing} today, in which everything is left to {winner}.",
  ],
  truces: [
    "Party A and Party B shall make a snack together today and cut it in half. One cuts, the other chooses.",
    "Party A and Party B shall draw up a treaty for the fridge today, one shelf each and one demilitarised drawer.",
    "Party A and Party B shall take an inventory of one fridge shelf today, with initials, and contest nothing.",
  ],
  caseNames: [
    "{theThing}: Last Seen at Midnight",
    "Help Yourself v. {theThing}",
    "Crumbs of Justice: {theThing}",
    "The Estate of {theThing}",
    "Best Before: {theThing}",
    "Second Shelf, on the Left: {theThing}",
  ],
};
