import { byHand, type PettyDomain } from "../petty-domain";

/** Exes, apps, flirting and the likes that go with them. */
export const DATING: PettyDomain = {
  id: "dating",
  nouns:
    "ex|profile|selfies|date|dates|match|likes|crush|first date|pictures|flirting|matchmaking|dating profile|relationship status|message|texts",
  thing: "the dating",
  things: [
    ["set me up|setting me up|sets me up", "the matchmaking"],
    ["flirt|flirts|flirted|flirting", "the flirting"],
  ],
  questions: byHand(
    "agreement | Is it clear between the two of you what goes too far? | it is clear between them what goes too far | it is not clear between them what goes too far",
    "provocation | Has {C} ever flirted just for the fun of it? | {C} has flirted just for the fun of it | {C} has never flirted just for the fun of it",
    "view | Is all fair in love? | all is fair in love | not all is fair in love",
    "awareness | Was it plain beforehand that somebody would mind? | it was plain beforehand that somebody would mind | it was not plain beforehand that somebody would mind",
    "you | Have you ever looked up an old flame late at night? | {p} has looked up an old flame late at night | {p} has never looked up an old flame late at night",
  ),
  punishments: [
    "{loser} shall write a dating profile for the nearest chair today, flattering but true, and read it to {winner}.",
    "{loser} shall swipe through ten objects within reach with {winner} today and explain every choice.",
    "{loser} shall give {winner}'s last three pictures one spoken compliment each today, none of them “nice”.",
    "{loser} shall be {winner}'s wingman at one mirror today and talk up the person in it.",
    "{loser} shall write a letter of closure to a former toaster today and read it to {winner} in a low voice.",
    "{loser} shall see {winner} to a chair today like the head waiter of a very dark restaurant, and recommend the water.",
  ],
  truces: [
    "Party A and Party B shall draft a code of honour today, in three articles, and both keep a copy.",
    "Party A and Party B shall each write the other a reference today, one page and one flaw, and both sign.",
    "Party A and Party B shall each put down the phone for fifteen minutes today and be seen to do so.",
  ],
  caseNames: [
    "It's a Match: {theThing}",
    "Swiped: {theThing}",
    "It's Complicated: {theThing}",
    "{theThing}, Last Seen Online",
    "The Code, Article One: {theThing}",
    "Double Tap: {theThing}",
  ],
};
