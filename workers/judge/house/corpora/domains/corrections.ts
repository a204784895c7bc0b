import { byHand, type PettyDomain } from "../petty-domain";

/** Grammar, pronunciation and the people who put them right. */
export const CORRECTIONS: PettyDomain = {
  id: "corrections",
  nouns: "grammar|spelling|accent|typo|apostrophes|sentences|name",
  thing: "the wording",
  questions: byHand(
    "agreement | Had the two of you agreed not to correct each other? | they had agreed not to correct each other | nobody had promised not to correct the other",
    "provocation | Has {C} ever corrected {D} and enjoyed it? | {C} has corrected {D} and enjoyed it | {C} has never corrected {D} and enjoyed it",
    "view | Was it clear to everybody what was meant? | it was clear to everybody what was meant | it was not clear to everybody what was meant",
    "harm | Did it happen in front of other people? | it happened in front of other people | it happened in front of nobody else",
    "you | Have you ever said a word wrong for years? | {p} has said a word wrong for years | {p} has never said a word wrong for years",
  ),
  punishments: [
    "{loser} shall let the next three remarks of {winner}'s pass today with the serenity of a lake.",
    "{loser} shall read one dictionary entry to {winner} today as if it were a thriller.",
    "{loser} shall pronounce one word of {winner}'s choice today exactly as {winner} does, five times, warmly.",
    "{loser} shall write {winner} a note today with one deliberate error, and leave it uncorrected until morning.",
    "{loser} shall say “I stand corrected” to {winner} today, standing, and correctly.",
    "{loser} shall award {winner} the title of Keeper of the Comma today, with a scroll.",
  ],
  truces: [
    "Party A and Party B shall invent one word together today and agree on how it is said.",
    "Party A and Party B shall speak for five minutes today without either correcting the other, blinking allowed.",
    "Party A and Party B shall each admit one word today that they said wrong for years.",
  ],
  caseNames: [
    "Errata: {theThing}",
    "{theThing} [sic]",
    "Fewer Than {theThing}",
    "The Comma Before {theThing}",
    "As I Was Saying: {theThing}",
    "A Slip of {theThing}",
  ],
};
