/** Clauses to the credit of a loser for whom no answer speaks, by how the loser bore the trial. */
export const GRACES = {
  silent: [
    "silence is no confession, and {loser}'s is not counted as one",
    "{loser} said nothing, and therefore nothing false",
    "{loser} wasted nobody's time with excuses",
  ],
  candid: [
    "{loser} told the truth where a small lie was free",
    "{loser} agreed to a fact that was no help",
    "{loser} did not quarrel with everything",
    "{loser} could have denied more, and chose not to",
    "{loser} owned up where others wriggle",
    "{loser} left the easy lie on the table",
    "{loser} conceded what was so",
  ],
  complete: [
    "{loser} answered every question that was put",
    "{loser} stood by every answer and hid behind none",
    "{loser} took each question standing",
    "{loser} ducked nothing",
    "{loser} never once reached for the Fifth",
  ],
  present: [
    "{loser} did come to court and was heard",
    "{loser} sat through all of it, as few would",
    "{loser} turned up, which is half of manners",
    "{loser} faced the deck to the last card",
  ],
} as const;
