import type { Screening } from "~/domain/screening/screening";
import type { SeriousPatterns } from "./corpora/patterns.server";
import { flattenText } from "./flatten-text.server";

let patterns: Promise<SeriousPatterns> | null = null;

/** The corpora are a few hundred patterns: read by the first text that comes, so that no Worker starts slower for them. */
function loadPatterns(): Promise<SeriousPatterns> {
  patterns ??= import("./corpora/patterns.server").then(({ compilePatterns }) => compilePatterns());
  return patterns;
}

/** The embedded screening: own rules, no network. It errs on the side of stopping. */
export const houseScreening: Screening = {
  async isTooSerious(texts) {
    const { hyperbole, serious } = await loadPatterns();
    return texts.flatMap(flattenText).some((flat) => {
      const meant = hyperbole.reduce((text, pattern) => text.replace(pattern, "_"), flat);
      return serious.some((pattern) => pattern.test(meant));
    });
  },
};
