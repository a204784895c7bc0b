import type { PettyDomain } from "../petty-domain";

/** Grammar, pronunciation and the people who put them right. */
export const CORRECTIONS: PettyDomain = {
  id: "corrections",
  keywords:
    "corrects my|corrects how|corrected my|grammar|pronounces|mispronounces|mispronounce|spelling|spells my|" +
    "spell my|apostrophes|typo|finishes my sentences|fact checks|fact-checks|well actually|expresso|irregardless|" +
    "supposably|literally wrong|explained my own|says fewer|my accent|pedantic|mansplains|explains my|gif with a|" +
    "says gif|word wrong|every time i say|a typo|corrects|corrects me|corrected me|correcting me|cetera|" +
    "expecially|pacifically|pronunciation|how i pronounce|how i say|every word i|every word|i pronounce|way i say|" +
    "way i speak|my english|spelled my|whom|says literally|synonym",
  hints: "corrects|correct|correcting|pronounce|sentences|fewer|accent|literally|wrong|says",
  nouns: "grammar|spelling|accent|typo|apostrophes|sentences|name",
  thing: "the wording",
  questions: [
    ["deed", "Did {D} put {C}'s words right, or wrong?"],
    ["deed", "Did {D} insist on {thing} beyond the first time?"],
    ["frequency", "Does it happen in most conversations?"],
    ["agreement", "Is there a dictionary that both of you accept?"],
    ["awareness", "Did {D} understand perfectly well what was meant?"],
    ["warning", "Did {C} say how it feels to be corrected, or misspoken?"],
    ["harm", "Did it spoil a perfectly good story?"],
    ["provocation", "Has {C} ever corrected {D} in return, with pleasure?"],
    ["permission", "Did {C} ever ask to be told?"],
    ["remedy", "Has {D} let one slip pass since then?"],
    ["proportion", "Was it clear to every person present what was meant?"],
  ],
  punishments: [
    "{loser} shall let three mistakes of {winner}'s pass today with the serenity of a lake.",
    "{loser} shall read one dictionary entry to {winner} tonight as if it were a thriller.",
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
  principles: [
    "A correction is always accurate about its author.",
    "Meaning arrives before grammar has found its coat.",
    "Every pedant was once correct in company.",
    "Language belongs to those who are still talking.",
    "An apostrophe is a small thing to hang a friendship on.",
    "“Actually” has never opened a better sentence.",
  ],
};
