import { byHand, type PettyDomain } from "../petty-domain";

/** How a dishwasher is loaded, run and emptied. */
export const DISHWASHER: PettyDomain = {
  id: "dishwasher",
  nouns: "dishwasher|rack|top rack|bowls|knives",
  thing: "the dishwasher",
  questions: byHand(
    "agreement | Had the two of you ever agreed how to run a dishwasher? | it had been agreed how to run a dishwasher | it had never been agreed how to run a dishwasher",
    "provocation | Has {C} ever put something into a full dishwasher and hoped? | {C} has put something into a full dishwasher and hoped | {C} has never put anything into a full dishwasher and hoped",
    "view | Is there more than one right way to load a dishwasher? | there is more than one right way to load a dishwasher | there is only one right way to load a dishwasher",
    "colour | Does everything come out clean in the end? | everything comes out clean in the end | not everything comes out clean in the end",
    "you | Have you ever moved a plate that somebody else had put in? | {p} has moved a plate that somebody else had put in | {p} has never moved a plate that somebody else had put in",
  ),
  punishments: [
    "{loser} shall load the next rack today to {winner}'s spoken plans, repeating every order like a submarine crew.",
    "{loser} shall draw {winner} a seating plan for the dishwasher today, with the bowls kept from quarrelling.",
    "{loser} shall empty the machine today and announce each item to {winner} as at a court ball.",
    "{loser} shall defend {winner}'s way with the cutlery basket today, aloud, for one full minute.",
    "{loser} shall write the dishwasher a letter of resignation today from the post of chief engineer, with {winner} as heir.",
    "{loser} shall dry the one cup that never dries today and bring it to {winner} on a folded cloth.",
  ],
  truces: [
    "Party A and Party B shall load one rack today by alternate turns, one item each, with no item moved twice.",
    "Party A and Party B shall each explain one button of the machine today, and admit to what they did not know.",
    "Party A and Party B shall empty the machine together today, in silence, in under four minutes.",
  ],
  caseNames: [
    "Rinse and Repeat: {theThing}",
    "{theThing}: A Question of Stacking",
    "The Cutlery Basket Hearings: {theThing}",
    "The Lower Rack v. {theThing}",
    "Half a Load: {theThing}",
    "Eco Cycle, Full Grievance: {theThing}",
  ],
};
