import { REMOVED } from "../case/former-litigant";
import { isPlainWord } from "./plain-words";

/** What a leaver wrote, and what whoever stays wrote: words of both stay. */
export interface Wording {
  theirs: readonly string[];
  kept: readonly string[];
}

/** So many words in a row are a quotation, however plain each of them is. */
const RUN_LENGTH = 4;

/** A shorter stem than this says nothing, unless it is a number. */
const STEM_MIN = 3;

/** Scripts that put no space between words: there every two letters are looked at. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * Tells whether a text repeats what a leaver wrote: by any word that not everybody uses, in any of its forms, by a run
 * of plain ones, or by a quotation. What whoever stays wrote too is theirs as well and no repetition. In doubt it is
 * one: a judge that put the complaint in its own words has kept at least its things and actions.
 */
export function repetitionOf({ theirs, kept }: Wording): (text: string) => boolean {
  const telling = tellingOf({ theirs, kept });
  const keptTexts = kept.map(spoken);
  const theirTexts = theirs.map(spoken);
  const isTheirs = (run: string) =>
    theirTexts.some((text) => text.includes(run)) && !keptTexts.some((text) => text.includes(run));
  return (text) =>
    tellingStems(text).some((stem) => telling.has(stem)) ||
    runsOf(wordsOf(text)).some(isTheirs) ||
    quotationsIn(text).some((quotation) => quotation.trim() !== "" && isTheirs(quotation));
}

/** A text with a gap for each word in it that tells what a leaver wrote. */
export function gapsFor(wording: Wording): (text: string) => string {
  const telling = tellingOf(wording);
  const isTelling = (word: string) => tellingStems(word).some((stem) => telling.has(stem));
  return (text) =>
    text
      .replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu, (word) => (isTelling(word) ? REMOVED : word))
      .replaceAll(new RegExp(`${literal(REMOVED)}(?:\\s+${literal(REMOVED)})+`, "gu"), REMOVED);
}

function literal(text: string): string {
  return text.replace(/[[\]]/gu, "\\$&");
}

function tellingOf({ theirs, kept }: Wording): ReadonlySet<string> {
  const stays = new Set(kept.flatMap(tellingStems));
  return new Set(theirs.flatMap(tellingStems).filter((stem) => !stays.has(stem)));
}

/** The sentences of a text. Quoted ones belong to the sentence that quotes them. */
export function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(/[.!?…]+["”’)\]]*(?=\s|$)/gu)].map(({ index, 0: end }) => index + end.length);
  const sentences: string[] = [];
  let from = 0;
  for (const end of [...ends, text.length]) {
    const sentence = text.slice(from, end);
    if (isInsideQuotation(sentence) && end < text.length) continue;
    if (sentence.trim() !== "") sentences.push(sentence.trim());
    from = end;
  }
  return sentences;
}

function isInsideQuotation(text: string): boolean {
  return text.split("“").length > text.split("”").length || text.split('"').length % 2 === 0;
}

function quotationsIn(text: string): string[] {
  return [...text.matchAll(/[“"]([^“”"]+)[”"]/gu)].map(([, quoted = ""]) => spoken(quoted));
}

function runsOf(words: string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - RUN_LENGTH + 1))
    .map((_word, place) => ` ${words.slice(place, place + RUN_LENGTH).join(" ")} `);
}

/** A text as its bare words, each between blanks. */
function spoken(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}']*/gu) ?? [];
  return words.map((word) => word.replace(/'s?$/u, ""));
}

function tellingStems(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (UNSPACED.test(word)) return pairsOf(word);
    if (/^\p{N}+$/u.test(word)) return word.length > 1 ? [word] : [];
    if (isPlainWord(word.replaceAll("'", ""))) return [];
    const stem = stemOf(word);
    return [...stem].length < STEM_MIN || isPlainWord(stem) ? [] : [stem];
  });
}

function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, place) => `${letters[place]}${letter}`);
}

/** One stem for the forms of an English word, near enough: `hum`, `hums`, `humming` and `hummed` are one. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})(?:ies|ied)$/u, "y")
    .replace(/(?<=\p{L}{3})(?:ings?|edly|ed|es|s|ly|ers?)$/u, "")
    .replace(/([^aeiouls])\1$/u, "$1")
    .replace(/(?<=\p{L}{3})e$/u, "");
}
