import { otherSeat, type Seat } from "~/domain/case/seat";
import type { QuestionWeight } from "~/domain/judge/judge";
import type { Theme } from "../corpora/petty-domain";
import { AGREEMENT, PROPORTION, SIGNS } from "../corpora/question-signs";
import { weightOf } from "../question-weight";

/** What a question without numbers seems to be about, and who then would be the one complained of. */
interface Guess {
  theme: Theme;
  doer: Seat | null;
}

/**
 * Weights for the questions of a judge that wrote none: by what each asks, by whose conduct, and, for those which name
 * nobody, by whom the other questions make the one complained of. `null` where nothing can be told.
 */
export function inferWeights(prompts: readonly string[]): (QuestionWeight | null)[] {
  const guesses = prompts.map(guess);
  const votes = guesses.reduce(
    (sum, one) => sum + (one?.doer === "creator" ? 1 : one?.doer === "opponent" ? -1 : 0),
    0,
  );
  const doer = votes === 0 ? null : votes > 0 ? "creator" : "opponent";
  return guesses.map((one) => {
    const blamed = one?.doer ?? doer;
    return one === null || blamed === null ? null : weightOf(one.theme, blamed);
  });
}

function guess(prompt: string): Guess | null {
  const label = /^\P{L}*\p{L}+(?: it true that)? (?:only )?Party ([AB])\b(?!'s)/u.exec(prompt)?.[1];
  const promised = /\bagreed that Party ([AB])\b(?!'s)/u.exec(prompt)?.[1];
  if (promised !== undefined) return { theme: "agreement", doer: seatOf(promised) };
  if (label === undefined) return guessWithoutParty(prompt);
  const about = seatOf(label);
  const sign = SIGNS.find(({ words }) => words.test(prompt));
  if (sign === undefined)
    return PROPORTION.test(prompt) ? { theme: "proportion", doer: null } : { theme: "deed", doer: about };
  return { theme: sign.theme, doer: sign.subject === "doer" ? about : otherSeat(about) };
}

function guessWithoutParty(prompt: string): Guess | null {
  if (PROPORTION.test(prompt)) return { theme: "proportion", doer: null };
  if (AGREEMENT.test(prompt)) return { theme: "agreement", doer: null };
  if (/\b(?:more than once|happen|every|often|most)\b/iu.test(prompt)) return { theme: "frequency", doer: null };
  if (/\b(?:harm|comment|stain|lost|broken|ruin\w*)\b/iu.test(prompt)) return { theme: "harm", doer: null };
  return null;
}

function seatOf(label: string): Seat {
  return label === "A" ? "creator" : "opponent";
}
