import { foldWords } from "../language/fold-words";
import glossary from "./corpora/glossary.txt";

/** In the order of the glossary's columns, after English. */
export const GLOSSED = ["es", "fr", "de", "pt", "it", "nl", "hi", "ja", "ar"] as const;
export type Glossed = (typeof GLOSSED)[number];

/** English words by a foreign word's beginning; a whole word ends in a dot. */
type Glosses = ReadonlyMap<string, string>;

let glosses: ReadonlyMap<Glossed, Glosses> | null = null;

/**
 * What a text speaks of, in English words and in its order: words whose beginning the glossary has. What a layer learns
 * of them in one language holds in all.
 */
export function glossText(text: string, language: Glossed): string {
  glosses ??= readGlossary(glossary);
  const known = glosses.get(language) ?? new Map();
  const words =
    language === "ja" ? piecesOf(text, known) : foldWords(text).map((word) => glossOf(word, known, language));
  return ` ${words.filter((word) => word !== undefined).join(" ")} . `;
}

function readGlossary(table: string): ReadonlyMap<Glossed, Glosses> {
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
  return new Map(
    GLOSSED.map((language, index) => {
      const entries = rows.flatMap(([english = "", ...columns]) =>
        (columns[index] ?? "").split(" ").map((entry) => [foldEntry(entry), english] as const),
      );
      return [language, new Map(entries)];
    }),
  );
}

function foldEntry(entry: string): string {
  return foldWords(entry).join("") + (entry.endsWith(".") ? "." : "");
}

const SHORTEST = 2;

function glossOf(word: string, known: Glosses, language: Glossed): string | undefined {
  const whole = known.get(`${word}.`);
  if (whole !== undefined) return whole;
  for (let length = word.length; length >= SHORTEST; length--) {
    const gloss = known.get(word.slice(0, length));
    if (gloss !== undefined) return gloss;
  }
  const bare = language === "ar" ? word.replace(PARTICLES, "") : word;
  return bare === word ? undefined : glossOf(bare, known, language);
}

/** "And", "the", "with" and "for" are written as part of the next word. */
const PARTICLES = /^(?:[وفبلك]?ال|[وفبل])(?=.{3})/u;

const LONGEST_PIECE = 8;

/** Japanese is written without blanks: whatever of it stands anywhere counts. */
function piecesOf(text: string, known: Glosses): (string | undefined)[] {
  const letters = text.normalize("NFKC").toLowerCase();
  const found: (string | undefined)[] = [];
  for (let start = 0; start < letters.length; start++) {
    for (let length = LONGEST_PIECE; length > 0; length--) {
      const gloss = known.get(letters.slice(start, start + length));
      if (gloss === undefined) continue;
      found.push(gloss);
      break;
    }
  }
  return found;
}
