import type { Screening } from "~/domain/screening/screening";
import { findHarms, findsHarm, type SeriousPatterns } from "./corpora/patterns";
import { flattenText } from "./flatten-text";
import { readPassages } from "./read-passages";
import { isOverThreshold, type LearnedLayer, type Place } from "./weigh-text";

interface Layers {
  patterns: SeriousPatterns;
  learned: LearnedLayer;
}

let layers: Promise<Layers> | null = null;

/**
 * A few hundred patterns and the weights: read by the first text that comes, so that no Worker starts slower for them.
 */
function loadLayers(): Promise<Layers> {
  layers ??= import("./learnt/read-layers").then(({ readLayers }) => warmed(readLayers()));
  return layers;
}

/**
 * An engine translates a pattern at its first use, and at the second into machine code: some 400 ms for all of them. A
 * courtroom loads them while people sit down, and then no word has to wait for the patterns that it needs.
 */
function warmed(loaded: Layers): Layers {
  for (const harmless of [" first . ", " second . "]) {
    for (const { patterns } of Object.values(loaded.patterns)) {
      for (const pattern of patterns) harmless.replace(pattern, "_");
    }
    isSerious(harmless, "filing", loaded);
  }
  return loaded;
}

/**
 * The embedded screening, without a network: rules for what people say plainly, and on top of them a layer that has
 * learnt from examples, for what no rule foresaw. What the rules find is one more thing that the layer weighs. Marked
 * as pure, so that a Worker that asks another one for it does not carry the layers.
 */
export const houseScreening: Screening = /* @__PURE__ */ screeningOf("filing");

/**
 * The same for what is said in court: what the rules find stops as ever, what only the learned layer suspects needs
 * more.
 */
export const talkScreening: Screening = /* @__PURE__ */ screeningOf("talk");

function screeningOf(place: Place): Screening {
  return {
    async isTooSerious(texts) {
      const loaded = await loadLayers();
      return texts.flatMap(flattenText).some((flat) => isSerious(flat, place, loaded));
    },
  };
}

function isSerious(flat: string, place: Place, { patterns, learned }: Layers): boolean {
  const { hyperbole, serious, otherLanguages } = patterns;
  if (findsHarm(flat, otherLanguages, hyperbole)) return true;
  const harms = findHarms(flat, serious, hyperbole);
  const isOver = (text: string, isFound: boolean) => isOverThreshold(text, isFound, place, learned);
  if (harms.some((harm) => isOver(harm, true))) return true;
  return readPassages(flat).some((passage) =>
    isOver(passage, harms.length > 0 && (passage === flat || findsHarm(passage, serious, hyperbole))),
  );
}
