import { LETTER_MARKS, SPELLING_MARKS } from "./corpora/letter-marks";
import { SCRIPTS } from "./corpora/scripts";
import { foldWords, isPlain } from "./fold-words";
import { LANGUAGE_NAMES, type LanguageCode } from "./language-names";
import { openLexicon } from "./lexicon";

export interface Language {
  /** ISO 639-1; `und` for a language that could not be named, but is not English. */
  code: LanguageCode | "und";
  /** In English; `null` where it could not be named. */
  name: string | null;
}

const ENGLISH: Language = { code: "en", name: LANGUAGE_NAMES.en };
const UNNAMED: Language = { code: "und", name: null };

/** A word that English has as well says this much for either. */
const SHARED = 0.4;
/** A single letter is a word in many languages, and a slip of the thumb in all. */
const SINGLE_LETTER = 0.3;
/**
 * So much must speak for a language before a Latin text is taken for it: two words, or one with a letter of its own.
 */
const FOREIGN_MIN = 1.2;
/** A text of so many words tells enough of itself that little known of it means something. */
const LONG_FROM = 4;
/** A long text of which English knows fewer of the words than this share is in some language, but not in English. */
const KNOWN_TO_ENGLISH_MIN = 0.2;
/**
 * A long text is in a named language where this much speaks for it per word; neighbours share `ja` and an accent or
 * two.
 */
const NAMED_MIN = 0.35;
/** It is so too where less speaks for it, and hardly anything for another: this many times as much. */
const AHEAD_MIN = 1.5;
const AHEAD_PER_WORD_MIN = 0.22;

/**
 * The language that a complaint of 10 to 250 characters is written in. It leans towards English: names, loan words and
 * a sentence in two languages are read as English as long as English holds its own. Blank text is English.
 */
export function detectLanguage(text: string): Language {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
  const script = findScript(plain);
  if (script === null) return detectLatin(plain);
  const [first, ...rest] = script;
  if (first === undefined) return UNNAMED;
  if (rest.length === 0) return languageOf(first);
  const scores = scoreWords(foldWords(plain)).foreign;
  addMarks(plain, scores);
  return languageOf(bestOf(scores, script)?.code ?? first);
}

/**
 * The languages of the script that most of a text is written in; `null` for Latin. Empty for a script that is not
 * known.
 */
function findScript(text: string): readonly LanguageCode[] | null {
  if (isPlain(text)) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // A syllable or word in one letter weighs more than a letter: `LINEの返事` is not half English.
  if (letters === 0 || latin > (letters - latin) * 2) return null;
  const counted = SCRIPTS.map((script) => ({ ...script, count: text.match(script.letters)?.length ?? 0 }));
  const kana = counted[0];
  // Japanese is written in Chinese characters as well, Chinese never in kana.
  if (kana !== undefined && kana.count > 1) return kana.languages;
  const best = counted.reduce((most, script) => (script.count > most.count ? script : most));
  if (best.count === 0) return latin > 0 ? null : [];
  return best.languages;
}

function detectLatin(text: string): Language {
  const words = foldWords(text);
  const { foreign, english, known } = scoreWords(words);
  addMarks(text, foreign);
  const best = bestOf(foreign);
  const isForeign = best !== null && best.score >= FOREIGN_MIN && best.score > english;
  const isUnknown = words.length >= LONG_FROM && known < words.length * KNOWN_TO_ENGLISH_MIN;
  if (best !== null && isForeign) {
    const rival = Math.max(0, ...[...foreign].filter(([code]) => code !== best.code).map(([, score]) => score));
    const isAhead = best.score >= Math.max(rival * AHEAD_MIN, words.length * AHEAD_PER_WORD_MIN);
    const isSure = words.length < LONG_FROM || best.score >= words.length * NAMED_MIN || isAhead;
    return isSure ? languageOf(best.code) : UNNAMED;
  }
  if (isUnknown) return UNNAMED;
  return ENGLISH;
}

type Scores = Map<LanguageCode, number>;

/** How much the words speak for each language and for English, and how many of them English knows. */
function scoreWords(words: readonly string[]): { foreign: Scores; english: number; known: number } {
  const lexicon = openLexicon();
  const foreign: Scores = new Map();
  let english = 0;
  let known = 0;
  for (const word of words) {
    const entry = lexicon.get(word);
    if (entry === undefined) continue;
    const { languages, isEnglish, isLoan } = entry;
    const isKnown = isEnglish || isLoan;
    const share = isKnown && languages.length > 0 ? SHARED : 1;
    const length = lengthWeight(word);
    known += Number(isKnown);
    english += isEnglish ? share * (word === "i" ? 1 : length) : 0;
    // A word that few languages have says more about which of them it is.
    const rarity = 0.7 + 0.6 / languages.length;
    for (const code of languages) foreign.set(code, (foreign.get(code) ?? 0) + share * length * rarity);
  }
  return { foreign, english, known };
}

function lengthWeight(word: string): number {
  return word.length === 1 && !/\p{Script=Han}/u.test(word) ? SINGLE_LETTER : 1;
}

function addMarks(text: string, scores: Scores): void {
  const possible = isPlain(text) ? SPELLING_MARKS : [...LETTER_MARKS, ...SPELLING_MARKS];
  for (const [pattern, marks] of possible) {
    if (!pattern.test(text)) continue;
    for (const [code, weight] of Object.entries(marks) as [LanguageCode, number][]) {
      scores.set(code, (scores.get(code) ?? 0) + weight);
    }
  }
}

function bestOf(scores: Scores, among?: readonly LanguageCode[]): { code: LanguageCode; score: number } | null {
  let best: { code: LanguageCode; score: number } | null = null;
  for (const [code, score] of scores) {
    if (among !== undefined && !among.includes(code)) continue;
    if (best === null || score > best.score) best = { code, score };
  }
  return best;
}

function languageOf(code: LanguageCode): Language {
  return { code, name: LANGUAGE_NAMES[code] };
}
