import type { Seriousness } from "~/domain/screening/screening";
import { type PhraseNet, weighPhrases } from "./phrase-net";
import { type Features, readFeatures } from "./read-features";
import { readRows } from "./word-rows";

/** A weight for every place of the features. */
export interface LinearLayer {
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  unit: number;
  own: number;
}

/** What the learned layer has learnt, and the sums from which a text is serious. */
export interface LearnedLayer extends LinearLayer {
  phrases: PhraseNet;
  /** How much the phrases count beside the weights. */
  phraseShare: number;
  thresholds: Thresholds;
  /** Lower: what the rules found is let go only where all else in the text says that it is a joke. */
  thresholdsAfterRules: Thresholds;
}

/** The sums above which a text is unclear, and above which it is clear. */
export interface Thresholds {
  unclear: number;
  clear: number;
}

/** How serious a sum makes a text. */
export function readSum(sum: number, { unclear, clear }: Thresholds): Seriousness {
  if (sum > clear) return "clear";
  return sum > unclear ? "unclear" : "petty";
}

/** How serious a flattened text is, by its features and its phrases together. */
export function weighText(flat: string, isStoppedByRules: boolean, learned: LearnedLayer): Seriousness {
  const { phrases, phraseShare, thresholds, thresholdsAfterRules } = learned;
  const byFeatures = weighFeatures(readFeatures(flat, isStoppedByRules), learned);
  const byPhrases = weighPhrases(readRows(flat, phrases.rows), isStoppedByRules, phrases);
  return readSum(byFeatures + phraseShare * byPhrases, isStoppedByRules ? thresholdsAfterRules : thresholds);
}

/** What a linear layer makes of features. */
export function weighFeatures({ places, amounts }: Features, { weights, unit, own }: LinearLayer): number {
  let sum = 0;
  for (const [index, place] of places.entries()) sum += (weights[place] ?? 0) * (amounts[index] ?? 0);
  return sum * unit + own;
}
