import type { LearnedWeights } from "../weigh-features.server";
import { compilePatterns, type SeriousPatterns } from "./patterns.server";
import { OWN, THRESHOLD, THRESHOLD_AFTER_RULES, THRESHOLD_IN_TALK, UNIT, WEIGHTS } from "./weights.server";

export function readLayers(): { patterns: SeriousPatterns; learned: LearnedWeights } {
  const weights = Int8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const thresholds = {
    threshold: THRESHOLD,
    thresholdInTalk: THRESHOLD_IN_TALK,
    thresholdAfterRules: THRESHOLD_AFTER_RULES,
  };
  return { patterns: compilePatterns(), learned: { weights, unit: UNIT, own: OWN, ...thresholds } };
}
