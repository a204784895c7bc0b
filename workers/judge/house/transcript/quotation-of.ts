import { excerptOf } from "../../record/excerpt";
import { UNPRINTABLE_WORDS } from "../corpora/court-words";
import { lengthOf } from "../fill-slots";

/** Longest sentence that a ruling quotes, in code points. One that is cut loses its point. */
const SENTENCE_MAX = 160;

/** A party's words as a ruling quotes them, whole; null where they are too many or can't be printed. */
export function quotationOf(typed: string): string | null {
  const whole = typed.replace(/[.,;:\s]+$/u, "");
  return UNPRINTABLE_WORDS.test(typed) || lengthOf(whole) > SENTENCE_MAX ? null : excerptOf(whole, SENTENCE_MAX);
}
