import type { HandQuestion } from "../petty-domain";
import { ARABIC } from "./arabic";
import { DUTCH } from "./dutch";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { HINDI } from "./hindi";
import { HINGLISH } from "./hinglish";
import { ITALIAN } from "./italian";
import { JAPANESE } from "./japanese";
import { PORTUGUESE } from "./portuguese";
import { SHARED_QUESTIONS, type SharedQuestion, type SharedTelling } from "./shared-questions";
import { SPANISH } from "./spanish";
import type { Tongue } from "./tongue";

/** The languages beside English in which a deck is written, by their tags. */
export const TONGUES: Readonly<Record<string, Tongue>> = {
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  hi: HINDI,
  "hi-Latn": HINGLISH,
  it: ITALIAN,
  ja: JAPANESE,
  nl: DUTCH,
  pt: PORTUGUESE,
};

/** The words for a deck about a complaint in the language `code`; `null` where it is asked about in English. */
export function tongueOf(code: string | undefined, complaint: string): Tongue | null {
  if (code === undefined) return null;
  const isInOtherLetters = code === "hi" && !/\p{Script=Devanagari}/u.test(complaint);
  return TONGUES[isInOtherLetters ? "hi-Latn" : code] ?? null;
}

/** What can be asked in a language, with the English clauses that tell the answers. */
export function questionsIn({ questions }: Tongue): HandQuestion[] {
  return (Object.keys(SHARED_QUESTIONS) as SharedQuestion[]).map((key) => {
    const [theme, yes, no, alike]: SharedTelling = SHARED_QUESTIONS[key];
    return [theme, questions[key], yes, no, undefined, alike];
  });
}
