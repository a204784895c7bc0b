import { Resvg } from "@resvg/resvg-wasm";
import { startEngines } from "../engines";
import type { Face } from "./faces";
import type { Run } from "./units";

/** The shape of a run at a size of `OUTLINE_SIZE`, starting at 0 on the baseline. */
export interface Outline {
  path: string;
  /** How far the next run starts, in ems. */
  advance: number;
  /** Top and bottom of the ink, in ems below the baseline. */
  top: number;
  bottom: number;
}

export const OUTLINE_SIZE = 100;

/**
 * Shapes runs as their scripts want it: joined, stacked, reordered. Satori knows no such thing, so the drawing engine
 * does it: it turns text into outlines. A run is set twice, once beginning and once ending at the same place, since how
 * far apart the two are is the one way to learn how wide it is.
 */
export async function shapeRuns(runs: readonly Run[]): Promise<Map<string, Outline>> {
  const distinct = [...new Map(runs.map((run) => [runKey(run), run]))];
  if (distinct.length === 0) return new Map();
  await startEngines();
  const texts = distinct.map(
    ([, run], index) => textElement(run, `s${index}`, "start") + textElement(run, `e${index}`, "end"),
  );
  const faces = new Set<Face>(distinct.map(([, run]) => run.face));
  const resvg = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${texts.join("")}</svg>`, {
    font: { fontBuffers: [...faces].map(({ bytes }) => bytes), loadSystemFonts: false },
  });
  try {
    const paths = readPaths(resvg.toString());
    return new Map(
      distinct.flatMap(([key, run], index) => {
        const [path, shifted] = [paths.get(`s${index}`), paths.get(`e${index}`)];
        return path === undefined || shifted === undefined ? [] : [[key, measure(run, path, shifted)]];
      }),
    );
  } finally {
    resvg.free();
  }
}

/** Runs of one key have one outline. */
export function runKey({ face, text }: Run): string {
  return `${face.family}\n${text}`;
}

function textElement({ text, face }: Run, id: string, anchor: "start" | "end"): string {
  const escaped = text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<text id="${id}" font-family="${face.family}" font-size="${OUTLINE_SIZE}" text-anchor="${anchor}">${escaped}</text>`;
}

const NAMED_PATH = /id="([se]\d+)"[\s\S]*? d="([^"]+)"/gu;

function readPaths(svg: string): Map<string, string> {
  return new Map([...svg.matchAll(NAMED_PATH)].map(([, id = "", path = ""]) => [id, path]));
}

function measure({ text }: Run, path: string, shifted: string): Outline {
  const points = coordinates(path);
  const heights = points.filter((_, index) => index % 2 === 1);
  const [start = 0] = points;
  const [end = 0] = coordinates(shifted);
  return {
    path,
    advance: Math.max(start - end, syllableWidth(text, points)) / OUTLINE_SIZE,
    top: least(heights) / OUTLINE_SIZE,
    bottom: most(heights) / OUTLINE_SIZE,
  };
}

/**
 * How wide a syllable of several shapes is. The engine takes the widest shape for the whole. In these scripts' faces
 * the line on which letters hang ends as far beyond the letter as the table says, so the ink tells the width; what
 * stands above that line or hangs below the letter may reach further and does not count.
 */
function syllableWidth(text: string, points: readonly number[]): number {
  const script = SYLLABIC_SCRIPTS.find(({ letters }) => letters.test(text));
  if (script === undefined) return 0;
  const counts = (y: number) => y > HANGING_LINE && y < script.lowest;
  return most(points.filter((_, index) => index % 2 === 0 && counts(points[index + 1] ?? 0))) - script.overhang;
}

/**
 * How far the ink of a letter ends beyond its width, and down to where it is the letter's own, at `OUTLINE_SIZE`. Tamil
 * has no line, but room beside its letters, below the baseline too.
 */
const SYLLABIC_SCRIPTS: readonly { letters: RegExp; overhang: number; lowest: number }[] = [
  { letters: /\p{Script=Devanagari}/u, overhang: 1.5, lowest: 0 },
  { letters: /\p{Script=Bengali}/u, overhang: 1, lowest: 0 },
  { letters: /\p{Script=Tamil}/u, overhang: -3, lowest: Number.POSITIVE_INFINITY },
];
/** Upper edge of that line, with a little to spare. */
const HANGING_LINE = -68;

/** Numbers of a path as the engine writes it: absolute points, x before y. */
function coordinates(path: string): number[] {
  return (path.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
}

/** A long word has more points than a call may have arguments. */
function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((largest, value) => Math.max(largest, value), Number.NEGATIVE_INFINITY);
}
