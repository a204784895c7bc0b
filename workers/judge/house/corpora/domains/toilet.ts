import type { PettyDomain } from "../petty-domain";

/** The toilet: its seat, its roll, its visitors. */
export const TOILET: PettyDomain = {
  id: "toilet",
  keywords:
    "toilet paper|toilet roll|loo roll|toilet seat|loo seat|seat up|seat down|flush|flushes|doesn't flush|" +
    "new roll|on the roll|empty roll|toilet brush|half a roll|lid down|misses the bowl|the bowl and|toilet lid|" +
    "on the toilet|on the loo|puts the seat|put the seat|leaves the seat|wipes|clogs|clogged|plunger|" +
    "air freshener|pees on the toilet|pees on the seat",
  hints: "roll|seat|lid|tube|sheet|bathroom|bog|toilet|loo",
  nouns: "toilet paper|toilet roll|toilet seat|loo roll|loo seat|toilet|toilet brush|roll|seat|lid|loo",
  thing: "the toilet",
  questions: [
    ["deed", "Was {D} the last to leave before the discovery?"],
    ["deed", "Did {D} leave {thing} for the next visitor to solve?"],
    ["frequency", "Has this been discovered more than once in a month?"],
    ["agreement", "Is there a rule of the house about this, however delicate?"],
    ["awareness", "Did {D} notice before closing the door?"],
    ["warning", "Did {C} raise it through a door or, better, without one?"],
    ["harm", "Was {C} left in a position of some difficulty?"],
    ["provocation", "Has {C} ever left the tube as it was?", "roll|rolls|paper|tube"],
    ["provocation", "Has {C} ever left the place less than regal?"],
    ["permission", "Did {C} ever say that it did not matter which way?", "roll|rolls|paper|lid|up|over|under"],
    ["permission", "Did {C} ever say that it was no great matter?"],
    ["remedy", "Has {D} seen to it at once since then?"],
    ["proportion", "Was there a spare within reach of a long arm?", "roll|rolls|paper|tube"],
    ["proportion", "Would ten seconds and one sheet have dealt with it?"],
  ],
  punishments: [
    "{loser} shall hang a fresh roll today, the correct way round as {winner} defines it, and declare it open.",
    "{loser} shall fold the first sheet into a point today, as in a good hotel, and invite {winner} to admire it.",
    "{loser} shall build {winner} a pyramid of spare rolls today with a burial chamber for the last tube.",
    "{loser} shall draft a small notice for the door today, in verse, subject to {winner}'s edits.",
    "{loser} shall turn an empty tube into a spyglass for {winner} today and hand over the command.",
    "{loser} shall lower seat and lid today with the gravity of a drawbridge, {winner} being told that the castle is safe.",
  ],
  truces: [
    "Party A and Party B shall settle over or under today by a coin, and live with the coin until tomorrow.",
    "Party A and Party B shall restock the reserve together today and shake hands above it.",
    "Party A and Party B shall each decorate one empty tube today and exchange them as tokens of peace.",
  ],
  caseNames: [
    "Over or Under: {theThing}",
    "The Last Sheet: {theThing}",
    "{theThing}: Sitting Members Only",
    "Privy Council: {theThing}",
    "Engaged: {theThing}",
    "Down with {theThing}",
  ],
  principles: [
    "One sheet on the roll is not a roll.",
    "The tube is empty, but its message is full.",
    "A seat has two positions and two parties.",
    "Paper hangs over, under, or in the balance.",
    "Nobody has ever been thanked for a new roll.",
    "The throne is shared, and so are its duties.",
  ],
};
