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
    "{loser} did not dispute everything",
    "{loser} did not deny all of it",
    "{loser} left something uncontested",
    "{loser} could have disputed more",
    "{loser} could have denied more, and let it be",
    "{loser} let one thing stand",
    "{loser} did not make this court fetch a search warrant",
    "{loser} said something that a lawyer would have crossed out",
    "{loser} gave up an inch, and inches are dear here",
    "{loser} kept at least one denial in the drawer",
    "{loser} spared {winner} one argument",
  ],
  complete: [
    "{loser} answered every question that was put",
    "{loser} answered all of it, and plainly",
    "{loser} left no question open",
    "{loser} gave an answer to each of the questions",
    "{loser} answered all that was asked, down to the last card",
    "{loser} ducked nothing that was thrown",
    "{loser} had an answer to every card",
    "{loser} sat through every card to the last",
    "{loser} never once reached for the Fifth",
    "{loser} looked every question about {thing} in the eye",
    "{loser} took none of the questions for a rhetorical one",
  ],
  /** Wrote something in a hearing, of which nothing can be read out for them. */
  heard: [
    "{loser} came to court and was heard",
    "{loser} let somebody else decide",
    "{loser} put it in writing",
    "{loser} took part in the hearing",
    "{loser} had a say, and used it",
    "{loser} turned up, which is half of manners",
    "{loser} could have left it on read, and did not",
    "{loser} got by without a single footnote",
    "{loser} appeared in person, or at least in type",
    "{loser} let a stranger with a gavel decide",
  ],
  /** Wrote nothing in a hearing. */
  silent: [
    "{loser} contradicted nobody",
    "nothing false was said by {loser} about the matter",
    "{loser} insulted nobody",
    "{loser} interrupted nobody",
    "{loser} never typed in capitals about it",
    "{loser} wasted no paper",
    "not one word of {loser}'s need be taken back",
    "{loser} left the whole argument to {winner}",
  ],
  present: [
    "{loser} did come to court",
    "{loser} came and faced questions",
    "{loser} took part in the proceedings",
    "{loser} let somebody else decide",
    "{loser} spared this court the speech that begins “with respect”",
    "{loser} did not send a cardboard likeness",
    "{loser} faced {thing} one question at a time",
    "{loser} did not plead a prior engagement",
    "{loser} turned up, which is half of manners",
    "{loser} could have claimed to be busy, and did not",
    "{loser} let a stranger with a gavel decide, which the proud never do",
  ],
} as const;
