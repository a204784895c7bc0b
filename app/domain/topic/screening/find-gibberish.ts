import type { Finding } from "./finding";

/** Fingers that walk along a row of the keyboard. */
const WALKS = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop"].flatMap((row) =>
  [row, [...row].reverse().join("")].flatMap((keys) =>
    Array.from({ length: keys.length - 3 }, (_, start) => keys.slice(start, start + 4)),
  ),
);
/** `rewq`, but also the end of "property". */
const WALKS_IN_WORDS = new Set(["erty", "tyui", "poiu", "uiop", "rewq", "trew", "ytre"]);

const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
/** Without their accents. */
const VOWEL = /[aeiouyæœøı]/u;
const NO_LANGUAGE = /(.)\1{3}|[^aeiouyæœøı]{7}|q[bcdfghjklmnpqrstvxyz]|[jvwx]q|zx|xz|j[bcfghklmpqrstvwxz]{2}/u;

/** Words this short need no vowel: "hmm", "pfft", "DIY", "BBQ". */
const SHORT = 4;
const LONGEST_WORD = 30;

/**
 * A text that says nothing, whole. Without one word of two letters that is certain; otherwise it is judged by how its
 * words look, and those of languages that are not written in Latin letters pass.
 */
export function findGibberish(text: string): Finding[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const found = (isCertain: boolean): Finding[] => [{ kind: "gibberish", excerpt: text, isCertain }];
  if (!words.some((word) => [...word].length > 1)) return found(true);
  const letters = [...words.join("").toLowerCase()];
  if (new Set(letters).size < 3 && letters.every((letter) => LATIN.test(letter))) return found(true);
  const signs = [...text.replace(/\s/gu, "")].length;
  const long = words.filter((word) => LATIN.test(word) && word.length >= SHORT);
  const odd = long.filter(looksOdd).length;
  return letters.length < signs / 2 || (odd > 0 && odd >= long.length / 2) ? found(false) : [];
}

function looksOdd(word: string): boolean {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return (
    plain.length > LONGEST_WORD ||
    !VOWEL.test(plain) ||
    NO_LANGUAGE.test(plain) ||
    WALKS.some((walk) => !WALKS_IN_WORDS.has(walk) && plain.includes(walk))
  );
}
