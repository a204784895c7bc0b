import type { PettyDomain } from "../petty-domain";

/** Birthdays and anniversaries: forgotten, shared, taken over. */
export const BIRTHDAYS: PettyDomain = {
  id: "birthdays",
  keywords:
    "my birthday|birthday party|happy birthday|anniversary|forgot our anniversary|forgot my|blew out|my 30th|" +
    "my 40th|my age|birthday cake got|birthday month|turned 30|only remembered|remembered because|her birthday|" +
    "his birthday|our birthday|birthday speech|birthday into|turned my birthday|own birthday|for our anniversary|" +
    "our anniversary|sing happy birthday|30th|40th|50th|21st|surprise birthday|birthday dinner",
  hints: "forgot|candles|party|speech|wished|age|remembered|day late|celebrates|planned|birthday",
  nouns: "birthday|anniversary|candles|birthday party|speech|birthday month|birthday card|card",
  thing: "the birthday",
  questions: [
    ["deed", "Did {D} let {thing} go by, or go astray?"],
    ["deed", "Did {D} put somebody other than the guest of honour first?"],
    [
      "frequency",
      "Has a date been mishandled between the two of you before?",
      "forgot|forget|forgets|missed|misses|miss|remember|remembered|late|skipped|ignored|worked|planned",
    ],
    ["frequency", "Has a celebration gone sideways between the two of you before?"],
    [
      "agreement",
      "Was there a note of the date in any calendar?",
      "forgot|forget|forgets|missed|misses|miss|remember|remembered|late|skipped|ignored|worked|planned",
    ],
    ["agreement", "Was it understood whose day it was?"],
    ["awareness", "Did {D} know what day it was?"],
    [
      "warning",
      "Did {C} mention the date in the week before?",
      "forgot|forget|forgets|missed|misses|miss|remember|remembered|late|skipped|ignored|worked|planned",
    ],
    ["warning", "Had {C} said what kind of day was wanted?"],
    ["harm", "Did {C} have to look cheerful regardless?"],
    [
      "provocation",
      "Has {C} ever been a day late for {D}?",
      "forgot|forget|forgets|missed|misses|miss|remember|remembered|late|skipped|ignored|worked|planned",
    ],
    ["provocation", "Has {C} ever stolen a little of somebody's day?"],
    ["permission", "Did {C} say “no fuss this year”?"],
    ["remedy", "Has {D} tried to make up for the day?"],
    ["proportion", "Is there another one in at most a year?"],
  ],
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
  principles: [
    "The calendar sends reminders; people send excuses.",
    "“No fuss” is the fussiest of wishes.",
    "A day has twenty-four hours and one owner.",
    "Belated is a word for cards and kings.",
    "Nobody forgets the cake.",
    "Candles are counted only by whoever is not blowing.",
  ],
};
