/** Words from which a text is read in parts: about as long as the longest allegation. */
const LONG_WORDS = 60;
const PASSAGE_WORDS = 40;

/**
 * The parts in which a flattened text is weighed: all of it, and where it is long, runs of sentences that overlap. One
 * serious sentence in a long funny story would drown otherwise.
 */
export function readPassages(flat: string): string[] {
  const sentences = flat.split(" . ").map((sentence) => sentence.trim().split(" "));
  if (sentences.flat().length <= LONG_WORDS) return [flat];
  const passages = sentences.map((_sentence, first) => passageFrom(sentences.slice(first)));
  return [flat, ...new Set(passages)];
}

function passageFrom(sentences: readonly string[][]): string {
  const words: string[] = [];
  for (const sentence of sentences) {
    if (words.length > 0 && words.length + sentence.length > PASSAGE_WORDS) break;
    words.push(...sentence, ".");
  }
  return ` ${words.join(" ")} `;
}
