import { unpackWeights } from "../packed-weights.server";
import { PLACES } from "../read-features.server";
import type { LearnedWeights } from "../weigh-features.server";
import { compilePatterns, type SeriousPatterns } from "./patterns.server";
import {
  OWN,
  THRESHOLD,
  THRESHOLD_AFTER_RULES,
  THRESHOLD_AFTER_RULES_IN_TALK,
  THRESHOLD_IN_TALK,
  UNIT,
  WEIGHTS,
} from "./weights.server";

export function readLayers(): { patterns: SeriousPatterns; learned: LearnedWeights } {
  const packed = Uint8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const thresholds = {
    threshold: THRESHOLD,
    thresholdInTalk: THRESHOLD_IN_TALK,
    thresholdAfterRules: THRESHOLD_AFTER_RULES,
    thresholdAfterRulesInTalk: THRESHOLD_AFTER_RULES_IN_TALK,
  };
  return {
    patterns: compilePatterns(),
    learned: { weights: unpackWeights(packed, PLACES), unit: UNIT, own: OWN, ...thresholds },
  };
}
