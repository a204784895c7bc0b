import { byHand, type PettyDomain } from "../petty-domain";

/** Small sums between people who like each other. */
export const MONEY: PettyDomain = {
  id: "money",
  nouns:
    "rent|money|debt|refund|iou|loan|deposit|invoice|concert tickets|payment requests|euros|dollars|pounds|bucks|quid",
  thing: "the money",
  questions: byHand(
    "agreement | Was it clear to both of you who owes what? | it was clear to both who owes what | it was not clear to both who owes what | ow(?:e|es|ed|ing)|pa(?:y|ys|id)(?! request)|lent|lend\\p{L}*|borrow\\p{L}*",
    "provocation | Has {C} ever needed a reminder to pay somebody back? | {C} has needed a reminder to pay somebody back | {C} has never needed a reminder to pay somebody back",
    "view | Is money worth falling out over? | money is worth falling out over | money is not worth falling out over",
    "warning | Was there a friendly reminder? | there was a friendly reminder | there was no friendly reminder | ow(?:e|es|ed|ing)|pa(?:y|ys|id)(?! request)|lent|lend\\p{L}*|borrow\\p{L}*",
    "you | Do you know to the penny what other people owe you? | {p} knows to the penny what other people owe | {p} does not know to the penny what other people owe",
  ),
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
};
