import { otherSeat, SEAT_LABELS } from "~/domain/case/seat";
import { FRAMES } from "../corpora/claim-frames";
import type { Theme } from "../corpora/petty-domain";
import type { Meaning, Remarks } from "../corpora/voices/voice";
import { type Accord, isAgainst, type WeighedQuestion } from "../finding/weigh-record";
import { doerOf } from "../question-weight";

/** What can be said to an exhibit, and the words of it that only this exhibit knows. */
export interface FittingRemarks {
  remarks: readonly string[];
  words: Readonly<Record<string, string>>;
  /** Whether they say no more than whom it helps. */
  isGeneral?: true;
}

/**
 * The remarks that fit how a question was answered: to what both admit, by what it means for the case or else by whom
 * it helps; to a contradiction on a fact, by whether anybody gains from it; to a refusal, by whose it is; to a lone
 * witness, by whom the words help. None where nothing is sure to fit: a remark too few is never noticed.
 */
export function chooseRemarks(remarks: Remarks, question: WeighedQuestion, isWhole: boolean): FittingRemarks {
  // Where a complaint says more than its first sentence, that one untrue leaves the rest of it standing.
  const isPart = !isWhole && question.weight?.theme === "deed" && question.creator === false;
  return (isPart && question.accord === "agreed" ? remarksOnHelp : ON_ACCORD[question.accord])(remarks, question);
}

const NOTHING: FittingRemarks = { remarks: [], words: {} };
const FACTS: ReadonlySet<string> = new Set<Theme>([
  "deed",
  "claim",
  "agreement",
  "warning",
  "provocation",
  "permission",
  "remedy",
]);

const ON_ACCORD: Record<Accord, (remarks: Remarks, question: WeighedQuestion) => FittingRemarks> = {
  fifth: (remarks, question): FittingRemarks => {
    if (question.creator === question.opponent) return { remarks: remarks.mute, words: {} };
    const ducker = question.creator === null ? "creator" : "opponent";
    // What somebody owns is worth more than a refusal, and helps whoever refused.
    if (isAgainst(question, otherSeat(ducker))) return remarksOnHelp(remarks, question);
    return { remarks: remarks.ducked, words: { ducker: SEAT_LABELS[ducker] } };
  },
  dispute: (remarks, question) => {
    if (!isOfFact(question)) return NOTHING;
    const yes = question.creator === true ? "creator" : "opponent";
    return { remarks: remarks.clash, words: { yes: SEAT_LABELS[yes], no: SEAT_LABELS[otherSeat(yes)] } };
  },
  word: (remarks, question) => {
    const seat = question.creator === undefined ? "opponent" : "creator";
    return {
      remarks: isAgainst(question, seat) ? remarks.owned : remarks.alone,
      words: { witness: SEAT_LABELS[seat] },
    };
  },
  agreed: remarksOnAgreement,
  apart: remarksOnHelp,
  none: remarksOnAgreement,
};

/** Only of a question that names the parties is it sure what an answer means that both give; else, whom it helps. */
function remarksOnAgreement(remarks: Remarks, question: WeighedQuestion): FittingRemarks {
  const { creator, weight, prompt } = question;
  const doer = weight && doerOf(weight);
  if (weight === null || doer === null || !isMeaning(weight.theme, remarks.means) || !/\bParty [AB]\b/u.test(prompt))
    return remarksOnHelp(remarks, question);
  return {
    remarks: remarks.means[weight.theme][creator === true ? "yes" : "no"],
    words: { doer: SEAT_LABELS[doer], complainer: SEAT_LABELS[otherSeat(doer)] },
  };
}

function remarksOnHelp({ counts }: Remarks, { score }: WeighedQuestion): FittingRemarks {
  const words = { helped: SEAT_LABELS[score > 0 ? "creator" : "opponent"] };
  return score === 0 ? NOTHING : { remarks: counts, words, isGeneral: true };
}

/** Whether one of two who contradict each other about it is wrong; opinions may differ. */
export function isOfFact({ prompt, weight }: WeighedQuestion): boolean {
  const isOpinion = prompt.includes("” ") && !prompt.endsWith(FRAMES.true.asks);
  return weight !== null && FACTS.has(weight.theme) && !isOpinion;
}

/** Of most themes it is not sure what an answer means. */
function isMeaning(theme: string, means: Remarks["means"]): theme is Meaning {
  return Object.hasOwn(means, theme);
}
