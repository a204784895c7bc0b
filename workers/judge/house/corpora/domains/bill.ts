import { byHand, type PettyDomain } from "../petty-domain";

/** The restaurant bill and the arithmetic after it. */
export const BILL: PettyDomain = {
  id: "bill",
  nouns: "bill|check|tip|tab|appetizers|starter|steak|lobster|cocktails|salad|share",
  thing: "the bill",
  questions: byHand(
    "agreement | Had anybody said beforehand who would pay for what? | it had been said beforehand who would pay for what | nobody had said beforehand who would pay for what",
    "provocation | Has {C} ever eaten well at somebody else's expense? | {C} has eaten well at somebody else's expense | {C} has never eaten well at anybody else's expense",
    "view | Does talk of money spoil a meal? | talk of money spoils a meal | talk of money spoils no meal",
    "colour | Was the food good, at least? | the food was good, at least | the food was not even good | steak|salad|soup|wine|starters?|dessert|lobster|cocktails?|restaurant|dinner|meal|ate|ordered",
    "you | Do you read a menu from the prices? | {p} reads a menu from the prices | {p} reads a menu from the dishes",
  ),
  punishments: [
    "{loser} shall write {winner} an itemised thank-you today, and read out the total with feeling.",
    "{loser} shall recite the seven times table to {winner} today without a pause or a calculator.",
    "{loser} shall draw {winner} a dignified pie chart of who was right today, all in one slice.",
    "{loser} shall act as {winner}'s waiter for ten minutes today, towel over the arm, glasses of water included.",
    "{loser} shall present {winner} today with a bill for friendship on which every line reads “on the house”.",
    "{loser} shall read {winner} the nearest menu, label or packet aloud today as though it were the specials.",
  ],
  truces: [
    "Party A and Party B shall write one rule for the next bill today, in ten words at most, and both sign it.",
    "Party A and Party B shall divide twelve imaginary euros today by negotiation alone and sign the result.",
    "Party A and Party B shall each draw the bill from memory today, to scale, and compare without comment.",
  ],
  caseNames: [
    "The Even Split: {theThing}",
    "{theThing}, Item by Item",
    "Long Division: {theThing}",
    "Who Had the {Thing}?",
    "Plus Service: {theThing}",
    "Carry the One: {theThing}",
  ],
};
