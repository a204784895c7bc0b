import type { Seat } from "~/domain/case/seat";
import type { Theme } from "../corpora/petty-domain";
import type { Meaning, Remarks } from "../corpora/voices/voice";
import type { Accord, WeighedQuestion } from "../finding/weigh-record";
import { doerOf, isTheme } from "../question-weight";
import { labelOf, otherThan } from "../seats";

/** What can be said to an exhibit, and the words of it that only this exhibit knows. */
export interface FittingRemarks {
  remarks: readonly string[];
  words: Readonly<Record<string, string>>;
}

/**
 * The remarks that fit how a question was answered: to what both admit, by what it means for the case; to a
 * contradiction, by whether anybody gains from it; to a refusal, by whose it is; to a lone witness, by whom the words
 * help.
 */
export function chooseRemarks(remarks: Remarks, question: WeighedQuestion): FittingRemarks {
  return ON_ACCORD[question.accord](remarks, question);
}

const ON_ACCORD: Record<Accord, (remarks: Remarks, question: WeighedQuestion) => FittingRemarks> = {
  fifth: (remarks, { creator, opponent }): FittingRemarks => {
    if (creator === opponent) return { remarks: remarks.mute, words: {} };
    return { remarks: remarks.ducked, words: { ducker: labelOf(creator === null ? "creator" : "opponent") } };
  },
  dispute: (remarks, question) => {
    const yes = question.creator === true ? "creator" : "opponent";
    const isCrossed = isAgainst(question, "creator") && isAgainst(question, "opponent");
    return {
      remarks: isCrossed ? remarks.crossed : remarks.clash,
      words: { yes: labelOf(yes), no: labelOf(otherThan(yes)) },
    };
  },
  word: (remarks, question) => {
    const seat = question.creator === undefined ? "opponent" : "creator";
    return { remarks: isAgainst(question, seat) ? remarks.owned : remarks.alone, words: { witness: labelOf(seat) } };
  },
  agreed: remarksOnAgreement,
  none: remarksOnAgreement,
};

function remarksOnAgreement(remarks: Remarks, question: WeighedQuestion): FittingRemarks {
  const { creator, weight, prompt } = question;
  const meaning = meaningOf(question);
  if (meaning === null || weight === null) return { remarks: remarks.settled, words: {} };
  const doer = doerOf(meaning, weight);
  const fitting = remarks.means[meaning][creator === true ? "yes" : "no"];
  // A question that names nobody was answered of nobody, whoever is complained of.
  const remarked = /\bParty [AB]\b/u.test(prompt) ? fitting : fitting.filter((remark) => !remark.includes("{"));
  return {
    remarks: remarked.length === 0 ? remarks.settled : remarked,
    words: { doer: labelOf(doer), complainer: labelOf(otherThan(doer)) },
  };
}

/** Whether a party's answer speaks against that party. */
export function isAgainst({ weight, ...said }: WeighedQuestion, seat: Seat): boolean {
  const answer = said[seat];
  if (weight === null || typeof answer !== "boolean") return false;
  const forCreator = weight[seat][answer ? "yes" : "no"];
  return seat === "creator" ? forCreator < 0 : forCreator > 0;
}

/** Of the filer's own deed a claim is a confession, which nobody exaggerates. */
function meaningOf({ weight }: WeighedQuestion): Meaning | null {
  if (weight === null || !isTheme(weight.theme) || !isMeaning(weight.theme)) return null;
  return weight.theme === "claim" && doerOf("claim", weight) === "creator" ? null : weight.theme;
}

function isMeaning(theme: Theme): theme is Meaning {
  return theme !== "excuse" && theme !== "question" && theme !== "view" && theme !== "you";
}
