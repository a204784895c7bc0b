import { findContempt } from "~/domain/judge/contempt";
import { detectLanguage } from "../../language/detect-language";
import { evidenceIn } from "../claims/split-claims";
import { isolated } from "../isolated";

/** What this court knows of a complaint that is not in English. */
export interface ForeignWords {
  /** Its tag; `und` where the language could not be told. */
  code: string;
  /** The language's name in English; `null` where it could not be told. */
  language: string | null;
  /** Words with which it tries to instruct the court. */
  contempt: string | null;
}

const CONTEMPT_MAX = 60;

/**
 * What is known of a complaint, as the court hears it, in another language, or null for one in English or without
 * words.
 */
export function readForeignWords(text: string): ForeignWords | null {
  const language = detectLanguage(evidenceIn(text));
  if (language.code === "en" || !/\p{L}/u.test(text)) return null;
  const contempt = findContempt(text);
  return {
    code: language.code,
    language: language.name,
    contempt: contempt === null ? null : isolated(excerpt(contempt, CONTEMPT_MAX)),
  };
}

/** As much as is quoted of an order, cut between words where the script has them. */
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
