/**
 * A name as it stands inside a sentence of the court's, which is English: one that runs from right to left is shut off
 * from the words around it, which it would turn round. The mark in front keeps a sentence that begins with the name
 * running from left to right, where the first letter decides (`dir="auto"`, previews, notices).
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${LEFT_TO_RIGHT_MARK}${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
}

/**
 * A text whose names are in it already, with each of them isolated. Where more than the names runs from right to left,
 * the text is in such a language, and turns nothing round.
 */
export function withNamesIsolated(text: string, names: readonly string[]): string {
  // The longer first: one name may be the beginning of the other.
  const longestFirst = names.filter((name) => name !== "").sort((one, other) => other.length - one.length);
  const parts = longestFirst.reduce((split, name) => split.flatMap((part) => partAt(part, name, names)), [text]);
  const isEnglish = parts.every((part) => names.includes(part) || !RIGHT_TO_LEFT.test(part));
  return isEnglish ? parts.map((part) => (names.includes(part) ? isolated(part) : part)).join("") : text;
}

/** A text taken apart before and after each place where a name stands; names stay whole. */
function partAt(text: string, name: string, names: readonly string[]): string[] {
  if (names.includes(text)) return [text];
  return text.split(name).flatMap((part, index) => (index === 0 ? [part] : [name, part]));
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT_MARK = "\u200E";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
