import type { PettyDomain } from "../petty-domain";

/** The restaurant bill and the arithmetic after it. */
export const BILL: PettyDomain = {
  id: "bill",
  keywords:
    "split the bill|split the check|restaurant bill|dinner bill|the bill evenly|split equally|split evenly|" +
    "lets split|let's split|split it|go halves|went dutch|go dutch|never tips|the waiter|the tip|the check comes|" +
    "forgot her wallet|forgot his wallet|when we split|share of the bill|even split|split the cab|" +
    "to the last cent|appetizer|my share down|let me pay|on one card|charge me for|two bites of|of his starter|" +
    "of her starter|most expensive thing when|leaves a tip|leave a tip|bill came|bill comes|the bill|" +
    "pay for dinner|paid for dinner|the most expensive thing|split everything|bill arrives|the bill arrives|" +
    "arrives and|expensive wine|sharing platter|the check|turn to pay|rounds down",
  hints:
    "split|bill|check|tip|tipped|restaurant|evenly|equally|starter|tab|wallet|divided|ordered|orders|steak|" +
    "lobster|cocktails|pay|salad|cab|card|menu|dinner|halves|per person",
  nouns: "bill|check|tip|tab|appetizers|starter|steak|lobster|cocktails|salad|share",
  thing: "the bill",
  questions: [
    ["deed", "Did {D} ask for {thing} to be divided in a way that suited {D}?"],
    ["deed", "Did {D} order more than {C} did?"],
    ["frequency", "Has a table ended in arithmetic between the two of you before?"],
    ["agreement", "Had the two of you agreed before ordering how to split it?"],
    ["awareness", "Did {D} know that {C} had ordered less?"],
    ["warning", "Did {C} speak up at the table and not only afterwards?"],
    ["harm", "Was it a difference that {C} could name to the coin?"],
    ["provocation", "Has {C} ever come out ahead in an even split?"],
    ["permission", "Did {C} say “let's just split it” at any point?"],
    ["remedy", "Did {D} offer to even it out later?"],
    ["proportion", "Was it an evening worth more than the sum in dispute?"],
  ],
  punishments: [
    "{loser} shall write {winner} an itemised thank-you today, one line for each thing on the table that night.",
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
  principles: [
    "An even split is fair only among people who ordered evenly.",
    "Nobody has ever remembered the bill to their own disadvantage.",
    "Silence at the table is consent until dessert.",
    "Two starters are a habit, but three are a strategy.",
    "The calculator comes out when the trust goes in.",
    "Whoever reaches for the bill slowly has reached.",
    "Rounding is where character shows its decimals.",
  ],
};
