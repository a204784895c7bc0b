/** A word without the endings that its forms differ by. Not a real stem: "bread" stays, "baking" is "bak". */
export function stemOf(word: string): string {
  if (word.length < 4 || !hasEnding(word)) return word;
  return word
    .replace(/(?<=[a-z]{3})(?:'s|ing|ed|es|s|ly)$/u, "")
    .replace(/([b-df-hj-np-tv-z])\1$/u, "$1")
    .replace(/(?<=[a-z]{3})[eyi]$/u, "");
}

/**
 * Whether any of the endings can be there: patterns on each word of a text take longer than all that is made of the
 * words.
 */
function hasEnding(word: string): boolean {
  const last = word.at(-1) ?? "";
  return "sgdyei".includes(last) || word.at(-2) === last;
}
