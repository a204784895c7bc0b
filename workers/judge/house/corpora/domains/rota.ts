import type { PettyDomain } from "../petty-domain";

/** Turns: whose it is, who skipped it, and the rota that says so. */
export const ROTA: PettyDomain = {
  id: "rota",
  keywords:
    "rota|chore chart|chore rota|cleaning schedule|take turns|takes turns|skipped his|skipped her|my turn again|" +
    "the schedule|swapped weeks|week on the|alternate|did it last time|did it the last|dividing the jobs|" +
    "the chart|cleaning day|whose turn|was her turn|was his turn|as her turn|as his turn|is her turn|is his turn|" +
    "your turn to|her turn to|his turn to|was your turn|her turn again|his turn again|his turn with|her turn with|" +
    "skips his turn|skips her turn|my turn to do|says its my turn|its my turn but|says it was my turn|my turn but|" +
    "always my turn|my turn somehow|never his turn|never her turn|whose job|it was his job|it was her job|" +
    "his job to|her job to|week to clean|week to cook|his week|her week",
  hints: "skipped|schedule|chart|week|swapped|list|jobs|skip|skips|counts",
  nouns: "rota|chore chart|schedule|chart|cleaning schedule|turn",
  thing: "the rota",
  questions: [
    ["deed", "Was it {D}'s turn by any calendar?"],
    ["deed", "Did {D} let a turn go by?"],
    ["frequency", "Has the order of turns been disputed before?"],
    ["agreement", "Is there a rota, on paper or in memory?"],
    ["awareness", "Did {D} know whose turn it was?"],
    ["warning", "Did {C} point to the rota in a level voice?"],
    ["harm", "Did {C} do a turn that was not {C}'s?"],
    ["provocation", "Has {C} ever counted one turn as two?"],
    ["permission", "Did {C} offer to swap, even once?"],
    ["remedy", "Has {D} made up for the missing turn?"],
    ["proportion", "Would doing it have taken less time than counting back?"],
  ],
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
    "{theThing}, and Whose It Was",
    "Next in Line: {theThing}",
    "A Turn for the Worse: {theThing}",
    "The Rota Never Lies: {theThing}",
    "By Alternate Weeks: {theThing}",
  ],
  principles: [
    "A turn skipped is remembered by the next in line.",
    "“I did it last time” has two authors in every house.",
    "A rota is a diary of what should have happened.",
    "Even weeks and odd weeks meet in nobody's memory.",
    "Turns are equal; the counting of them never was.",
    "Whoever writes the rota is rarely its victim.",
  ],
};
