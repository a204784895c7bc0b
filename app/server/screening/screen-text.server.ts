import type { Screening } from "~/domain/screening/screening";
import type { SeriousPatterns } from "./corpora/patterns.server";
import { flattenText } from "./flatten-text.server";

let patterns: Promise<SeriousPatterns> | null = null;

/** The corpora are a few hundred patterns: read by the first text that comes, so that no Worker starts slower for them. */
function loadPatterns(): Promise<SeriousPatterns> {
  patterns ??= import("./corpora/patterns.server").then(({ compilePatterns }) => warmed(compilePatterns()));
  return patterns;
}

/**
 * An engine translates a pattern at its first use, and at the second into machine code: some 400 ms for all of them. A
 * courtroom loads them while people sit down, and then their first word has nothing left to wait for.
 */
function warmed(compiled: SeriousPatterns): SeriousPatterns {
  for (const harmless of [" first . ", " second . "]) isSerious(harmless, compiled);
  return compiled;
}

function isSerious(flat: string, { hyperbole, serious }: SeriousPatterns): boolean {
  const meant = hyperbole.reduce((text, pattern) => text.replace(pattern, "_"), flat);
  return serious.some((pattern) => pattern.test(meant));
}

/** The embedded screening: own rules, no network. It errs on the side of stopping. */
export const houseScreening: Screening = {
  async isTooSerious(texts) {
    const compiled = await loadPatterns();
    return texts.flatMap(flattenText).some((flat) => isSerious(flat, compiled));
  },
};
