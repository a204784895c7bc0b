import type { CardFace } from "~/card/letter-widths";
import { isEmoji, type ReadAsset } from "../emoji";
import { builtInFaces, type Face, loadFace } from "./faces";
import { subsetsFor } from "./han-subsets";

/** Scripts with a file of their own. Their extensions count: an Arabic comma belongs to no script, but to that face. */
const SCRIPT_FACES: readonly [letters: RegExp, name: string][] = [
  [/\p{Script_Extensions=Arabic}/u, "arabic"],
  [/\p{Script_Extensions=Hebrew}/u, "hebrew"],
  [/\p{Script_Extensions=Devanagari}/u, "devanagari"],
  [/\p{Script_Extensions=Bengali}/u, "bengali"],
  [/\p{Script_Extensions=Tamil}/u, "tamil"],
  [/\p{Script_Extensions=Thai}/u, "thai"],
];

/** Blanks and what never leaves a mark: no face is fetched for their sake. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\s]/u;

/** Every face that a text needs, in the order in which a letter is looked for. Reads no file that it doesn't need. */
export async function findFaces(text: string, face: CardFace, readAsset: ReadAsset): Promise<Face[]> {
  const own = await builtInFaces(face);
  // Their bare forms too: a letter whose accented form nobody has is drawn without its accent.
  const letters = [...new Set([...text].flatMap((letter) => [letter, bareForm(letter)]))].filter(
    (letter) => !INVISIBLE.test(letter) && !isEmoji(letter),
  );
  const foreign = letters.filter((letter) => !own.some(({ covered }) => covered.has(codePoint(letter))));
  const scripts = SCRIPT_FACES.filter(([pattern]) => foreign.some((letter) => pattern.test(letter)));
  const scriptFaces = await loadAll(
    scripts.map(([, name]) => name),
    readAsset,
  );
  const others = missing(foreign, scriptFaces);
  const hanFaces = others.length === 0 ? [] : await loadAll(await subsetsFor(others, readAsset), readAsset);
  const signs = missing(others, hanFaces);
  const signFaces = signs.some((sign) => SIGN.test(sign)) ? await loadAll(["symbols"], readAsset) : [];
  return [...own, ...scriptFaces, ...hanFaces, ...signFaces];
}

/** Arrows, dingbats, chess pieces and the like. A letter that no other face has is not among them. */
const SIGN = /[\p{S}\p{P}]/u;

/** A syllable of hangul falls apart into letters that are no form of it. */
function bareForm(letter: string): string {
  const [base = letter] = letter.normalize("NFD");
  return /\p{Script=Hangul}/u.test(letter) ? letter : base;
}

function missing(letters: string[], faces: Face[]): string[] {
  return letters.filter((letter) => !faces.some(({ covered }) => covered.has(codePoint(letter))));
}

async function loadAll(names: readonly string[], readAsset: ReadAsset): Promise<Face[]> {
  const faces = await Promise.all(names.map((name) => loadFace(name, readAsset)));
  return faces.filter((face) => face !== undefined);
}

function codePoint(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
