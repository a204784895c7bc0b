import type { Seat } from "~/domain/case/seat";
import type { Theme } from "../corpora/petty-domain";
import type { Meaning, Remarks } from "../corpora/voices/voice";
import type { WeighedQuestion } from "../finding/weigh-record";
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
  const { creator, opponent, weight, prompt } = question;
  if (question.accord === "fifth") {
    if (creator === opponent) return { remarks: remarks.mute, words: {} };
    return { remarks: remarks.ducked, words: { ducker: labelOf(creator === null ? "creator" : "opponent") } };
  }
  if (question.accord === "dispute") {
    const yes = creator === true ? "creator" : "opponent";
    const words = { yes: labelOf(yes), no: labelOf(otherThan(yes)) };
    return { remarks: isCrossed(question) ? remarks.crossed : remarks.clash, words };
  }
  if (question.accord === "word") {
    const seat = creator === undefined ? "opponent" : "creator";
    return { remarks: isAgainst(question, seat) ? remarks.owned : remarks.alone, words: { witness: labelOf(seat) } };
  }
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

function isCrossed(question: WeighedQuestion): boolean {
  return isAgainst(question, "creator") && isAgainst(question, "opponent");
}

/** Of the filer's own deed a claim is a confession, which nobody exaggerates. */
function meaningOf({ weight }: WeighedQuestion): Meaning | null {
  if (weight === null || !isTheme(weight.theme) || !isMeaning(weight.theme)) return null;
  return weight.theme === "claim" && doerOf("claim", weight) === "creator" ? null : weight.theme;
}

function isMeaning(theme: Theme): theme is Meaning {
  return theme !== "excuse" && theme !== "question" && theme !== "view" && theme !== "you";
}
