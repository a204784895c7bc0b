import type { PettyDomain } from "../petty-domain";

/** The shared kitchen at work and the notes on its walls. */
export const OFFICE_KITCHEN: PettyDomain = {
  id: "office-kitchen",
  keywords:
    "office kitchen|break room|breakroom|staff room|staff kitchen|work kitchen|coffee machine|coffee pot|" +
    "office fridge|work fridge|office microwave|keurig|office mug|water cooler|work kettle|office sink|" +
    "mug at the office|canteen|office biscuits|from accounting|the office kitchen|at work left|work microwave|" +
    "office coffee|communal kitchen|shared kitchen at",
  hints:
    "office|coworker|colleague|microwave|kettle|coffee|fish|staff|at work|intern|biscuits|note|crumbs|boss|" +
    "kitchen|lunch|rot",
  nouns:
    "coffee machine|coffee pot|kettle|microwave|water cooler|office fridge|office mug|popcorn|note|fish|leftovers|lunch",
  thing: "the office kitchen",
  questions: [
    ["deed", "Was {D} the one behind the incident with {thing}?"],
    ["deed", "Did {D} walk away from {thing} without putting it right?"],
    ["frequency", "Is this talked about at work more than once a month?"],
    ["agreement", "Was there a notice, a rota or a rule about this at work?"],
    ["awareness", "Did {D} know that others would meet the result?"],
    ["warning", "Did {C} speak to {D} first, in person and not by sticky note?"],
    ["harm", "Did it really disturb {C}'s working day?"],
    ["provocation", "Has {C} ever broken a rule of the office kitchen?"],
    ["permission", "Was there anyone in charge who said that it was fine?"],
    ["remedy", "Did {D} tidy up or make amends the same day?"],
    ["proportion", "Would a calm adult have shrugged and gone back to work?"],
  ],
  punishments: [
    "{loser} shall make {winner} one hot drink today and deliver it with the words “per my last email, sorry”.",
    "{loser} shall wipe down {thing} today and leave it better than the founders intended.",
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
    "Minutes of the Kettle: {theThing}",
    "Kindly Refrain: {theThing}",
  ],
  principles: [
    "Whatever is everybody's is refilled by nobody.",
    "A sticky note has never once been read in the tone intended.",
    "Fish may be loved, but not by microwave.",
    "No notice on a microwave was ever written calmly.",
    "The last inch of coffee is always nobody's.",
    "Every office mug has a past.",
    "A shared fridge is a village without a mayor.",
  ],
};
