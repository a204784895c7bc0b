/** Clauses to the credit of a loser for whom no answer speaks, by how the loser bore the trial. */
export const GRACES = {
  silent: [
    "silence is no confession, and {loser}'s is not counted as one",
    "{loser} said nothing, and therefore nothing false",
  ],
  candid: [
    "{loser} told the truth where a small lie would have been free",
    "{loser} agreed to a fact that was no help to {loser}",
    "{loser} did not quarrel with everything merely because it was there",
    "{loser} could have denied more, and chose not to",
  ],
  complete: ["{loser} answered every question that was put", "{loser} stood by every answer and hid behind none"],
  present: ["{loser} did come to court and was heard", "{loser} sat through all of it, which is more than most would"],
} as const;
