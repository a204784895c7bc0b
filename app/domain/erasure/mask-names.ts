import { beginsSentence, FORMER_LITIGANT, formerLitigantAfter } from "../case/former-litigant";
import { NEVER_JOINED, UNKNOWN_NAME } from "../case/party-names";
import { isGrammar, isNameAndWord } from "./plain-words";

/** Takes names out of a text, and leaves the rest of it as it is. */
export type NameMask = (text: string) => string;

/** Stand for nobody in particular. */
const NOBODYS_NAMES = [FORMER_LITIGANT, NEVER_JOINED, UNKNOWN_NAME].map(folded);

/** Scripts that put no space between words: there a name begins and ends anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** What a picture may be continued with: a skin, a gender, another picture. */
const CONTINUES = "\\u200D\\uFE0F\\u{1F3FB}-\\u{1F3FF}";

const WORD = "\\p{L}\\p{M}\\p{N}_";
/** `Anne-Marie` is somebody else than `Anne` and than `Marie`; `Sam-style` is Sam's. */
const BEFORE_WORD = `(?<![${WORD}])(?<!\\p{Lu}[${WORD}]*[-‐‑])`;
const AFTER_WORD = `(?![${WORD}])(?![-‐‑]\\p{Lu})`;

/** Behind these a name needs no article: `the Sam incident`, `my Sam`. */
const HAS_ARTICLE = /(?:^|[^\p{L}])(?:the|this|an?|my|your|our|his|her|their|dear|poor|old|little)\s+$/iu;

/** `Will you`, `May I`: at the beginning of a sentence the capital tells nothing, and this is no name. */
const ASKS = /^\s+(?:i|you|he|she|it|we|they|the|this|that|my|your|his|her|our|their|an?|any|there|some|every)\b/iu;

/**
 * A mask for every way in which other people's texts may name a person: by each of `names`, by the words of a name of
 * several (`Sam Jones` is also `Sam`), in any case, with `@` and in the genitive. A name inside a longer one is another
 * name. A name that is a word too (`Will`, `Rose`) counts where it has its capital; one that is grammar (`Me`, `The`)
 * can't be told from the word at all and stays. `others` are the names of whoever stays: theirs are left alone, also
 * where a leaver's is part of them; a name that both have is masked.
 */
export function maskOf(names: readonly string[], others: readonly string[] = []): NameMask {
  const wanted = new Set(names.map(folded));
  const masked = names.map(trimmed).filter((name) => name !== "" && !NOBODYS_NAMES.includes(folded(name)));
  const kept = others.map(trimmed).filter((name) => name !== "" && !wanted.has(folded(name)));
  const patterns = [
    // What judges call the parties is no name, whatever somebody calls themselves.
    { source: "Party [AB](?![\\p{L}\\p{N}])", length: Number.POSITIVE_INFINITY, isKept: true },
    ...kept.map((name) => ({ ...wholeName(name), isKept: true })),
    ...masked.flatMap(patternsOf).map((pattern) => ({ ...pattern, isKept: false })),
  ].sort((one, other) => other.length - one.length || Number(other.isKept) - Number(one.isKept));
  if (patterns.every(({ isKept }) => isKept)) return (text) => text;
  const any = new RegExp(patterns.map(({ source }) => `(${source})`).join("|"), "gu");
  return (text) => mask(text.normalize("NFC"), any, (place) => patterns[place]?.isKept === true);
}

