/** What a message shows on its face: by name, how much each counts. The whole has the length 1. */
export type Traits = ReadonlyMap<string, number>;

/** How much a word of an answer counts once more for being one, beside a word. Chosen by cross-validation. */
const ANSWERED = 0.7;

const WORD = /\p{L}+(?:['’]\p{L}+)?|\d+|[?!]|\.{2,}|…/gu;
/** A question whose mark was too much work. */
const ASKS =
  /\?\W*$|^(?:(?:and|so|but|ok|then|well) )?(?:who|what|when|where|why|how|which|whose|did|do|does|have|were|was|are) /iu;

/** Reads the words of a text, each with its neighbour, and each once more where the other party had asked something. */
export function readTraits(text: string, before: string | null): Traits {
  const amounts = new Map<string, number>();
  const words = wordsOf(text);
  let last = "^";
  for (const word of [...words, "$"]) {
    amounts.set(`${last} ${word}`, 1);
    last = word;
  }
  for (const word of words) amounts.set(word, 1);
  if (before !== null && ASKS.test(before)) for (const word of words) amounts.set(`?${word}`, ANSWERED);
  const length = Math.sqrt([...amounts.values()].reduce((sum, amount) => sum + amount * amount, 0));
  return new Map([...amounts].map(([name, amount]) => [name, amount / length]));
}

/** In small letters and without apostrophes, which phones leave out. All numbers are one word. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => (/^\d/u.test(word) ? "#" : word.replace(/['’]/gu, "")));
}
