import { byHand, type PettyDomain } from "../petty-domain";

/** Jokes, pranks and stories, and who got to the end of them. */
export const JOKES: PettyDomain = {
  id: "jokes",
  nouns: "joke|punchline|prank|story|anecdote|impression|puns|nickname",
  thing: "the joke",
  questions: byHand(
    "agreement | Does each of you know when the other has had enough of a joke? | each of them knows when the other has had enough of a joke | they do not both know when the other has had enough of a joke",
    "provocation | Has {C} ever made a joke at {D}'s expense? | {C} has made a joke at {D}'s expense | {C} has never made a joke at {D}'s expense",
    "view | Was it, in fairness, a little bit funny? | it was, in fairness, a little bit funny | it was not even a little bit funny",
    "harm | Did somebody have to force a laugh? | somebody had to force a laugh | nobody had to force a laugh",
    "you | Have you ever told the same joke twice to the same person? | {p} has told the same joke twice to the same person | {p} has never told the same joke twice to the same person",
  ),
  punishments: [
    "{loser} shall laugh at {winner}'s next joke today for four seconds, with one look of real surprise.",
    "{loser} shall tell {winner} a joke today and leave the ending to {winner}, whatever it may be.",
    "{loser} shall write a plaque today crediting {winner} as sole author of the next good line.",
    "{loser} shall sit through {winner}'s longest story today leaning forward throughout.",
    "{loser} shall explain one pun to {winner} today, with a diagram, until neither can bear it.",
    "{loser} shall perform a drum roll on the table today before anything {winner} says, up to five times.",
  ],
  truces: [
    "Party A and Party B shall tell one joke together today, alternating words, and accept where it goes.",
    "Party A and Party B shall each retell the other's favourite story today with the details right.",
    "Party A and Party B shall hold a straight face at each other today; whoever laughs first was the better audience.",
  ],
  caseNames: [
    "Stop Me If You've Heard {theThing}",
    "So {theThing} Walked into a Court",
    "No Laughing Matter: {theThing}",
    "The Setup of {theThing}",
    "You Had to Be There: {theThing}",
    "Knock, Knock: {theThing}",
  ],
};
