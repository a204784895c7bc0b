import { byHand, type PettyDomain } from "../petty-domain";

/** The shared kitchen at work and the notes on its walls. */
export const OFFICE_KITCHEN: PettyDomain = {
  id: "office-kitchen",
  nouns:
    "coffee machine|coffee pot|kettle|microwave|water cooler|office fridge|office mug|popcorn|note|fish|leftovers|lunch",
  thing: "the office kitchen",
  questions: byHand(
    "agreement | Does the kitchen at work have a rule, on paper or understood? | the kitchen at work has a rule | the kitchen at work has no rule",
    "provocation | Has {C} ever left a mug in the kitchen at work? | {C} has left a mug in the kitchen at work | {C} has never left a mug in the kitchen at work",
    "view | Do people behave worse in a kitchen at work than at home? | people behave worse in a kitchen at work than at home | people behave no worse in a kitchen at work than at home",
    "warning | Had there been a note about it? | there had been a note about it | there had been no note about it",
    "you | Have you ever eaten a biscuit at work that somebody else had brought? | {p} has eaten a biscuit at work that somebody else had brought | {p} has never eaten anybody else's biscuit at work",
  ),
  punishments: [
    "{loser} shall make {winner} one hot drink today and deliver it with the words “per my last email, sorry”.",
    "{loser} shall wipe down the nearest worktop today and leave it better than the founders intended, for {winner} to inspect.",
    "{loser} shall write minutes of this incident today, half a page, with one action item and {winner} as chair.",
    "{loser} shall design a small, tasteful sign about {thing} today. {winner} has right of veto over the font.",
    "{loser} shall conduct {winner} on a heritage tour of the nearest kettle today, with dates.",
    "{loser} shall compose a three-line memo today praising how {winner} treats a shared sponge, and read it aloud.",
  ],
  truces: [
    "Party A and Party B shall hold a five-minute stand-up today, agree one rule about the shared kitchen and sign it.",
    "Party A and Party B shall draft one kitchen notice today without a single capital letter or exclamation mark.",
    "Party A and Party B shall each wash one mug today that belongs to neither of them.",
  ],
  caseNames: [
    "In re: {theThing}, All Staff",
    "Reply All: {theThing}",
    "{theThing} and the Sticky Note",
    "Break Room Briefs: {theThing}",
    "Minutes of the Worktop: {theThing}",
    "Kindly Refrain: {theThing}",
  ],
};
