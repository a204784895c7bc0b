import type { PettyDomain } from "../petty-domain";

/** Queues, doors, lifts and other public courtesies. */
export const QUEUES: PettyDomain = {
  id: "queues",
  keywords:
    "queue|jumped the queue|cut in front|cut the line|skipped the line|stand in line|standing in line|in line for|" +
    "place in line|wrong line|the line at|pushed in|pushed in front|elevator|holds the lift|shopping trolley|" +
    "shopping cart|trolley|express checkout|checkout|escalator|holds the door|hold the door|at the till|the till|" +
    "front of the queue|cut in line|cuts in line|line in front|cut the queue|cuts the queue|escalators|lift doors|" +
    "the lift|pavement|supermarket|shopping basket|cash register|cart back|bus stop|takes up the pavement|" +
    "blocks the escalator|blocks the aisle|blocks the stairs",
  hints: "line|door|lift|till|cart|pushed|waiting|stairs|ahead",
  nouns: "queue|line|elevator|shopping trolley|trolley|checkout|escalator|door|till|lift|shopping cart",
  thing: "the queue",
  questions: [
    ["deed", "Did {D} leave undone the small courtesy complained of?"],
    ["deed", "Did {D} gain so much as a minute by it?"],
    ["frequency", "Has {D} been seen doing this elsewhere?"],
    ["agreement", "Is there a rule about this that everybody over six knows?"],
    ["awareness", "Did {D} see {C}, or whoever was next?"],
    ["warning", "Did {C} say something on the spot, above a mutter?"],
    ["harm", "Did {C} lose a place, a minute or some faith because of it?"],
    ["provocation", "Has {C} ever slipped in with a very small basket?"],
    ["permission", "Did {C} wave {D} through at any point?"],
    ["remedy", "Did {D} say sorry or go back?"],
    ["proportion", "Was it over sooner than the telling of it?"],
  ],
  punishments: [
    "{loser} shall hold every door for {winner} today with the words “after you, I insist”.",
    "{loser} shall queue behind {winner} today for the kettle, at a respectful distance, looking at nothing.",
    "{loser} shall take a number from {winner} today before speaking, and wait to be called, three times.",
    "{loser} shall walk one pace behind {winner} along the hall today, as consorts do.",
    "{loser} shall act as {winner}'s lift attendant at one staircase today, announcing the floors.",
    "{loser} shall form an orderly queue of one today and let {winner} overtake.",
  ],
  truces: [
    "Party A and Party B shall approach one door together today and each insist that the other go first, for a minute.",
    "Party A and Party B shall walk the length of the home in step today, at a pace neither would have chosen.",
    "Party A and Party B shall queue for a biscuit tin today and compliment each other on the waiting.",
  ],
  caseNames: [
    "Back of the Line: {theThing}",
    "Unexpected {Thing} in the Bagging Area",
    "After You: {theThing}",
    "Next, Please: {theThing}",
    "Ten Items or {theThing}",
    "{theThing}: Mind the Gap",
  ],
  principles: [
    "The other queue moves because you are not in it.",
    "A door held too early is a race.",
    "A queue is a parliament in single file.",
    "Civilisation is the return of the trolley.",
    "Every line has an end, and somebody who did not see it.",
    "Two abreast is company, and also an obstacle.",
  ],
};
