import { byHand, type PettyDomain } from "../petty-domain";

/** Without one of these nothing was told to smell. */
const TOLD =
  "smell\\p{L}*|smelly|stinks?|stank|stench|fart\\p{L}*|perfume|cologne|aftershave|breath|odou?r|fish|tuna|kimchi|durian|curry";

/** Smells, and what bodies do in company: fish at a desk, feet on a table, nails, wind. */
export const SMELLS: PettyDomain = {
  id: "smells",
  nouns:
    "smell|fart|farting|feet|nails|toenails|eggs|fish|tuna|sardines|kimchi|durian|breath|cologne|aftershave|perfume|gym bag|socks|sweat|licking|spitting|curry|onions",
  thing: "the smell",
  questions: byHand(
    "agreement | Is there an unwritten rule about such things in company? | there is an unwritten rule about such things in company | there is no unwritten rule about such things in company",
    `provocation | Has {C} ever been the reason for an open window? | {C} has been the reason for an open window | {C} has never been the reason for an open window | ${TOLD}`,
    `view | Do people get used to nearly any smell? | people get used to nearly any smell | people do not get used to just any smell | ${TOLD}`,
    `colour | Would it have passed with a window open? | it would have passed with a window open | it would not have passed with a window open | ${TOLD}`,
    `you | Have you ever blamed a smell on somebody else, or on a dog? | {p} has blamed a smell on somebody else, or on a dog | {p} has never blamed a smell on anybody else | ${TOLD}`,
  ),
  punishments: [
    "{loser} shall open one window for {winner} today with the flourish of a mayor unveiling a statue.",
    "{loser} shall wear a sprig of something pleasant today and offer {winner} a sniff on the hour.",
    "{loser} shall write tasting notes on plain fresh air today, five lines, and read them to {winner}.",
    "{loser} shall fan {winner} gently for three minutes today with the largest leaf or folder to hand.",
    "{loser} shall give {winner} due notice for the rest of the day, with a small bell, of anything at all.",
    "{loser} shall keep both feet on the floor and both hands in sight today while {winner} is at table.",
  ],
  truces: [
    "Party A and Party B shall each name one smell today that they love, and find one of the two.",
    "Party A and Party B shall air one room together today and stand in the middle of it like new people.",
    "Party A and Party B shall each confess one bodily habit today to which the other may say “noted”.",
  ],
  caseNames: [
    "Something in the Air: {theThing}",
    "Whoever Smelt It v. {theThing}",
    "{theThing}, Upwind",
    "A Window on {theThing}",
    "Notes of Oak and {theThing}",
    "In Bad Odour: {theThing}",
  ],
};
