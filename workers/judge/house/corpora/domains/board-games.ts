import type { PettyDomain } from "../petty-domain";

/** Cards, boards, dice, and the rules as remembered. */
export const BOARD_GAMES: PettyDomain = {
  id: "board-games",
  keywords:
    "monopoly|catan|scrabble|chess|uno|board game|cheats at|cheated at|poker|trivial pursuit|cluedo|house rules|" +
    "my cards|dice|at cards|game night rules|jenga|risk board|triple word|was banker|her piece|his piece|ludo|" +
    "backgammon|charades|pictionary|a +4|flips the board|card game|draughts|hides cards|up his sleeve|" +
    "up her sleeve|cheats|cheating at|quit monopoly|jigsaw|puzzle piece|puzzle|sudoku|quiz|trivia|tic tac toe|" +
    "rock paper scissors|solitaire|dominoes|rematch in",
  hints:
    "cards|cheat|cheats|cheated|rules|banker|game|games|move|moves|board|piece|losing|rematch|deck|" +
    "finishes a game|cheating",
  nouns: "monopoly|catan|scrabble|chess|uno|cards|board game|dice|poker|house rules|scrabble board|cluedo|rules",
  thing: "the game",
  questions: [
    ["deed", "Did {D} do something at the table that the rules do not foresee?"],
    ["deed", "Did {D} gain by it?"],
    ["frequency", "Has the fairness of {D}'s play been questioned before?"],
    ["agreement", "Had the two of you agreed on the house rules before the first move?"],
    ["awareness", "Did {D} know the rule in question?"],
    ["warning", "Did {C} object before losing, and not after?"],
    ["harm", "Did it change who won?"],
    ["provocation", "Has {C} ever read the rules in a helpful light?"],
    ["permission", "Did {C} let it pass at the time?"],
    ["remedy", "Has {D} offered a rematch?"],
    ["proportion", "Would anybody remember the result by breakfast?"],
  ],
  punishments: [
    "{loser} shall set up, shuffle and put away the next game today, and thank {winner} for playing.",
    "{loser} shall read {winner} the rules of the game today, in full, as a bedtime story.",
    "{loser} shall crown {winner} champion today with a wreath made of whatever the box contains.",
    "{loser} shall deal {winner} a perfect hand today, face up, and lose to it graciously.",
    "{loser} shall play one round tonight as {winner}'s most devoted supporter, cheering each move of {winner}'s.",
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
  principles: [
    "The rules are read aloud only by those who are behind.",
    "A board overturned has no winner and no vowels.",
    "Every banker has been lucky.",
    "Cards shuffled by a friend are cut by a sceptic.",
    "The youngest goes first, and the eldest remembers why.",
    "No family has two copies of the same rules.",
  ],
};
