import { CHILD_DANGER } from "./child-danger";
import { COERCION } from "./coercion";
import { compilePattern } from "./compile-pattern";
import { HARMLESS_FRAMES } from "./harmless-frames";
import { HYPERBOLE } from "./hyperbole";
import { indexPatterns, type PatternIndex } from "./pattern-index";
import { SELF_HARM } from "./self-harm";
import { SEXUAL_HARM } from "./sexual-harm";
import { STALKING } from "./stalking";
import { VIOLENCE } from "./violence";

/** What is taken out of a text because people only say it, and what is serious in the rest. */
export interface SeriousPatterns {
  hyperbole: PatternIndex;
  serious: PatternIndex;
}

export function compilePatterns(): SeriousPatterns {
  const serious = [VIOLENCE, COERCION, STALKING, SEXUAL_HARM, CHILD_DANGER, SELF_HARM].flat();
  return {
    hyperbole: indexPatterns([HARMLESS_FRAMES, HYPERBOLE].flat().map((source) => compilePattern(source, "g"))),
    serious: indexPatterns(serious.map((source) => compilePattern(source))),
  };
}

/** Whether patterns find harm in a flattened text once its hyperbole is out. */
export function findsHarm(flat: string, patterns: PatternIndex, hyperbole: PatternIndex): boolean {
  const harmful = patterns.among(flat);
  if (harmful.length === 0) return false;
  const meant = withoutHyperbole(flat, hyperbole);
  return harmful.some((pattern) => pattern.test(meant));
}

/**
 * Each harm that patterns find in a flattened text once its hyperbole is out, with the words of its sentence beside it.
 */
export function findHarms(flat: string, patterns: PatternIndex, hyperbole: PatternIndex): string[] {
  const harmful = patterns.among(flat);
  if (harmful.length === 0) return [];
  const meant = withoutHyperbole(flat, hyperbole);
  const found = harmful.flatMap((pattern) => {
    const match = pattern.exec(meant);
    return match === null ? [] : [withNeighbours(meant, match.index, match.index + match[0].length)];
  });
  return [...new Set(found)];
}

/**
 * Words read on each side of a harm that was found: enough to tell a game or a film, too few for a joke to drown it.
 */
const NEIGHBOURS = 5;

function withNeighbours(text: string, start: number, end: number): string {
  const before = (text.slice(0, start).split(" . ").at(-1) ?? "").trim().split(" ").slice(-NEIGHBOURS);
  const after = (text.slice(end).split(" . ")[0] ?? "").trim().split(" ").slice(0, NEIGHBOURS);
  return ` ${[...before, text.slice(start, end), ...after].join(" ").trim()} . `;
}

function withoutHyperbole(flat: string, hyperbole: PatternIndex): string {
  return hyperbole.among(flat).reduce((text, pattern) => text.replace(pattern, "_"), flat);
}
