import { byHand, type PettyDomain } from "../petty-domain";

/** Queues, doors, lifts and other public courtesies. */
export const QUEUES: PettyDomain = {
  id: "queues",
  nouns: "queue|line|elevator|shopping trolley|trolley|checkout|escalator|door|till|lift|shopping cart",
  thing: "the queue",
  questions: byHand(
    "agreement | Is there an unwritten rule for such a case? | there is an unwritten rule for such a case | there is no unwritten rule for such a case",
    "provocation | Has {C} ever pretended not to see somebody who was waiting? | {C} has pretended not to see somebody who was waiting | {C} has never pretended not to see anybody who was waiting",
    "view | May somebody in a hurry go first? | somebody in a hurry may go first | somebody in a hurry may not go first",
    "proportion | Was it a matter of a minute or less? | it was a matter of a minute or less | it was a matter of more than a minute",
    "you | Do you always end up in the slow queue? | {p} always ends up in the slow queue | {p} does not always end up in the slow queue",
  ),
  punishments: [
    "{loser} shall hold every door for {winner} today with the words “after you, I insist”.",
    "{loser} shall queue behind {winner} today for the kettle, at a respectful distance, looking at nothing.",
    "{loser} shall take a number from {winner} today before speaking, and wait to be called, three times.",
    "{loser} shall walk one pace behind {winner} along the hall today, as consorts do.",
    "{loser} shall act as {winner}'s lift attendant in one doorway today, announcing the floors.",
    "{loser} shall form an orderly queue of one today and let {winner} overtake.",
  ],
  truces: [
    "Party A and Party B shall approach one door together today and each insist that the other go first, for a minute.",
    "Party A and Party B shall walk twenty paces in step today, at a speed neither would have chosen.",
    "Party A and Party B shall queue for a biscuit tin today and compliment each other on the waiting.",
  ],
  caseNames: [
    "After the Next One: {theThing}",
    "Unexpected {Thing} in the Bagging Area",
    "After You: {theThing}",
    "Next, Please: {theThing}",
    "Ten Items or {theThing}",
    "{theThing}: Mind the Gap",
  ],
};
