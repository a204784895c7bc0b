import { byHand, type PettyDomain } from "../petty-domain";

/** Taste, fact and the space between them. */
export const OPINIONS: PettyDomain = {
  id: "opinions",
  nouns: "pineapple|opinion|argument|debate|hot dog|jaffa cake",
  thing: "the question",
  questions: byHand(
    "agreement | Had the two of you agreed to leave this subject alone? | they had agreed to leave this subject alone | they had not agreed to leave this subject alone",
    "provocation | Has {C} ever defended something just as silly? | {C} has defended something just as silly | {C} has never defended anything as silly",
    "view | Is it only a matter of taste? | it is only a matter of taste | it is more than a matter of taste",
    "colour | Can the two of you live with each other's opinion? | they can live with each other's opinion | they can't live with each other's opinion",
    "you | Have you ever changed your mind in an argument and gone on arguing? | {p} has had a change of mind in an argument and gone on arguing | {p} has never gone on arguing after a change of mind",
  ),
  punishments: [
    "{loser} shall argue {winner}'s side of the question for two full minutes today, with conviction.",
    "{loser} shall say “you make an excellent point” to {winner} three times today, and mean it once.",
    "{loser} shall write a five-line encyclopedia entry on the question today, as {winner} would have it.",
    "{loser} shall draw {winner} as a marble bust of a great philosopher today, and sign it.",
    "{loser} shall concede one wholly different point to {winner} today, chosen by {winner}, with a gracious inclination.",
    "{loser} shall open three sentences today with “as {winner} so rightly observes”.",
  ],
  truces: [
    "Party A and Party B shall swap sides and argue the other's view for two minutes each today.",
    "Party A and Party B shall each write the strongest argument of the other on a card today and keep it for ten minutes.",
    "Party A and Party B shall found a scientific society of two today and vote to leave this question open.",
  ],
  caseNames: [
    "A Difference of Opinion on {theThing}",
    "{theThing}: The Great Schism",
    "Well, Actually: {theThing}",
    "Settled Science v. {theThing}",
    "Further Research Needed: {theThing}",
    "Citation Needed: {theThing}",
  ],
};
