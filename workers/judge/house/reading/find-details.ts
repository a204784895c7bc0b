import { ATTRIBUTE, DETAILS, FIGURE_OF_SPEECH, LASTS, RATE } from "../corpora/measures";

/** The most exact count, time or sum that the allegation names, in its own words. */
export function findDetail(told: string): string | null {
  // "5 minutes away" in somebody's mouth is what was said, and no measure of anything.
  const prose = told.replace(/"[^"]*"/gu, " ").replace(FIGURE_OF_SPEECH, " ");
  for (const pattern of DETAILS) {
    const found = pattern.exec(prose)?.[0];
    if (found === undefined || /^(?:a|an|one) times?$/iu.test(found) || ATTRIBUTE.test(found)) continue;
    // "the one day I work from home" is a day and no figure.
    if (/^one /iu.test(found) && prose.toLowerCase().includes(`the ${found.toLowerCase()}`)) continue;
    if (RATE.test(found) && !LASTS.test(prose)) continue;
    // "one day at a time" counts nothing.
    if (new RegExp(`${found} at a time`, "iu").test(prose)) continue;
    return found;
  }
  return null;
}
