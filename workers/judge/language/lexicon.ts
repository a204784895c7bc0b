import { ENGLISH_WORDS, LOAN_WORDS } from "./corpora/words-english";
import { GERMANIC_WORDS } from "./corpora/words-germanic";
import { OTHER_WORDS } from "./corpora/words-other";
import { ROMANCE_WORDS } from "./corpora/words-romance";
import { SLAVIC_WORDS } from "./corpora/words-slavic";
import { foldWords } from "./fold-words";
import type { LanguageCode } from "./language-names";

/** What one word says: which foreign languages have it, and whether English has it too. */
export interface WordEntry {
  languages: LanguageCode[];
  isEnglish: boolean;
  /** A word of another language that is at home in English sentences. */
  isLoan: boolean;
}

export type Lexicon = ReadonlyMap<string, WordEntry>;

let lexicon: Lexicon | null = null;

/** All words with their languages, put together by the first text that is read. */
export function openLexicon(): Lexicon {
  lexicon ??= compileLexicon();
  return lexicon;
}

function compileLexicon(): Lexicon {
  const entries = new Map<string, WordEntry>();
  const entryOf = (word: string): WordEntry => {
    const known = entries.get(word);
    if (known !== undefined) return known;
    const entry = { languages: [], isEnglish: false, isLoan: false };
    entries.set(word, entry);
    return entry;
  };
  const { "hi-Deva": devanagari, ...others } = OTHER_WORDS;
  const foreign: Partial<Record<LanguageCode, string>> = {
    ...ROMANCE_WORDS,
    ...GERMANIC_WORDS,
    ...SLAVIC_WORDS,
    ...others,
    hi: `${others.hi} ${devanagari}`,
  };
  for (const [code, words] of Object.entries(foreign) as [LanguageCode, string][]) {
    for (const word of new Set(foldWords(words))) entryOf(word).languages.push(code);
  }
  for (const word of foldWords(ENGLISH_WORDS)) entryOf(word).isEnglish = true;
  for (const word of foldWords(LOAN_WORDS)) entryOf(word).isLoan = true;
  return entries;
}
