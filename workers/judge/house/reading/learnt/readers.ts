import { DEEDS, type WhoseDeed } from "../../claims/whose-deed";
import { WHO_ACTS } from "../../corpora/complaint-words";
import { deedFeatures, matterFeatures } from "../complaint-features";
import { type LearntReader, likeliest, likeliestOfAll } from "../learnt-reader";
import { showsDeed, sureDeed, tellsNoneOfOthers } from "../who-acts";
import deedNumbers from "./deed.bin";
import deedWords from "./deed.txt";
import figures from "./figures.json";
import matterNumbers from "./matter.bin";
import matterWords from "./matter.txt";

/** What `npm run train:readers` wrote beside this file, ready to read with. */
const MATTER = readerOf(matterWords, matterNumbers, figures.matter);
const DEED = readerOf(deedWords, deedNumbers, figures.deed);

/** The id of the matter that a complaint is about; `null` where that is not sure: a wrong one is worse than none. */
export function readMatter(text: string): string | null {
  const { at, odds, least } = likeliestOfAll(matterFeatures(text), MATTER);
  const { matter, matterWithoutAWord } = figures.sureFrom;
  return odds < matter || least < matterWithoutAWord ? null : (figures.matters[at] ?? null);
}

/** From how likely on a matter lends its nouns to a complaint that may be about another. */
const NOUN_FROM = 0.8;

/** The id of the matter whose words a complaint has most of, though one of them alone may speak for it. */
export function guessMatter(text: string): string | null {
  const { at, odds } = likeliest(matterFeatures(text), MATTER);
  return odds < NOUN_FROM ? null : (figures.matters[at] ?? null);
}

/** From how likely on it is taken for the other's where nobody is charged: two in three are, and every fifth is own. */
const LIKELY_FROM = 0.6;

/** Whose deed a complaint is about, and of nobody's for sure, whether it is likely the other's. */
export interface ReadDeed {
  whose: WhoseDeed;
  isLikelyOthers: boolean;
}

/** Who is not sure to have done it has not: to charge the wrong one is the worst. */
export function readDeed(text: string): ReadDeed {
  const certain = sureDeed(text);
  if (certain !== null) return { whose: certain, isLikelyOthers: false };
  // A name is known to nobody, and whoever has one is read as any other.
  const { at, odds } = likeliest(deedFeatures(text.replace(WHO_ACTS.namedOpens, "$1He ")), DEED);
  const deed = DEEDS[at] ?? "nobody";
  const isOthers = deed === "other" && !tellsNoneOfOthers(text);
  const isSure = odds >= figures.sureFrom[deed] && showsDeed(text, deed) && (isOthers || deed === "own");
  return { whose: isSure ? deed : "nobody", isLikelyOthers: isOthers && !isSure && odds >= LIKELY_FROM };
}

function readerOf(
  words: string,
  numbers: ArrayBuffer,
  { bias, ...shape }: Pick<LearntReader, "size" | "unit" | "classUnit"> & { bias: string },
): LearntReader {
  return {
    ...shape,
    bias: bias.split(" ").map(Number),
    rows: new Map(words.split("\n").map((word, row) => [word, row])),
    numbers: new Int8Array(numbers),
  };
}
