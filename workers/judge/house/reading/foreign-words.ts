import { findContempt, withoutContempt } from "~/domain/judge/contempt";
import { normalizeText } from "~/domain/text";
import { detectLanguage } from "../../language/detect-language";

/** What this court knows of a complaint that is not in English. */
export interface ForeignWords {
  /** Its beginning, as it was written, to be quoted; set apart where it runs from right to left. */
  words: string;
  /** The language's name in English; `null` where it could not be told. */
  language: string | null;
  /** Words with which it tries to instruct the court. */
  contempt: string | null;
}

const EXCERPT_MAX = 90;
const CONTEMPT_MAX = 60;

/** Strong letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** First strong isolate, pop directional isolate: between them a quotation can't turn the sentence around it. */
const ISOLATE = { open: "\u2068", close: "\u2069" } as const;

/** The words of a complaint in another language, or null for one in English or without words. */
export function readForeignWords(allegation: string): ForeignWords | null {
  const text = normalizeText(allegation);
  const evidence = withoutContempt(text);
  const language = detectLanguage(evidence === "" ? text : evidence);
  if (language.code === "en" || !/\p{L}/u.test(text)) return null;
  const contempt = findContempt(text);
  return {
    words: isolated(excerpt(evidence === "" ? text : evidence, EXCERPT_MAX)),
    language: language.name,
    contempt: contempt === null ? null : isolated(excerpt(contempt, CONTEMPT_MAX)),
  };
}

/** As much as can be quoted in one breath, cut between words where the script has them. */
function excerpt(text: string, max: number): string {
  const characters = [
    ...text
      .replace(/["“”<>{}\uE000]/gu, "")
      .replace(/\s+/gu, " ")
      .trim(),
  ];
  if (characters.length <= max) return characters.join("").replace(/[.,;:。、]+$/u, "");
  return `${characters
    .slice(0, max)
    .join("")
    .replace(/\s+\S*$/u, "")} …`;
}

function isolated(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `${ISOLATE.open}${words}${ISOLATE.close}` : words;
}
