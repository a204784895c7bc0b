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
    "{loser} granted something that was no help",
    "{loser} did not quarrel with everything",
    "{loser} granted what helped only {winner}",
    "{loser} could have denied more, and chose not to",
    "{loser} left the easy lie on the table",
    "{loser} conceded a point to {winner}, of all people",
    "{loser} owned up with no search warrant in sight",
    "{loser} was honest at {loser}'s own expense",
    "{loser} handed {winner} a point, unwrapped",
  ],
  complete: [
    "{loser} answered every question that was put",
    "{loser} answered all of it, and plainly",
    "{loser} left no question open",
    "{loser} gave an answer to each of the questions",
    "{loser} answered all that was asked, the rude questions included",
    "{loser} ducked nothing, and some of it was thrown hard",
    "{loser} had an answer to every card",
    "{loser} never once said “it depends”",
    "{loser} never once reached for the Fifth",
    "{loser} looked every question about {thing} in the eye",
    "{loser} took none of the questions for a rhetorical one",
  ],
  /** Wrote something in a hearing, of which nothing can be read out for them. */
  heard: [
    "{loser} came to court and was heard",
    "{loser} let somebody else decide",
    "{loser} put it in writing",
    "{loser} came without a lawyer",
    "{loser} had a say, and used it",
    "{loser} turned up, which is half of manners",
    "{loser} could have left it on read, and did not",
    "{loser} wrote without a ghost-writer or a single footnote",
    "{loser} appeared in person, or at least in thumbs",
    "{loser} let a stranger with a gavel decide",
  ],
  /** Wrote nothing in a hearing. */
  silent: [
    "{loser} contradicted nobody",
    "nothing false was said by {loser}",
    "{loser} insulted nobody",
    "{loser} interrupted nobody",
    "{loser} never raised a voice",
    "{loser} wasted no paper",
    "not one word of {loser}'s need be taken back",
    "{loser} left the last word to {winner}, and the first",
  ],
  present: [
    "{loser} did come to court",
    "{loser} answered where an answer could be given",
    "{loser} took part in the proceedings",
    "{loser} let somebody else decide",
    "{loser} spared this court the speech that begins “with respect”",
    "{loser} answered what could be answered with a straight face",
    "{loser} faced {thing} one question at a time",
    "{loser} did not plead a prior engagement",
    "{loser} turned up, which is half of manners",
    "{loser} could have claimed to be busy, and did not",
    "{loser} let a stranger with a gavel decide, which the proud never do",
  ],
} as const;
