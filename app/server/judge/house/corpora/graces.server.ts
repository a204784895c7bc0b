/**
 * Clauses to the credit of a loser who testified and for whom no answer speaks, by how the loser bore the trial. The first
 * two of each are plain.
 */
export const GRACES = {
  /** Agreed with the other side on something that did not help. */
  candid: [
    "{loser} conceded what was so",
    "{loser} told the truth where a small lie was free",
    "{loser} agreed to a fact that was no help",
    "{loser} did not quarrel with everything",
    "{loser} could have denied more, and chose not to",
    "{loser} left the easy lie on the table",
    "{loser} signed facts that nobody would enjoy signing",
    "{loser} did not improve the story on the way to court",
    "{loser} was honest at {loser}'s own expense",
  ],
  complete: [
    "{loser} answered every question that was put",
    "{loser} stood by every answer and hid behind none",
    "{loser} took each question standing",
    "{loser} ducked nothing",
    "{loser} never once reached for the Fifth",
    "{loser} had an answer for everything, and gave it",
  ],
  present: [
    "{loser} did come to court and was heard",
    "{loser} answered where an answer could be given",
    "{loser} sat through all of it, as few would",
    "{loser} turned up, which is half of manners",
    "{loser} faced the deck to the last card",
    "{loser} came here instead of sulking elsewhere",
  ],
} as const;
