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

/** From how likely on it is the other's where another opens the complaint: of 423 such ones by 14 hands 413 were. */
const WITH_ANOTHER_FIRST = 0.6;

/** Whose deed a complaint is about. Who is not sure to have done it has not: to charge the wrong one is the worst. */
export function readDeed(text: string): WhoseDeed {
  const sure = sureDeed(text);
  if (sure !== null) return sure;
  // A name is known to nobody, and whoever has one is read as any other.
  const { at, odds } = likeliest(deedFeatures(text.replace(WHO_ACTS.namedOpens, "$1He ")), DEED);
  const deed = DEEDS[at] ?? "nobody";
  if (deed === "other" && tellsNoneOfOthers(text)) return "nobody";
  const from = deed === "other" && WHO_ACTS.othersOpen.test(text) ? WITH_ANOTHER_FIRST : figures.sureFrom[deed];
  return odds < from || !showsDeed(text, deed) ? "nobody" : deed;
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
