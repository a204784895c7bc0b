import type { Finding } from "./finding";

/** Words that change nothing about what a topic is about. */
const EMPTY = new Set(
  `a an the and or but of to in on at by for from with without after before as is are was be been it its that this these those
  your you yours my me i we our us they them their he him his she her somebody somebody's someone someone's anybody everybody
  people person when while who which what so then than too very just really always all every`.split(/\s+/u),
);

/** From this share of the shorter one's words on, two topics are thought to be about one thing. */
const ALIKE = 0.8;
/** With fewer words in common, anything is like anything. */
const WORDS_IN_COMMON = 3;

/** What of `titles` a topic repeats: word for word, which is certain, or so nearly that the desk should look. */
export function findRepeat(text: string, titles: readonly string[]): Finding[] {
  const letters = lettersOf(text);
  const same = titles.find((title) => lettersOf(title) === letters);
  if (same !== undefined) return [{ kind: "repeat", excerpt: same, isCertain: true }];
  const words = wordsOf(text);
  const alike = titles.find((title) => areAlike(words, wordsOf(title)));
  return alike === undefined ? [] : [{ kind: "repeat", excerpt: alike, isCertain: false }];
}

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, "");
}

function wordsOf(text: string): Set<string> {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY.has(word)).map(stem));
}

function areAlike(one: Set<string>, other: Set<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= WORDS_IN_COMMON && common >= Math.min(one.size, other.size) * ALIKE;
}

/** Enough of a stem for "clapping", "clapped" and "claps" to be one word. */
function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s)$/u, "");
  return bare.length < 3 ? word : bare.replace(/(.)\1$/u, "$1").replace(/e$/u, "");
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
