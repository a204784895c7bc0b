import { byHand, type PettyDomain } from "../petty-domain";

/** Ideas, slides and the praise for them: who did it and who was thanked. */
export const CREDIT: PettyDomain = {
  id: "credit",
  nouns:
    "credit|idea|ideas|slides|presentation|report|project|work|pitch|praise|joke|recipe|spreadsheet|mockup|poem|playlist|code",
  thing: "the credit",
  questions: byHand(
    "agreement | Did both of you know whose work it was? | both knew whose work it was | they did not both know whose work it was",
    "provocation | Has {C} ever taken a bow for somebody else's work? | {C} has taken a bow for somebody else's work | {C} has never taken a bow for anybody else's work",
    "view | Does most good work have more than one parent? | most good work has more than one parent | most good work has one parent",
    "harm | Did the wrong person get the applause? | the wrong person got the applause | the right person got the applause | boss|thank\\p{L}*|applause|prais\\p{L}*|credit|meeting|everyone|everybody",
    "you | Have you ever said “we” when it was all somebody else? | {p} has said “we” when it was all somebody else | {p} has never said “we” of what somebody else did alone",
  ),
  punishments: [
    "{loser} shall roll the end credits for {winner} today, aloud, with {winner} in every role including catering.",
    "{loser} shall begin the next three good sentences today with “as {winner} put it”.",
    "{loser} shall present {winner} to an empty chair today as the sole author of everything.",
    "{loser} shall accept an award on {winner}'s behalf today, in tears, and hand it over at once.",
    "{loser} shall write {winner} a footnote today, numbered, and recite it on request until supper.",
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
    "All Rights Reserved: {theThing}",
    "The Attribution of {theThing}",
    "Standing Ovation for {theThing}",
  ],
};
