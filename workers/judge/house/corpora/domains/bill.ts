import { byHand, type PettyDomain } from "../petty-domain";

/** The restaurant bill and the arithmetic after it. */
export const BILL: PettyDomain = {
  id: "bill",
  nouns: "bill|check|tip|tab|appetizers|starter|steak|lobster|cocktails|salad|share",
  thing: "the bill",
  questions: byHand(
    "agreement | Had the two of you settled before ordering how to split it? | it was settled before ordering how to split the bill | nobody had settled before ordering how to split the bill",
    "provocation | Has {C} ever come out ahead in an even split? | {C} has come out ahead in an even split | {C} has never come out ahead in an even split",
    "view | Is splitting evenly simply easier for everybody? | splitting evenly is simply easier for everybody | splitting evenly is not easier for everybody",
    "colour | Was the evening worth more than the sum in dispute? | the evening was worth more than the sum in dispute | the evening was not worth more than the sum in dispute",
    "you | Have you ever checked a bill twice under the table? | {p} has checked a bill twice under the table | {p} has never checked a bill under the table",
  ),
  punishments: [
    "{loser} shall write {winner} an itemised thank-you today, and read out the total with feeling.",
    "{loser} shall recite the seven times table to {winner} tonight without a pause or a calculator.",
    "{loser} shall draw a dignified pie chart of the disputed meal today and present it to {winner}.",
    "{loser} shall act as {winner}'s waiter for ten minutes tonight, towel over the arm, glasses of water included.",
    "{loser} shall present {winner} today with a bill for friendship on which every line reads “on the house”.",
    "{loser} shall read {winner} the nearest menu, label or packet aloud tonight as though it were the specials.",
  ],
  truces: [
    "Party A and Party B shall write one rule for the next bill today, in ten words at most, and both sign it.",
    "Party A and Party B shall divide twelve imaginary euros today by negotiation alone and sign the result.",
    "Party A and Party B shall each draw what they ate that night, to scale, today, and compare without comment.",
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
