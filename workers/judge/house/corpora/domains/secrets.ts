import { byHand, type PettyDomain } from "../petty-domain";

/** What was said in confidence and then was not. */
export const SECRETS: PettyDomain = {
  id: "secrets",
  nouns:
    "secret|surprise party|crush|confidence|tattoo|news|surprise|engagement|pregnancy|fight|salary|diagnosis|breakup",
  thing: "the secret",
  questions: byHand(
    "agreement | Had anybody said the words “don't tell”? | somebody had said the words “don't tell” | nobody had said the words “don't tell”",
    "provocation | Has {C} ever let something slip? | {C} has let something slip | {C} has never let anything slip",
    "view | Does every secret get out in the end? | every secret gets out in the end | not every secret gets out in the end",
    "harm | Did the wrong person hear of it? | the wrong person heard of it | the wrong person did not hear of it",
    "you | Have you ever told a secret and said “don't tell anybody”? | {p} has told a secret and said “don't tell anybody” | {p} has never told a secret with a “don't tell anybody”",
  ),
  punishments: [
    "{loser} shall tell {winner} one harmless secret of their own today and trust it to the court's discretion.",
    "{loser} shall swear {winner} an oath of silence today on the weightiest book within reach.",
    "{loser} shall answer one question today with “my lips are sealed”, and mime the sealing, the lock and the key.",
    "{loser} shall write the matter on a slip of paper today, fold it nine times and surrender it to {winner}.",
    "{loser} shall speak to {winner} in code for ten minutes today, and {winner} need not understand.",
    "{loser} shall stamp one blank sheet “top secret” today and hand it to {winner} behind a newspaper.",
  ],
  truces: [
    "Party A and Party B shall each entrust the other with one trivial secret today and guard it until tomorrow.",
    "Party A and Party B shall whisper one compliment each today and deny it afterwards.",
    "Party A and Party B shall agree today on a word which means “this goes no further”, and use it once.",
  ],
  caseNames: [
    "Need to Know: {theThing}",
    "{theThing}, Strictly Between Us",
    "Loose Lips: {theThing}",
    "A Little Bird and {theThing}",
    "{theThing}, Now Unsealed",
    "Walls with Ears: {theThing}",
  ],
};
