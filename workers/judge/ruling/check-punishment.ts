import { openPhrases, readDetectors } from "../screening/learnt/read-phrases";
import { unpackWeights } from "../screening/packed-weights";
import { type PhraseNet, weighPhrases } from "../screening/phrase-net";
import { PLACES } from "../screening/read-features";
import { type LinearLayer, weighFeatures } from "../screening/weigh-text";
import { readRows } from "../screening/word-rows";
import detectors from "./learnt/punishment-detectors.bin";
import weights from "./learnt/punishments.bin";
import figures from "./learnt/punishments.json";
import { isWrittenByHand } from "./punishments-by-language";
import { type ReadPunishment, readPunishment } from "./read-punishment";

/**
 * A text of whose words fewer than this share are known is in another language, or about what the court can't judge.
 */
const KNOWN_SHARE_MIN = 0.6;
/** The same of one that reads like another language: an English word by chance is in many of them. */
const KNOWN_SHARE_MIN_IF_FOREIGN = 0.9;

/** A step is advice that nobody is held to: it goes where it is likelier harmful than not. */
const STEP_THRESHOLD = 0;

/** What `npm run train:punishments` learnt: kinds of words and runs of them by weights, what words mean by a net. */
interface Learnt {
  layer: LinearLayer;
  net: PhraseNet;
}

let learnt: Learnt | null = null;

function openLearnt(): Learnt {
  const { unit, own, phrases } = figures;
  learnt ??= {
    layer: { weights: unpackWeights(new Uint8Array(weights), PLACES), unit, own },
    net: { ...openPhrases(), ...readDetectors(detectors, phrases.unit), ...phrases },
  };
  return learnt;
}

/**
 * Whether a punishment fits one of the kinds that are known to be harmless (docs/rules.md#harmless-punishment): a small
 * service, a performance, an apology with style, a token, a swap, a ritual, and short.
 */
export function isHarmlessPunishment(punishment: string): boolean {
  if (isWrittenByHand(punishment)) return true;
  const read = readPunishment(punishment);
  return !read.isTooLong && isBelow(figures.threshold - read.doubt - read.cuedDoubt, read);
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
  const { flat, features, namesMoney, isLatin, readsForeign } = read;
  if (namesMoney || !isLatin) return false;
  const { layer, net } = openLearnt();
  const rows = readRows(flat, net.rows);
  return (
    knownShare(flat, net) >= (readsForeign ? KNOWN_SHARE_MIN_IF_FOREIGN : KNOWN_SHARE_MIN) &&
    weighFeatures(features, layer) + weighPhrases(rows, false, net) <= threshold
  );
}

/** Of its words of more than a letter: the table of words has few of the others. */
function knownShare(flat: string, { rows }: PhraseNet): number {
  const words = (flat.match(/[a-z]{2,}/gu) ?? []).filter((word) => word !== "someone");
  return readRows(words.join(" "), rows).filter((row) => row > 0).length / Math.max(1, words.length);
}
