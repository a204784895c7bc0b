import * as v from "valibot";

/**
 * Words on a page in another language than the page's English, with that language's tag, so that a screen reader can
 * say them in it (WCAG 3.1.2). The server finds them: telling languages apart takes more words than a browser should
 * load.
 */
export const foreignWordsSchema = v.object({
  words: v.string(),
  /** A BCP 47 tag, such as `de`. */
  language: v.string(),
});
export type ForeignWords = v.InferOutput<typeof foreignWordsSchema>;

/** Tells languages apart. */
export interface Languages {
  /**
   * Which of the texts, and which of the words that they quote, are not in English. What is in no language that could
   * be named is not among them. To be asked once for everything that a page shows: it is a call to another Worker.
   */
  findForeignWords(texts: readonly (string | null | undefined)[]): Promise<ForeignWords[]>;
}

/** A piece of a text, and its language where it is not the language of what stands around it. */
export interface Passage {
  /** Where it begins in the text, in code units. */
  start: number;
  text: string;
  language: string | null;
}

/** The language of a whole text; undefined, as an attribute wants it, for one that is not known to be foreign. */
export function languageOf(text: string, foreign: readonly ForeignWords[]): string | undefined {
  return foreign.find(({ words }) => words === text)?.language;
}

/**
 * A text taken apart at the foreign words in it, the longest first where one holds another. Together they are the text.
 */
export function passagesOf(text: string, foreign: readonly ForeignWords[]): Passage[] {
  const inside = foreign.filter(({ words }) => words !== "" && text.includes(words));
  const longestFirst = inside.sort((one, other) => other.words.length - one.words.length);
  return splitAt({ start: 0, text, language: null }, longestFirst);
}

function splitAt(passage: Passage, [first, ...rest]: readonly ForeignWords[]): Passage[] {
  if (first === undefined || passage.text === "") return passage.text === "" ? [] : [passage];
  const at = passage.text.indexOf(first.words);
  if (at === -1) return splitAt(passage, rest);
  const [begin, end] = [passage.start + at, passage.start + at + first.words.length];
  const before = { ...passage, text: passage.text.slice(0, at) };
  const after = { ...passage, start: end, text: passage.text.slice(at + first.words.length) };
  return [
    ...splitAt(before, rest),
    { start: begin, text: first.words, language: first.language },
    ...splitAt(after, [first, ...rest]),
  ];
}
