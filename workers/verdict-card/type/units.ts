import { isEmoji } from "../emoji";
import { mayBreakBetween } from "./breaks";
import { type Directed, directions } from "./direction";
import type { Face } from "./faces";

/** Letters of one face and one direction: what the drawing engine shapes at a time. */
export interface Run {
  kind: "run";
  text: string;
  face: Face;
  level: number;
}

/** One emoji, drawn as a picture in the space of an em. */
export interface EmojiPiece {
  kind: "emoji";
  text: string;
  level: number;
}

/** A letter that no face has: a dot in its place, so that a word keeps its length if not its sense. */
export interface DotPiece {
  kind: "dot";
  level: number;
}

export type Piece = Run | EmojiPiece | DotPiece;

/** What stays together on a line: a word, or a single character where a script breaks anywhere. */
export interface Unit {
  pieces: Piece[];
  /** Embedding level of the space before the unit; undefined where there is none. */
  spaceLevel: number | undefined;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters in a word before it may be broken anywhere. */
const WORD_MAX = 40;

/** Takes a text of one paragraph apart into what a line may begin with, and that into what can be drawn. */
export function toUnits(paragraph: string, faces: readonly Face[]): Unit[] {
  const text = paragraph.replace(SARA_AM, "\u0e4d$1\u0e32");
  const levelOf = directions(text);
  const units: Unit[] = [];
  let spaceLevel: number | undefined;
  let before = "";
  let length = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const directed = levelOf(index, segment);
    if (/^\s/u.test(segment)) {
      spaceLevel = directed.level;
      before = "";
      continue;
    }
    const pieces = toPieces(segment, directed, faces);
    if (pieces.length === 0) continue;
    const starts = before === "" || length >= WORD_MAX || mayBreakBetween(before, segment, text, index);
    if (starts) {
      units.push({ pieces: [], spaceLevel });
      length = 0;
    }
    for (const piece of pieces) append(units.at(-1), piece);
    [spaceLevel, before, length] = [undefined, segment, length + 1];
  }
  return units;
}

/**
 * The Thai vowel that stands above and after its consonant, taken apart: as one it gets the width of its wider half.
 */
const SARA_AM = /([\u0e48-\u0e4b]?)\u0e33/gu;

function toPieces(grapheme: string, { text, level }: Directed, faces: readonly Face[]): Piece[] {
  if (isEmoji(grapheme)) return [{ kind: "emoji", text: grapheme, level }];
  const face = faces.find(({ covered }) => [...visible(text)].every((letter) => covered.has(codePoint(letter))));
  const whole = face && drawable(text, face);
  if (whole !== undefined && face) return whole === "" ? [] : [{ kind: "run", text: whole, face, level }];

  // Parts of it can be had, such as a letter without its rarest accent.
  const [base = ""] = text.normalize("NFD");
  const baseFace = faces.find(({ covered }) => covered.has(codePoint(base)));
  return baseFace
    ? [{ kind: "run", text: drawable(text, baseFace) || base, face: baseFace, level }]
    : unknown(grapheme, level);
}

function unknown(grapheme: string, level: number): Piece[] {
  if (PICTOGRAPH.test(grapheme)) return [{ kind: "emoji", text: grapheme, level }];
  return /^\p{M}/u.test(grapheme) || visible(grapheme) === "" ? [] : [{ kind: "dot", level }];
}

const PICTOGRAPH = /\p{Extended_Pictographic}/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

function visible(text: string): string {
  return text.replace(IGNORABLE, "");
}

/** Without what the face has no glyph for. Joiners stay where the face knows them: scripts are shaped by them. */
function drawable(text: string, face: Face): string {
  const letters = [...text].filter((letter) => face.covered.has(codePoint(letter)));
  return visible(letters.join("")) === "" ? "" : letters.join("");
}

/** Neighbours of one face and direction become one run, where that does no harm. */
function append(unit: Unit | undefined, piece: Piece): void {
  const last = unit?.pieces.at(-1);
  if (last?.kind === "run" && piece.kind === "run" && isOneRun(last, piece)) last.text += piece.text;
  else unit?.pieces.push(piece);
}

function isOneRun(last: Run, next: Run): boolean {
  if (last.face !== next.face || last.level !== next.level) return false;
  // The drawing engine misjudges how wide a syllable of several shapes is: each gets measured by itself, and a full
  // stop after it would be drawn over it.
  if (SYLLABIC.test(last.text) || SYLLABIC.test(next.text)) return CONJOINED.test(last.text);
  // Signs that were turned round for their direction would be turned again among letters.
  return next.level % 2 === 0 || (LETTERS.test(last.text) && LETTERS.test(next.text));
}

/** Scripts that are written in syllables. */
const SYLLABIC = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
/** A consonant that has lost its vowel and leans on the next, which some tables of graphemes do not know. */
const CONJOINED = /(?:[\u094d\u09cd]|[\u0b95\u0bb6\u0bb8]\u0bcd)[\u200c\u200d]?$/u;
const LETTERS = /^[\p{L}\p{M}\u200c\u200d]+$/u;

function codePoint(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
