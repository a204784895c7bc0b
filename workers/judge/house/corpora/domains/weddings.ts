import type { PettyDomain } from "../petty-domain";

/** Weddings and all that leads up to them: dresses, seats, speeches, parties, rings. */
export const WEDDINGS: PettyDomain = {
  id: "weddings",
  keywords:
    "wedding|weddings|bridesmaid|bridesmaids|maid of honour|maid of honor|best man|groomsman|groomsmen|bridal shower|baby shower|" +
    "stag party|hen party|bachelor party|bachelorette|our engagement|my engagement|proposed at|proposed to|engagement ring|" +
    "bouquet|first dance|wedding dress|seating plan|plus one|save the date|honeymoon|best man speech|her vows|his vows|the vows|bride|groom",
  hints: "speech|dress|veil|ring|proposal|proposed|aisle|reception|registry|toast|white|guests|invited|cake|engaged",
  nouns:
    "wedding|bouquet|vows|speech|proposal|dress|first dance|seating plan|stag party|hen party|bachelorette|honeymoon|ring|" +
    "outfit|invitation|engagement|plus one",
  thing: "the wedding",
  things: [
    ["bridesmaid|bridesmaids|maid of honour|maid of honor|groomsman|groomsmen|best man", "the place at the altar"],
    ["proposed|proposal", "the proposal"],
  ],
  questions: [
    ["deed", "Did {D} take a little of a day that was not {D}'s?"],
    ["deed", "Is there a photograph that shows it?"],
    ["frequency", "Has {D} stolen a scene at a family occasion before?"],
    ["agreement", "Was it clear to all who could read an invitation what was wanted?"],
    ["awareness", "Did {D} know how long {C} had been planning it?"],
    ["awareness", "Did {D} look in a mirror first, or at least around the room?"],
    ["warning", "Had {C} said beforehand what would hurt?"],
    ["harm", "Can {C} no longer look at the photographs without seeing it?"],
    ["harm", "Did guests speak of it more than of the cake?"],
    ["provocation", "Has {C} ever upstaged somebody at an altar, a buffet or a microphone?"],
    ["permission", "Did {C} ever say “do whatever feels right”?"],
    ["remedy", "Has {D} apologised in anything longer than a card?"],
    ["proportion", "Was it still, all in all, a lovely day?"],
  ],
  punishments: [
    "{loser} shall throw paper confetti over {winner} today at a moment of {winner}'s choosing, and sweep it up.",
    "{loser} shall give {winner} a best man's speech of two minutes tonight in which {loser} is not mentioned.",
    "{loser} shall walk {winner} down one hallway today, slowly, on the arm, humming the march.",
    "{loser} shall write {winner} three vows today, on the subject of other people's occasions, and read them standing.",
    "{loser} shall draw up a seating plan for tonight's sofa and put {winner} at the head of it.",
    "{loser} shall catch a bouquet of socks thrown by {winner} today and be gracious about it.",
  ],
  truces: [
    "Party A and Party B shall have the first dance today, thirty seconds long, at arm's length.",
    "Party A and Party B shall each propose a toast to the other tonight, in water, without an anecdote.",
    "Party A and Party B shall take one formal portrait together today with the expressions of 1890.",
  ],
  caseNames: [
    "Speak Now: {theThing}",
    "{theThing}, or Forever Hold Your Peace",
    "Something Borrowed, Something Sued: {theThing}",
    "With This Writ: {theThing}",
    "The Bouquet Toss over {theThing}",
    "Table Nine v. {theThing}",
  ],
  principles: [
    "On a great day every small thing has a witness.",
    "It is one person's day, and there is never only one who knows it.",
    "Every dress code has been read by those who kept it.",
    "The cake is eaten, the speech is forgotten, and the seating plan is for ever.",
    "Cream is white that has spoken to a lawyer.",
    "Nobody plans a year for others to be interesting.",
  ],
};
