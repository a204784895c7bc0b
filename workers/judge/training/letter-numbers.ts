/** Whole numbers from -32 to 31 as letters of base 64, so that a table of words is text that a line tool can read. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const ZERO = LETTERS.length / 2;
const CODES = codesOf(LETTERS);

/** The largest number that a letter holds. */
export const LARGEST = ZERO - 1;

/** Writes numbers as multiples of `unit`, rounded; what does not fit becomes the largest or smallest that does. */
export function toLetters(numbers: Iterable<number>, unit: number): string {
  let letters = "";
  for (const number of numbers) {
    letters += LETTERS[Math.max(-ZERO, Math.min(LARGEST, Math.round(number / unit))) + ZERO] ?? "";
  }
  return letters;
}

/**
 * Reads what `toLetters` wrote. By hand and not by `Float32Array.from`, which takes ten times as long for half a
 * million.
 */
export function fromLetters(letters: string, unit: number): Float32Array {
  const numbers = new Float32Array(letters.length);
  for (let index = 0; index < numbers.length; index++) {
    numbers[index] = ((CODES[letters.charCodeAt(index)] ?? 0) - ZERO) * unit;
  }
  return numbers;
}

function codesOf(letters: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < letters.length; code++) codes[letters.charCodeAt(code)] = code;
  return codes;
}
