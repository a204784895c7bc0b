import { REMOVED } from "../case/former-litigant";
import type { Verdict } from "../verdict/verdict";
import type { NameMask } from "./mask-names";
import { gapsFor, repetitionOf, sentencesOf, type Wording } from "./repeated-words";

/** Take the place of what can't be shown any more, where a mask would leave a riddle. */
export const STRUCK = {
  caseName: "The Case of a Former Litigant",
  rationale:
    "One of the parties has left the court and taken their words along. This ruling was made of those words, so it went with them. How the case came out stands.",
  note: "(Here the court left out what repeated the words of a former litigant.)",
  punishment: "The sentence went with the words that it was about.",
  question: "This question repeated words that were removed.",
} as const;

/** A ruling that lost more than this share of itself is not worth reading. */
const LOSS_MAX = 1 / 2;

type RulingTexts = Pick<Verdict, "caseName" | "rationale" | "punishment">;

/** How a leaver is taken out of the texts of a case. */
export interface Striking {
  mask: NameMask;
  wording: Wording;
  /** Whether both parties have the same name: then no mask can tell who is meant. */
  isSameName: boolean;
}

/**
 * A judge's texts without a leaver: their names masked, and no sentence that repeats their words. What can't be taken
 * out with certainty is replaced by a neutral text as a whole.
 */
export function strikeRuling({ caseName, rationale, punishment }: RulingTexts, striking: Striking): RulingTexts {
  const repeats = repetitionOf(striking.wording);
  const isTouched = (text: string) => striking.mask(text) !== text;
  const isUnclear = (text: string) => striking.isSameName && isTouched(text);
  return {
    // A mask in a title reads like a riddle.
    caseName: repeats(caseName) || isTouched(caseName) ? STRUCK.caseName : caseName,
    rationale: isUnclear(rationale) ? STRUCK.rationale : strikeRationale(rationale, repeats, striking.mask),
    punishment: repeats(punishment) || isUnclear(punishment) ? STRUCK.punishment : striking.mask(punishment),
  };
}

function strikeRationale(rationale: string, repeats: (text: string) => boolean, mask: NameMask): string {
  const sentences = sentencesOf(rationale);
  const left = sentences.filter((sentence) => !repeats(sentence));
  if (left.length === sentences.length && !repeats(rationale)) return mask(rationale);
  const struck = left.join(" ");
  // Two sentences side by side may make a run that neither holds.
  if (repeats(struck) || struck.length < rationale.length * (1 - LOSS_MAX)) return STRUCK.rationale;
  return `${mask(struck)} ${STRUCK.note}`;
}

/** A question with more gaps than this is a riddle. */
const GAPS_MAX = 2;

/** What was quoted was theirs as a whole. */
const QUOTES_A_GAP = /[“"][^”"]*\[removed\]/u;

/**
 * A question without a leaver: with gaps where a word or two would repeat theirs, so that its answers keep their
 * meaning.
 */
export function strikeQuestion(prompt: string, { mask, wording, isSameName }: Striking): string {
  const gapped = gapsFor(wording)(prompt);
  const isFullOfGaps = gapped.split(REMOVED).length - 1 > GAPS_MAX || QUOTES_A_GAP.test(gapped);
  const isRiddle = isFullOfGaps || repetitionOf(wording)(gapped);
  const isUnclear = isSameName && mask(prompt) !== prompt;
  return isRiddle || isUnclear ? STRUCK.question : mask(gapped);
}
