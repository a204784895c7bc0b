import type { PettyDomain } from "../petty-domain";

/** Small sums between people who like each other. */
export const MONEY: PettyDomain = {
  id: "money",
  keywords:
    "owe|owes|owed|pay me back|pays me back|paid me back|pay back|paid back|venmo|dollars|euros|bucks|quid|fiver|" +
    "tenner|debt|rent|refund|iou|$|€|£|paypal|payment request|loan|deposit money|invoice|charges me|electricity|" +
    "cash|deposit back|hasnt paid|has not paid|covered his|covered her|covered for|share of the rent|transfer his|" +
    "transfer her|transfer me|his share|her share|owes our|debts|bet and lost|lost the bet|expenses|pay his|" +
    "pay her|mooches|freeloader|cheapskate|stingy",
  hints: "money|pounds|pay me|pay|paid|cents|lent|borrowed|stamp|price|tickets",
  nouns:
    "rent|money|debt|refund|iou|loan|deposit|invoice|concert tickets|payment requests|euros|dollars|pounds|bucks|quid",
  thing: "the small debt",
  questions: [
    ["deed", "Is there still something open between the two of you over {thing}?"],
    ["deed", "Did {D} say that it would be settled soon?"],
    ["frequency", "Has {C} covered for {D} on other occasions?"],
    ["agreement", "Had the two of you agreed on a sum and a date?"],
    ["awareness", "Did {D} remember it before this case was filed?"],
    ["warning", "Did {C} bring it up in private first?"],
    ["harm", "Was it a sum that {C} felt?"],
    ["provocation", "Does {C} owe {D} anything, favours included?"],
    ["permission", "Did {C} ever say “don't worry about it”?"],
    ["remedy", "Has {D} made any move to settle it?"],
    ["proportion", "Is it a friendship worth more than {thing}?"],
  ],
  punishments: [
    "{loser} shall write {winner} an elaborate certificate of gratitude today, with a wax seal drawn in crayon.",
    "{loser} shall spend ten minutes today as {winner}'s private secretary: notes, calls for silence, door opening.",
    "{loser} shall draw up a ledger of favours between the two today, both columns honest, and read it to {winner}.",
    "{loser} shall design a banknote with {winner}'s portrait today, worth exactly one apology.",
    "{loser} shall issue {winner} one share today in a company that does nothing but admire {winner}, with a certificate.",
    "{loser} shall hold a shareholders' meeting of two today and explain the matter to {winner} with a falling graph.",
  ],
  truces: [
    "Party A and Party B shall each list three favours the other has done, today, and read the lists aloud.",
    "Party A and Party B shall found a bank of two today that deals in favours only, and open one account each.",
    "Party A and Party B shall each forgive the other one trifle today, in writing, with the trifle named.",
  ],
  caseNames: [
    "Between Friends: {theThing}",
    "{theThing}, With Interest",
    "A Debt of Honour: {theThing}",
    "Accounts Receivable: {theThing}",
    "It Was Only {theThing}",
    "Petty Cash: {theThing}",
  ],
  principles: [
    "Small debts have the longest memories.",
    "“Don't worry about it” is an invoice with the date left blank.",
    "Friendship keeps no ledger, but friends do.",
    "Every sum is small until it is yours.",
    "Debts between friends are kept in the left eyebrow.",
    "A decimal point has ended finer dinners than this.",
    "Generosity keeps no receipts and mentions it.",
    "The lender does the counting in the shower.",
  ],
};
