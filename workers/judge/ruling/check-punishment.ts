import { unpackWeights } from "../screening/packed-weights";
import { PLACES } from "../screening/read-features";
import weights from "./learnt/punishments.bin";
import figures from "./learnt/punishments.json";
import { isWrittenByHand } from "./punishments-by-language";
import { type ReadPunishment, readPunishment } from "./read-punishment";

/**
 * A text of which the court knows fewer of the words than this share is in another language, or about what it can't
 * judge.
 */
const KNOWN_SHARE_MIN = 0.5;

/** A step is advice that nobody is held to: it goes where it is likelier harmful than not. */
const STEP_THRESHOLD = 0;

let learnt: Int8Array | null = null;

/**
 * Whether a punishment fits one of the kinds that are known to be harmless (docs/rules.md#harmless-punishment): a small
 * service, a performance, an apology with style, a token, a swap, a ritual, and short.
 */
export function isHarmlessPunishment(punishment: string): boolean {
  if (isWrittenByHand(punishment)) return true;
  const read = readPunishment(punishment);
  return !read.isTooLong && isBelow(figures.threshold, read);
}

/** The same of a step that the court recommends, however long it takes. */
export function isHarmlessStep(step: string): boolean {
  return isBelow(STEP_THRESHOLD, readPunishment(step));
}

/**
 * What can't be read, in another language for one, is not known to be harmless: the court has plenty of its own to put
 * in its place.
 */
function isBelow(threshold: number, read: ReadPunishment): boolean {
  if (read.namesMoney || !read.isLatin) return false;
  learnt ??= unpackWeights(new Uint8Array(weights), PLACES);
  return knownShare(read, learnt) >= KNOWN_SHARE_MIN && weigh(read, learnt) <= threshold;
}

function knownShare({ words }: ReadPunishment, layer: Int8Array): number {
  return words.filter((place) => layer[place] !== 0).length / Math.max(1, words.length);
}

function weigh({ features }: ReadPunishment, layer: Int8Array): number {
  let sum = 0;
  for (const [index, place] of features.places.entries()) sum += (layer[place] ?? 0) * (features.amounts[index] ?? 0);
  return sum * figures.unit + figures.own;
}
