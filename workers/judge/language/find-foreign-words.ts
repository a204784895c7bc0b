import { type ForeignWords, languageOf } from "~/domain/language/foreign-words";
import { normalizeText } from "~/domain/text";
import type { Language } from "./detect-language";

/** What a text quotes: a party's words in the court's, or a chat's in the ruling. */
const QUOTED = /“([^“”]+)”/gu;
/** What the court adds to a quotation: the marks around words from right to left, and the dots of what it left out. */
const ADDED = /^[\u2066-\u2069\s]+|[\u2066-\u2069\s…]+$/gu;

type Detect = (text: string) => Language;

let detect: Promise<Detect> | null = null;

/** The words of all languages load with the first text: imported up there they would slow the start of the Worker. */
function loadDetect(): Promise<Detect> {
  detect ??= import("./detect-language").then(({ detectLanguage }) => detectLanguage);
  return detect;
}

/**
 * Which of the texts, and which of the words that they quote, are not in English. A quotation of another of the texts
 * is in that one's language, however few words of it are left. What is in no language that could be named is not among
 * them.
 */
export async function findForeignWords(texts: readonly (string | null | undefined)[]): Promise<ForeignWords[]> {
  const present = [...new Set(texts)].filter((text) => typeof text === "string" && /\p{L}/u.test(text)) as string[];
  if (present.length === 0) return [];
  const detectLanguage = await loadDetect();
  const whole = present.flatMap((text) => foreign(text, unquoted(text), detectLanguage));
  const quoted = present.flatMap((text) => {
    const others = whole.filter(({ words }) => words !== text);
    return quotationsIn(text).flatMap((words) => quotation(words, others, detectLanguage));
  });
  return [...new Map([...quoted, ...whole].map((found) => [found.words, found])).values()];
}

/** The tag of the language that a text is in; null for English and for what could not be told. */
export async function findLanguage(text: string): Promise<string | null> {
  return languageOf(text, await findForeignWords([text])) ?? null;
}

function foreign(words: string, read: string, detect: Detect): ForeignWords[] {
  const { code } = detect(normalizeText(read));
  return code === "en" || code === "und" ? [] : [{ words, language: code }];
}

/** Without its quotations; a text that is nothing else, as it stands. */
function unquoted(text: string): string {
  const own = text.replace(QUOTED, " ");
  return /\p{L}/u.test(own) ? own : text;
}

function quotationsIn(text: string): string[] {
  return [...text.matchAll(QUOTED)].map(([, words = ""]) => words.replace(ADDED, "")).filter((words) => words !== "");
}

function quotation(words: string, whole: readonly ForeignWords[], detect: Detect): ForeignWords[] {
  const source = whole.find((text) => text.words.includes(words));
  return source === undefined ? foreign(words, words, detect) : [{ words, language: source.language }];
}
