import table from "./corpora/harm-cues.txt";

/** What a punishment may never touch (docs/rules.md#harmless-punishment). */
export const HARMFUL_GROUPS = [
  "money",
  "food",
  "humiliation",
  "third-party",
  "substance",
  "danger",
  "body",
  "privacy",
  "work",
  "belief",
  "sexual",
  "illegal",
  "long",
] as const;
export type HarmfulGroup = (typeof HARMFUL_GROUPS)[number];

let patterns: ReadonlyMap<HarmfulGroup, readonly RegExp[]> | null = null;

/**
 * The harmful groups of which a punishment has words or turns of phrase. A cue is no proof: a whisky-voiced detective
 * drinks nothing. How much each counts, and beside what, is learnt.
 */
export function findHarmCues(text: string): HarmfulGroup[] {
  patterns ??= readPatterns(table);
  const told = text.replaceAll("’", "'").replace(MAKE_BELIEVE, " _ ");
  return [...patterns].filter(([, ofGroup]) => ofGroup.some((pattern) => pattern.test(told))).map(([group]) => group);
}

/** What something is only like, or is a toy of. */
const MAKE_BELIEVE =
  /\b(?:as if|as though|as an?|like|in the (?:voice|manner|style|tone|role|language)s? of|in the style|with the (?:gravity|seriousness|air|dignity|tasting notes) of|imaginary|pretend|invisible|fake|mock|paper|cardboard|ceremonial|in favour of)\b[^.;:,!?"]*?(?=[.;:,!?"]| and | then | while | until |$)/giu;

/** A line is a group and what may stand, between two words' ends, for it. */
function readPatterns(lines: string): ReadonlyMap<HarmfulGroup, readonly RegExp[]> {
  const rows = lines
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  return new Map(
    HARMFUL_GROUPS.map((group) => {
      const own = rows.filter(([name]) => name === group);
      return [group, own.map(([, ways = ""]) => new RegExp(`(?<![\\p{L}-])(?:${ways})(?!\\p{L})`, "iu"))];
    }),
  );
}
