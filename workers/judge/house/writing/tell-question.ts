import { otherSeat, SEAT_LABELS, SEATS } from "~/domain/case/seat";
import { readClaimCard } from "../claims/frame-claims";
import { isQuestion } from "../claims/is-question";
import { asQuotation } from "../claims/split-claims";
import { DOMAINS } from "../corpora/domains";
import { QUESTIONS_OF_A_DEED, QUESTIONS_OF_ANYTHING, QUESTIONS_OF_EACH } from "../corpora/general-questions";
import { PROPS } from "../corpora/props/props";
import { questionsIn, TONGUES } from "../corpora/tongues/tongues";
import { fillSlots } from "../fill-slots";

/**
 * What the answers to a question say, as clauses: of a claim in the complaint's own words, of what was written by hand
 * in the words written with it. `{p}` stands for whoever answers of themselves.
 */
export interface QuestionTelling {
  yes: string;
  no: string;
  /** How it is asked about: by its quotation, or as it stands. */
  whether: string;
}

/**
 * The telling of a question, or `null` for one that nobody here wrote: that is recited. What has been `readOut` is not
 * quoted again.
 */
export function tellQuestion(prompt: string, readOut: string | null = null): QuestionTelling | null {
  const claim = readClaimCard(prompt);
  if (claim === null) return byHand.get(prompt) ?? null;
  const isReadOut = claim.quotation === `“${readOut}”`;
  const quotation = isReadOut
    ? `what ${SEAT_LABELS.creator} ${isQuestion(readOut ?? "") ? "asked" : "wrote"}`
    : inSentence(claim.quotation);
  return { yes: claim.yes(quotation), no: claim.no(quotation), whether: `about ${quotation}` };
}

/** A quotation within a sentence: without its full stop, as only the outer one ends. */
function inSentence(quotation: string): string {
  return quotation.replace(/(?<!\.)[.。।](\u2069?”)$/u, "$1");
}

/** Every way in which a question written by hand can have been asked. */
const byHand = new Map<string, QuestionTelling>(
  [
    ...DOMAINS.flatMap(({ questions }) => questions),
    ...PROPS.flat(),
    ...QUESTIONS_OF_A_DEED,
    ...QUESTIONS_OF_EACH,
    ...QUESTIONS_OF_ANYTHING,
    ...Object.values(TONGUES).flatMap(questionsIn),
  ].flatMap(([, asks, yes, no]) =>
    SEATS.map((doer): [string, QuestionTelling] => {
      const fill = (text: string) =>
        fillSlots(text, { D: SEAT_LABELS[doer], C: SEAT_LABELS[otherSeat(doer)], p: "{p}" });
      return [fill(asks), { yes: fill(yes), no: fill(no), whether: `“${asQuotation(fill(asks))}”` }];
    }),
  ),
);
