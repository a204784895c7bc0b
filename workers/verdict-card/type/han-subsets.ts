import * as v from "valibot";
import type { ReadAsset } from "../emoji";

/** The faces that share the Han characters and draw them each in their own way. */
type HanLanguage = "jp" | "kr" | "sc";

interface SubsetRange {
  first: number;
  last: number;
  subset: string;
}

const rangesSchema = v.record(v.string(), v.string());
const ranges = new Map<HanLanguage, SubsetRange[]>();

/**
 * The files with these letters, such as `jp/60`: a face of this kind is cut into a hundred. Han letters are drawn as in
 * Japanese beside kana, as in Korean beside hangul, else as in Chinese. Letters that no file has are left out.
 */
export async function subsetsFor(letters: readonly string[], readAsset: ReadAsset): Promise<string[]> {
  const han = hanLanguage(letters);
  const languages = new Map(letters.map((letter) => [letter, languageOf(letter, han)]));
  const tables = new Map(
    await Promise.all(
      [...new Set(languages.values())].map(
        async (language) => [language, await readRanges(language, readAsset)] as const,
      ),
    ),
  );
  const subsets = [...languages].map(([letter, language]) => {
    const subset = findSubset(tables.get(language) ?? [], letter.codePointAt(0) ?? 0);
    return subset === undefined ? undefined : `${language}/${subset}`;
  });
  return [...new Set(subsets.filter((subset) => subset !== undefined))];
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN = /[\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uffef]/u;

function hanLanguage(letters: readonly string[]): HanLanguage {
  if (letters.some((letter) => KANA.test(letter))) return "jp";
  return letters.some((letter) => HANGUL.test(letter)) ? "kr" : "sc";
}

/** The Korean face also has what is neither: Greek, fractions, numbers in circles. */
function languageOf(letter: string, han: HanLanguage): HanLanguage {
  if (KANA.test(letter)) return "jp";
  return HAN.test(letter) && !HANGUL.test(letter) ? han : "kr";
}

async function readRanges(language: HanLanguage, readAsset: ReadAsset): Promise<SubsetRange[]> {
  const known = ranges.get(language);
  if (known) return known;
  try {
    const response = await readAsset(`/fonts/${language}/ranges.json`);
    const table = toTable(v.parse(rangesSchema, await response.json()));
    ranges.set(language, table);
    return table;
  } catch {
    return [];
  }
}

/** From `{ "60": "4e00-4e10,4e2d" }`, sorted, so that a letter is found by halving. */
function toTable(subsets: Record<string, string>): SubsetRange[] {
  return Object.entries(subsets)
    .flatMap(([subset, list]) =>
      list.split(",").map((range) => {
        const [first = "", last = first] = range.split("-");
        return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16), subset };
      }),
    )
    .sort((a, b) => a.first - b.first);
}

function findSubset(table: SubsetRange[], point: number): string | undefined {
  let [low, high] = [0, table.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = table[middle];
    if (range === undefined) return undefined;
    if (point < range.first) high = middle - 1;
    else if (point > range.last) low = middle + 1;
    else return range.subset;
  }
  return undefined;
}
