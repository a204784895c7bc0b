/**
 * Whole numbers as letters of base 64, one for each from -32 to 31, or two for each from -2048 to 2047: what compresses the
 * Worker sees how often each number comes, which bytes in base 64 would hide from it.
 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE = LETTERS.length;
const CODES = codesOf(LETTERS);

export type LettersEach = 1 | 2;

/** The largest number that fits into so many letters. */
export function largestOf(lettersEach: LettersEach): number {
  return BASE ** lettersEach / 2 - 1;
}

/** Writes numbers as multiples of `unit`, rounded; what does not fit becomes the largest or smallest that does. */
export function toLetters(numbers: Iterable<number>, unit: number, lettersEach: LettersEach): string {
  const most = largestOf(lettersEach);
  const letterOf = (code: number) => LETTERS[code % BASE] ?? "";
  let letters = "";
  for (const number of numbers) {
    const code = Math.max(-most - 1, Math.min(most, Math.round(number / unit))) + most + 1;
    letters += lettersEach === 1 ? letterOf(code) : letterOf(Math.floor(code / BASE)) + letterOf(code);
  }
  return letters;
}

/** Reads what `toLetters` wrote. By hand and not by `Float32Array.from`, which takes ten times as long for half a million. */
export function fromLetters(letters: string, unit: number, lettersEach: LettersEach): Float32Array {
  const zero = largestOf(lettersEach) + 1;
  const numbers = new Float32Array(letters.length / lettersEach);
  for (let index = 0; index < numbers.length; index++) {
    let code = 0;
    for (let letter = 0; letter < lettersEach; letter++) {
      code = code * BASE + (CODES[letters.charCodeAt(index * lettersEach + letter)] ?? 0);
    }
    numbers[index] = (code - zero) * unit;
  }
  return numbers;
}

function codesOf(letters: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < letters.length; code++) codes[letters.charCodeAt(code)] = code;
  return codes;
}