function mask(text: string, any: RegExp, isKept: (place: number) => boolean): string {
  let out = "";
  let from = 0;
  for (const found of text.matchAll(any)) {
    const [name, ...groups] = found;
    const end = found.index + name.length;
    out += text.slice(from, found.index);
    from = end;
    if (isKept(groups.findIndex((group) => group !== undefined)) || asks(name, out, text.slice(end))) {
      out += name;
      continue;
    }
    const genitive = /^['’]s(?!\p{L})/iu.exec(text.slice(end)) ?? bareGenitive(name, text, found.index, end);
    out += standInAfter(out);
    if (genitive !== null) {
      out += "'s";
      from = end + genitive[0].length;
    }
  }
  return out + text.slice(from);
}

function asks(name: string, before: string, after: string): boolean {
  return isNameAndWord(name) && beginsSentence(before) && ASKS.test(after);
}

/** `James' pizza`, but not `'James' pizza'`. */
function bareGenitive(name: string, text: string, start: number, end: number): RegExpExecArray | null {
  if (!/s$/iu.test(name) || /['‘]$/u.test(text.slice(0, start))) return null;
  return /^['’](?=\s+[\p{L}\p{N}])/u.exec(text.slice(end));
}

/** The stand-in as the sentence wants it there. */
function standInAfter(before: string): string {
  const standIn = formerLitigantAfter(before);
  return HAS_ARTICLE.test(before) ? standIn.replace(/^a /u, "") : standIn;
}

/** One way to write a name. The longer is tried first. */
interface NamePattern {
  source: string;
  length: number;
}

/** A name as a whole, and the words of it that somebody may be called by. Of an address nobody is called by a part. */
function patternsOf(name: string): NamePattern[] {
  const bare = name.replace(/^@/u, "");
  if (bare.includes("@")) return wholeForms(bare);
  const words = bare.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’_.-]*[\p{L}\p{M}\p{N}])?/gu) ?? [];
  const parts = words.length === 1 && words[0] === bare ? [] : words.filter(isCalledBy);
  return [...wholeForms(bare), ...parts.flatMap(asInNames)];
}

function wholeForms(name: string): NamePattern[] {
  if (/^[\p{L}\p{N}]$/u.test(name) && !UNSPACED.test(name)) return isGrammar(name) ? [] : capitals(name);
  if (isGrammar(name) && !GRAMMAR_AND_NAME.test(name)) return [];
  return isNameAndWord(name) ? capitals(name) : [wholeName(name)];
}

const GRAMMAR_AND_NAME = /^(?:will|may)$/iu;

/**
 * A blank-separated word of a name counts by itself, unless it is a plain word: `The Big Sam` is `Sam` and not `Big`.
 */
function isCalledBy(word: string): boolean {
  return [...word].length >= 2 && /\p{L}/u.test(word) && !isNameAndWord(word);
}

/** With its capital and all in capitals. */
function capitals(word: string): NamePattern[] {
  const [first = "", ...rest] = [...word];
  return exactly([first.toUpperCase() + rest.join("").toLowerCase(), word.toUpperCase()]);
}

/** As it is written in the name, or small, or in capitals. */
function asInNames(word: string): NamePattern[] {
  return [...exactly([word, word.toLowerCase()]), ...capitals(word)];
}

function exactly(forms: string[]): NamePattern[] {
  return [...new Set(forms)].map((form) => ({ source: bounded(`@?${literal(form)}`), length: form.length }));
}

function wholeName(name: string): NamePattern {
  const variants = [...new Set([name, withoutMarks(name)])].map(caseless);
  const source = `(?:${variants.join("|")})`;
  return {
    source: hasEdges(name) ? bounded(`@?${source}`) : `(?<!\\u200D)${source}(?![${CONTINUES}])`,
    length: name.length,
  };
}

/** Whether a name begins and ends like a word of a script that has spaces. */
function hasEdges(name: string): boolean {
  if (UNSPACED.test(name) && [...name].length > 1) return false;
  return /[\p{L}\p{N}]/u.test(name);
}

function bounded(source: string): string {
  return `${BEFORE_WORD}${source}${AFTER_WORD}`;
}

/** Any case of each letter; blanks of any kind and number; either apostrophe; with or without a picture's selector. */
function caseless(text: string): string {
  return [...text]
    .map((letter) => {
      if (/\s/u.test(letter)) return "\\s+";
      if (/['’]/u.test(letter)) return "['’]";
      if (letter === "\uFE0F") return "\\uFE0F?";
      const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].map(literal);
      return cases.length === 1 ? (cases[0] ?? "") : `(?:${cases.join("|")})`;
    })
    .join("")
    .replaceAll("\\s+\\s+", "\\s+");
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&").replace(/-/gu, "\\x2d");
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

function trimmed(name: string): string {
  return name.normalize("NFC").trim();
}

function folded(name: string): string {
  return withoutMarks(name).trim().replace(/\s+/gu, " ").toLowerCase();
}
