import { byHand, type PettyDomain } from "../petty-domain";

/** Birthdays and anniversaries: forgotten, shared, taken over. */
export const BIRTHDAYS: PettyDomain = {
  id: "birthdays",
  nouns: "birthday|anniversary|candles|birthday party|speech|birthday month|birthday card|card",
  thing: "the birthday",
  questions: byHand(
    "agreement | Had the two of you talked about that day beforehand? | they had talked about that day beforehand | they had not talked about that day beforehand",
    "provocation | Has {C} ever been late with a birthday greeting? | {C} has been late with a birthday greeting | {C} has never been late with a birthday greeting",
    "view | Does a celebration a few days later count in full? | a celebration a few days later counts in full | a celebration a few days later does not count in full | forgot\\p{L}*|late|later|missed|days? after|postpon\\p{L}*",
    "warning | Had anybody said out loud what was hoped for on the day? | somebody had said out loud what was hoped for on the day | nobody had said out loud what was hoped for on the day | forgot\\p{L}*|expect\\p{L}*|want\\p{L}*|hop(?:e|ed|ing)|hint\\p{L}*|missed|late|nothing",
    "you | Have you ever been reminded of a birthday by your phone alone? | {p} has been reminded of a birthday by a phone alone | {p} has never needed a phone to remember a birthday",
  ),
  punishments: [
    "{loser} shall hold a second birthday for {winner} today, five minutes long, with one song and sincere applause.",
    "{loser} shall write {winner}'s date of birth today in letters large enough to be seen from the moon, indoors.",
    "{loser} shall make {winner} a paper cake today, three tiers, and wait in the dark until the surprise.",
    "{loser} shall give a toast today in tap water to {winner}'s year so far, with three achievements.",
    "{loser} shall grant {winner} the powers of a birthday today until dinner, best chair included.",
    "{loser} shall fold a paper hat today and wear it for one meal in honour of {winner}.",
  ],
  truces: [
    "Party A and Party B shall exchange dates today in writing and each recite the other's by heart.",
    "Party A and Party B shall celebrate one half birthday between them today with half a song.",
    "Party A and Party B shall each remember the other's best birthday today, aloud, and agree on the details.",
  ],
  caseNames: [
    "Many Unhappy Returns: {theThing}",
    "{theThing}, Belatedly",
    "It's My Party: {theThing}",
    "Make a Wish: {theThing}",
    "A Year and a Day: {theThing}",
    "Save the Date v. {theThing}",
  ],
};
