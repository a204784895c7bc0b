/** How many of each list are plain. */
export const PLAIN_GRACES = 4;

/**
 * Clauses to the credit of a loser who testified and for whom no answer speaks, by how the loser bore the trial;
 * `{thing}` is what it was about. The first `PLAIN_GRACES` of each are for the Serious tone, and the others for the Fun
 * one.
 */
export const GRACES = {
  /** Agreed with the other side on something that did not help. */
  candid: [
    "{loser} conceded what was so",
    "{loser} admitted something where a denial was free",
    "{loser} agreed to a fact that was no help",
    "{loser} did not quarrel with everything",
    "{loser} granted what helped only {winner}",
    "{loser} could have denied more, and chose not to",
    "{loser} left the easy lie on the table",
    "{loser} signed a fact that nobody would enjoy signing",
    "{loser} did not improve the story for court",
    "{loser} was honest at {loser}'s own expense",
    "{loser} gave the other side a fact to build on",
  ],
  complete: [
    "{loser} answered every question that was put",
    "{loser} stood by every answer and hid behind none",
    "{loser} left no question open",
    "{loser} gave an answer to each of the questions",
    "{loser} answered all that was asked, the rude questions included",
    "{loser} ducked nothing, and some of it was thrown hard",
    "{loser} had an answer to every card",
    "{loser} took each question standing, like a hymn",
    "{loser} never once reached for the Fifth",
    "{loser} looked every question about {thing} in the eye",
    "{loser} did not hide behind a single silence",
  ],
  /** Wrote something in a hearing, of which nothing can be read out for them. */
  heard: [
    "{loser} came to court and was heard",
    "{loser} let somebody else decide",
    "{loser} put all of it in writing",
    "{loser} came without a lawyer",
    "{loser} had a say, and used it",
    "{loser} turned up, which is half of manners",
    "{loser} could have stayed at home, and did not",
    "{loser} argued alone, and without a single footnote",
    "{loser} came to court and sat where the court could see",
    "{loser} let a stranger with a gavel decide",
  ],
  /** Wrote nothing in a hearing. */
  silent: [
    "silence is no confession",
    "nothing false was said by {loser}",
    "{loser} insulted nobody",
    "{loser} interrupted nobody",
    "{loser} never raised a voice",
    "{loser} wasted no paper",
    "nobody has ever had to delete a word of {loser}'s",
    "{loser} left the last word to {winner}, and the first",
  ],
  present: [
    "{loser} did come to court and was heard",
    "{loser} answered where an answer could be given",
    "{loser} stayed to the end of the questions",
    "{loser} let somebody else decide",
    "{loser} came to court and sat where the court could see",
    "{loser} answered what could be answered with a straight face",
    "{loser} sat through every question about {thing}",
    "{loser} was still there at question seven",
    "{loser} turned up, which is half of manners",
    "{loser} could have stayed at home, and did not",
    "{loser} let a stranger with a gavel decide, which the proud never do",
  ],
} as const;
