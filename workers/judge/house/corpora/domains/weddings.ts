import { byHand, type PettyDomain } from "../petty-domain";

/** Weddings and all that leads up to them: dresses, seats, speeches, parties, rings. */
export const WEDDINGS: PettyDomain = {
  id: "weddings",
  nouns:
    "wedding|bouquet|vows|speech|proposal|dress|first dance|seating plan|stag party|hen party|bachelorette|honeymoon|ring|" +
    "outfit|invitation|engagement|plus one",
  thing: "the wedding",
  things: [
    ["bridesmaid|bridesmaids|maid of honour|maid of honor|groomsman|groomsmen|best man", "the place at the altar"],
    ["proposed|proposal", "the proposal"],
  ],
  questions: byHand(
    "agreement | Was it clear beforehand what the couple wanted? | it was clear beforehand what the couple wanted | it was not clear beforehand what the couple wanted",
    "provocation | Has {C} ever stolen the show at somebody else's party? | {C} has stolen the show at somebody else's party | {C} has never stolen the show at anybody else's party",
    "view | Do people make too much of weddings? | people make too much of weddings | people do not make too much of weddings",
    "colour | Will this be a funny story at some anniversary? | this will be a funny story at some anniversary | this will be no funny story at any anniversary",
    "you | Have you ever cried at a wedding? | {p} has cried at a wedding | {p} has never cried at a wedding",
  ),
  punishments: [
    "{loser} shall throw paper confetti over {winner} today at a moment of {winner}'s choosing, and sweep it up.",
    "{loser} shall give {winner} a best man's speech of two minutes today in which {loser} is not mentioned.",
    "{loser} shall walk {winner} down one hallway today, slowly, on the arm, humming the march.",
    "{loser} shall write {winner} three vows today, on the subject of other people's occasions, and read them standing.",
    "{loser} shall draw up a seating plan for the nearest table today and put {winner} at the head of it.",
    "{loser} shall catch a bouquet of socks thrown by {winner} today and be gracious about it.",
  ],
  truces: [
    "Party A and Party B shall have the first dance today, thirty seconds long, at arm's length.",
    "Party A and Party B shall each propose a toast to the other today, in water, without an anecdote.",
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
};
