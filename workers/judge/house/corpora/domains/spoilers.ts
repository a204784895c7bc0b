import { byHand, type PettyDomain } from "../petty-domain";

/** Endings that were known too soon. */
export const SPOILERS: PettyDomain = {
  id: "spoilers",
  nouns: "spoiler|ending|finale|season|episode|plot twist|twist|plot|reveal|last page|killer",
  thing: "the ending",
  questions: byHand(
    "agreement | Do the two of you have a rule about watching ahead and telling? | they have a rule about watching ahead and telling | they have no rule about watching ahead and telling",
    "provocation | Has {C} ever watched ahead or given away an ending? | {C} has watched ahead or given away an ending | {C} has never watched ahead or given away an ending",
    "view | Is a story just as good when the end is known? | a story is just as good when the end is known | a story is not as good when the end is known",
    "harm | Was a real surprise ruined? | a real surprise was ruined | no real surprise was ruined",
    "you | Have you ever read the last page first? | {p} has read the last page first | {p} has never read the last page first",
  ),
  punishments: [
    "{loser} shall sit through anything {winner} chooses today, gasping at every turn as if it were new.",
    "{loser} shall invent a better ending today, ten lines at least, and perform it for {winner}.",
    "{loser} shall answer every question about any plot today with “I could not possibly say”.",
    "{loser} shall write the back cover of a story today without giving away one thing that happens, and read it to {winner}.",
    "{loser} shall swear an oath before {winner} tonight to know nothing, and shrug convincingly for ten minutes.",
    "{loser} shall write {winner} a sealed prediction of how today will end, to be opened last and forgiven.",
  ],
  truces: [
    "Party A and Party B shall each write a false ending today and swap them; the worse one is read aloud.",
    "Party A and Party B shall watch one scene of anything together today with a joint vow of silence until it ends.",
    "Party A and Party B shall each tell a story today and stop one sentence before the end, and not one word later.",
  ],
  caseNames: [
    "Spoiler Alert: {theThing}",
    "Previously On: {theThing}",
    "{theThing} Nobody Asked For",
    "To Be Continued: {theThing}",
    "He Was Dead All Along: {theThing}",
    "The Butler Did {theThing}",
  ],
};
