/**
 * Words in order, each but for what it begins with like the one before it: a sign says how many letters that are, from
 * `0` on. Nearly a third less to carry, packed as everything is.
 */
const NONE = "0".charCodeAt(0);

/** Packs words; `unpackWords` takes them apart again. No word holds a blank. */
export function packWords(words: readonly string[]): string {
  return words.map((word, index) => shared(words[index - 1] ?? "", word)).join(" ");
}

function shared(before: string, word: string): string {
  let same = 0;
  while (same < Math.min(before.length, word.length) && before[same] === word[same]) same += 1;
  return String.fromCharCode(NONE + same) + word.slice(same);
}

export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  let before = "";
  for (const part of packed.split(" ")) {
    before = before.slice(0, part.charCodeAt(0) - NONE) + part.slice(1);
    words.push(before);
  }
  return words;
}
