import type { LanguageCode } from "../language-names";

/** Scripts, and the languages that are written in them; the first is meant where nothing tells them apart. */
export const SCRIPTS: readonly { letters: RegExp; languages: readonly LanguageCode[] }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: ["ja"] },
  { letters: /\p{Script=Hangul}/gu, languages: ["ko"] },
  { letters: /\p{Script=Han}/gu, languages: ["zh"] },
  { letters: /\p{Script=Cyrillic}/gu, languages: ["ru", "uk", "bg", "sr"] },
  { letters: /\p{Script=Arabic}/gu, languages: ["ar", "fa", "ur"] },
  { letters: /\p{Script=Devanagari}/gu, languages: ["hi", "mr", "ne"] },
  { letters: /\p{Script=Hebrew}/gu, languages: ["he"] },
  { letters: /\p{Script=Greek}/gu, languages: ["el"] },
  { letters: /\p{Script=Bengali}/gu, languages: ["bn"] },
  { letters: /\p{Script=Tamil}/gu, languages: ["ta"] },
  { letters: /\p{Script=Telugu}/gu, languages: ["te"] },
  { letters: /\p{Script=Kannada}/gu, languages: ["kn"] },
  { letters: /\p{Script=Malayalam}/gu, languages: ["ml"] },
  { letters: /\p{Script=Gujarati}/gu, languages: ["gu"] },
  { letters: /\p{Script=Gurmukhi}/gu, languages: ["pa"] },
  { letters: /\p{Script=Sinhala}/gu, languages: ["si"] },
  { letters: /\p{Script=Thai}/gu, languages: ["th"] },
  { letters: /\p{Script=Lao}/gu, languages: ["lo"] },
  { letters: /\p{Script=Khmer}/gu, languages: ["km"] },
  { letters: /\p{Script=Myanmar}/gu, languages: ["my"] },
  { letters: /\p{Script=Georgian}/gu, languages: ["ka"] },
  { letters: /\p{Script=Armenian}/gu, languages: ["hy"] },
  { letters: /\p{Script=Ethiopic}/gu, languages: ["am"] },
];
