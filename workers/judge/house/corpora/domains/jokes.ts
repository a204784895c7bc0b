import type { PettyDomain } from "../petty-domain";

/** Jokes, pranks and stories, and who got to the end of them. */
export const JOKES: PettyDomain = {
  id: "jokes",
  keywords:
    "joke|jokes|punchline|punchlines|pranked|prank|pranks|tells our story|told my story|tells my story|same story|" +
    "my anecdote|anecdote|impression|puns|laughs at|nickname|jumped out|laughs before|repeats my|my story as if|" +
    "telling the same|to scare me|finds himself funny|knock knock|tells the story|ruined my punchline|dad jokes|" +
    "my joke|story about me|my story|embarrassing story|sarcasm|sarcastic|teases|impressions of|mimics|imitates|" +
    "his jokes|her jokes|whoopee|the story of my|story of how i",
  hints: "story|stories|laugh|laughs|funny|humour|scare|repeats|tells|party",
  nouns: "joke|punchline|prank|story|anecdote|impression|puns|nickname",
  thing: "the joke",
  questions: [
    ["deed", "Was {D} the one who told it, stole it or ended it?"],
    ["deed", "Did {D} carry on with {thing} after the first silence?"],
    ["frequency", "Has {C} heard {thing} more than three times?"],
    ["agreement", "Had the two of you agreed whose story it was?"],
    ["awareness", "Did {D} know how it would go down with {C}?"],
    ["warning", "Did {C} say so in words, and not by groaning?"],
    ["harm", "Did it fall flat at {C}'s expense?"],
    ["provocation", "Has {C} ever borrowed a good line from {D}?"],
    ["permission", "Did {C} laugh at all, at any time?"],
    ["remedy", "Has {D} given {C} the credit, or a rest, since?"],
    ["proportion", "Was it, on a fair hearing, quite funny?"],
  ],
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
    "{theThing} Walks into a Court",
    "No Laughing Matter: {theThing}",
    "The Setup of {theThing}",
    "You Had to Be There: {theThing}",
    "Knock, Knock: {theThing}",
  ],
  principles: [
    "A joke explained has been buried with honours.",
    "The third telling is for the teller.",
    "A punchline belongs to whoever breathes in first.",
    "Every family has one story and four editors.",
    "Timing is what the other one lacked.",
    "Laughter is evidence, and so is its absence.",
  ],
};
