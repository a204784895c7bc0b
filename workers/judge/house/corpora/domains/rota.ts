import { byHand, type PettyDomain } from "../petty-domain";

/** Turns: whose it is, who skipped it, and the rota that says so. */
export const ROTA: PettyDomain = {
  id: "rota",
  nouns: "rota|chore chart|schedule|chart|cleaning schedule|turn",
  thing: "the rota",
  questions: byHand(
    "agreement | Is there a rota or an order of turns that both of you know? | there is an order of turns that both know | there is no order of turns that both know",
    "provocation | Has {C} ever skipped a turn? | {C} has skipped a turn | {C} has never skipped a turn",
    "view | Do turns even out in the end? | turns even out in the end | turns do not even out in the end",
    "warning | Had there been a reminder whose turn it was? | there had been a reminder whose turn it was | there had been no reminder whose turn it was",
    "you | Have you ever done half a job and ticked it off? | {p} has done half a job and ticked it off | {p} has never ticked off half a job",
  ),
  punishments: [
    "{loser} shall take {winner}'s next turn within the day and sign the rota in full, with middle name.",
    "{loser} shall draw up an illuminated rota today, in the manner of monks, with {winner} in gold.",
    "{loser} shall inform {winner} today, unprompted and in formal terms, that it is {loser}'s turn.",
    "{loser} shall hold a changing of the guard with {winner} today over one small household task.",
    "{loser} shall give {winner} a voucher today for one turn, redeemable before midnight, no small print.",
    "{loser} shall keep a duty log for {winner} tonight, with the hour, the wind and nothing to report.",
  ],
  truces: [
    "Party A and Party B shall toss a coin today for the next turn, and the winner of the toss shall hold the dustpan.",
    "Party A and Party B shall do one turn together today, half each, and both sign for a whole.",
    "Party A and Party B shall write a rota of two lines today and read it aloud in unison.",
  ],
  caseNames: [
    "Out of Order: {theThing}",
    "Your Turn, I Believe: {theThing}",
    "Next in Line: {theThing}",
    "A Turn for the Worse: {theThing}",
    "Signed For: {theThing}",
    "By Alternate Weeks: {theThing}",
  ],
};
