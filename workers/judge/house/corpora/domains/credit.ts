import { byHand, type PettyDomain } from "../petty-domain";

/** Ideas, slides and the praise for them: who did it and who was thanked. */
export const CREDIT: PettyDomain = {
  id: "credit",
  nouns:
    "credit|idea|ideas|slides|presentation|report|project|work|pitch|praise|joke|recipe|spreadsheet|mockup|poem|playlist|code",
  thing: "the credit",
  questions: byHand(
    "agreement | Was it clear between the two of you whose work was whose? | it was clear between the two of them whose work was whose | it was not clear between the two of them whose work was whose",
    "provocation | Does {C} owe at least one good idea to {D}? | {C} owes at least one good idea to {D} | {C} owes no good idea to {D}",
    "view | Do good ideas usually have more than one parent? | good ideas usually have more than one parent | good ideas do not usually have more than one parent",
    "harm | Was the wrong person thanked for it? | the wrong person was thanked for it | nobody was wrongly thanked for it | boss|thank\\p{L}*|applause|prais\\p{L}*|credit|meeting|everyone|everybody",
    "you | Have you ever said “we” of something that you did alone, or “I” of something that you did not? | {p} has been loose with “we” and “I” | {p} has never been loose with “we” and “I”",
  ),
  punishments: [
    "{loser} shall roll the end credits for {winner} today, aloud, with {winner} in every role including catering.",
    "{loser} shall begin the next three good sentences today with “as {winner} put it”.",
    "{loser} shall present {winner} to an empty chair today as the sole author of everything.",
    "{loser} shall accept an award on {winner}'s behalf today, in tears, and hand it over at once.",
    "{loser} shall write {winner} a footnote today, numbered, and recite it on request until tonight.",
    "{loser} shall sign one blank sheet for {winner} today with the words “not my idea”.",
  ],
  truces: [
    "Party A and Party B shall have one idea together today, however poor, and both deny it.",
    "Party A and Party B shall each thank the other for one thing today that nobody ever noticed.",
    "Party A and Party B shall draw up a list of authors today, in alphabetical order and then in the other one.",
  ],
  caseNames: [
    "Author Unknown: {theThing}",
    "{theThing}, by Somebody Else",
    "Et Al. v. {theThing}",
    "Credit Where It Was Not Due: {theThing}",
    "The Attribution of {theThing}",
    "Standing Ovation for {theThing}",
  ],
};
