import type { Seat } from "~/domain/case/seat";
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
  const { creator, opponent, weight } = question;
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
  const doer = doerOf(meaning === "figure" ? "frequency" : meaning, weight);
  return {
    remarks: remarks.means[meaning][creator === true ? "yes" : "no"],
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

function meaningOf({ weight, prompt }: WeighedQuestion): Meaning | null {
  if (weight === null || !isTheme(weight.theme)) return null;
  return weight.theme === "frequency" && /^Is “/u.test(prompt) ? "figure" : weight.theme;
}
