import {
  AT_PLAY,
  DANGERS,
  FOREIGN_DANGERS,
  GOES_ON,
  HARMLESS_BEGINNING,
  SAID_ELSEWHERE,
} from "../corpora/dilemma/dangers";
import { FOREIGN_WEIGHTY, WEIGHTY_WORDS, type WeightyMatter } from "../corpora/dilemma/weighty";
import type { FoundOptions, Option } from "./find-options";

/** Why the court should not decide by answers; with the options that are safe, where another one is dangerous. */
export interface Weighty {
  matter: WeightyMatter;
  safe: readonly Option[];
}

/** Why the court should not decide this, or null for an ordinary dilemma. */
export function findWeighty(dilemma: string, asked: string, { options, deed, tongue }: FoundOptions): Weighty | null {
  const isForeign = tongue !== undefined;
  const words = options.map(({ pick }) => (pick.startsWith("“") ? pick.slice(1, -1) : null));
  const isNamed = words.every((each) => each !== null) && !isForeign;
  const risky = isNamed
    ? findRisky(words, dilemma)
    : [isForeign ? FOREIGN_DANGERS.test(dilemma) : isRisky(deed ?? asked, dilemma)];
  const safe = isNamed ? options.filter((_option, index) => !risky[index]) : [];
  const matter =
    isForeign && FOREIGN_WEIGHTY.test(dilemma) ? "life" : WEIGHTY_WORDS.find(([, said]) => said.test(dilemma))?.[0];
  if (risky.includes(true)) return { matter: safe.length > 0 ? "danger" : (matter ?? "danger"), safe };
  return matter === undefined ? null : { matter, safe: [] };
}

/** Which options are dangerous: one that goes on with the verb of another is as dangerous as that. */
function findRisky(words: readonly string[], dilemma: string): boolean[] {
  const risky: boolean[] = [];
  for (const option of words) risky.push(isRisky(option, dilemma) || (risky.at(-1) === true && GOES_ON.test(option)));
  return risky;
}

function isRisky(words: string, dilemma: string): boolean {
  if (HARMLESS_BEGINNING.test(words) || AT_PLAY.test(words)) return false;
  const read = SAID_ELSEWHERE.test(words) ? dilemma : words;
  return DANGERS.some(([deed, where]) => deed.test(read) && (where?.test(dilemma) ?? true));
}
