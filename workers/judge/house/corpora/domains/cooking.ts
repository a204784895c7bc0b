import { byHand, type PettyDomain } from "../petty-domain";

/** What is cooked, by whom, and what was done to it. */
export const COOKING: PettyDomain = {
  id: "cooking",
  nouns:
    "dinner|recipe|garlic|oven|stove|meal|breakfast|barbecue|pancakes|soup|rice|chili|salt|risotto|lasagne|" +
    "chicken|tacos|salad|gravy|stew|roast|ketchup|sauce|spaghetti|lasagna|steak|steaks|curry|pasta|cake|hot sauce|cooking",
  thing: "the dinner",
  questions: byHand(
    "agreement | Does each of you know how the other likes to eat? | each of them knows how the other likes to eat | they do not both know how the other likes to eat",
    "provocation | Has {C} ever found fault with {D}'s cooking? | {C} has found fault with {D}'s cooking | {C} has never found fault with {D}'s cooking",
    "view | Is the cook always right? | the cook is always right | the cook is not always right",
    "colour | Did somebody clear the plate anyway? | somebody cleared the plate anyway | nobody cleared the plate",
    "you | Have you ever pretended to like a dish? | {p} has pretended to like a dish | {p} has never pretended to like a dish",
  ),
  punishments: [
    "{loser} shall write a restaurant review of {winner}'s best dish today, four stars at least, and sign it.",
    "{loser} shall make {winner} one slice of toast today, cut in triangles, and announce it as a tasting menu.",
    "{loser} shall draw up tomorrow's menu today, three courses, with {winner}'s name on the cover.",
    "{loser} shall lay the table tonight as if for an ambassador, and call {winner} Your Excellency once.",
    "{loser} shall describe {thing} to {winner} today as a sommelier would, with three adjectives and one memory.",
    "{loser} shall stir one empty pot for {winner} today for two minutes, asking at intervals whether it needs anything.",
  ],
  truces: [
    "Party A and Party B shall cook one meal today, one choosing and one at the stove, and swap for the washing-up.",
    "Party A and Party B shall each write down the other's best dish today and read it out as a citation for bravery.",
    "Party A and Party B shall invent one sandwich together today, alternating layers, and name it after this court.",
  ],
  caseNames: [
    "{theThing} v. The Chef",
    "Too Many Cooks: {theThing}",
    "Seasoned to Taste: {theThing}",
    "Trial by Oven: {theThing}",
    "A Pinch of Perjury: {theThing}",
    "Compliments Withheld: {theThing}",
  ],
};
