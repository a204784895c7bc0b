import { byHand, type PettyDomain } from "../petty-domain";

/** Birthdays and anniversaries: forgotten, shared, taken over. */
export const BIRTHDAYS: PettyDomain = {
  id: "birthdays",
  nouns: "birthday|anniversary|candles|birthday party|speech|birthday month|birthday card|card",
  thing: "the birthday",
  questions: byHand(
    "agreement | Do the two of you usually make something of such a day? | they usually make something of such a day | they do not usually make anything of such a day",
    "provocation | Has {C} ever forgotten a birthday or an anniversary? | {C} has forgotten a birthday or an anniversary | {C} has never forgotten a birthday or an anniversary",
    "view | Does a party three days late still count? | a party three days late still counts | a party three days late does not count | forgot\\p{L}*|late|later|missed|days? after|postpon\\p{L}*",
    "warning | Had anybody dropped a hint in the week before? | somebody had dropped a hint in the week before | nobody had dropped a hint in the week before | forgot\\p{L}*|expect\\p{L}*|want\\p{L}*|hop(?:e|ed|ing)|hint\\p{L}*|missed|late|nothing",
    "you | Do you only move your lips to “Happy Birthday”? | {p} only moves the lips to “Happy Birthday” | {p} really sings “Happy Birthday”",
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
    "Party A and Party B shall exchange birthdays today in writing and each recite the other's by heart.",
    "Party A and Party B shall celebrate one half birthday between them today with half a song.",
    "Party A and Party B shall each plan the other's next birthday today, aloud, with one guest who could not possibly come.",
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
