import { byHand, type PettyDomain } from "../petty-domain";

/** Cards, boards, dice, and the rules as remembered. */
export const BOARD_GAMES: PettyDomain = {
  id: "board-games",
  nouns: "Monopoly|Catan|Scrabble|Chess|Uno|cards|board game|dice|Poker|house rules|scrabble board|Cluedo|rules",
  thing: "the game",
  questions: byHand(
    "agreement | Were the rules clear to both of you before the first move? | the rules were clear to both before the first move | the rules were not clear to both before the first move",
    "provocation | Has {C} ever bent a rule to win? | {C} has bent a rule to win | {C} has never bent a rule to win",
    "view | Is winning half the fun? | winning is half the fun | winning is not half the fun",
    "harm | Has it changed who won, even once? | it has changed who won at least once | it has never changed who won",
    "you | Have you ever been a bad loser, if only for a minute? | {p} has been a bad loser, if only for a minute | {p} has never been a bad loser",
  ),
  punishments: [
    "{loser} shall set up, shuffle and put away the next game today, and thank {winner} for playing.",
    "{loser} shall read {winner} the rules of the game today, in full, as a fairy tale, with a moral.",
    "{loser} shall crown {winner} champion today with a wreath made of whatever the box contains.",
    "{loser} shall concede one imaginary game to {winner} today, with a handshake and no analysis.",
    "{loser} shall play one round today as {winner}'s most devoted supporter, cheering each move of {winner}'s.",
    "{loser} shall draw a “get out of court free” card today and present it to {winner}, once.",
  ],
  truces: [
    "Party A and Party B shall write one new house rule together today and be bound by it for one round.",
    "Party A and Party B shall play one game today in which the aim is to let the other win.",
    "Party A and Party B shall count the pieces back into the box together today, aloud, to the last one.",
  ],
  caseNames: [
    "Return to Start: {theThing}",
    "The Banker's Defence: {theThing}",
    "Roll Again: {theThing}",
    "{theThing} and the Missing Piece",
    "Page Four of the Rules: {theThing}",
    "Checkmate Pending: {theThing}",
  ],
};
