/** Words from which a text is read in parts: about as long as the longest allegation. */
const LONG_WORDS = 60;
const PASSAGE_WORDS = 40;
/** How far the next part starts after the last. */
const STRIDE_WORDS = 20;

/**
 * The parts in which a flattened text is weighed: all of it, and where it is long, runs of sentences that overlap. One
 * serious sentence in a long funny story would drown otherwise.
 */
export function readPassages(flat: string): string[] {
  const sentences = flat.split(" . ").map((sentence) => sentence.trim().split(" "));
  if (sentences.flat().length <= LONG_WORDS) return [flat];
  const passages: string[] = [];
  let sinceLast = STRIDE_WORDS;
  for (const [first, sentence] of sentences.entries()) {
    if (sinceLast >= STRIDE_WORDS) {
      passages.push(passageFrom(sentences.slice(first)));
      sinceLast = 0;
    }
    sinceLast += sentence.length;
  }
  return [flat, ...passages];
}

function passageFrom(sentences: readonly string[][]): string {
  const words: string[] = [];
  for (const sentence of sentences) {
    if (words.length > 0 && words.length + sentence.length > PASSAGE_WORDS) break;
    words.push(...sentence, ".");
  }
  return ` ${words.join(" ")} `;
}
