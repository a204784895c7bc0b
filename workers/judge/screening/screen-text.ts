import { graver, type Screening, type Seriousness } from "~/domain/screening/screening";
import { findHarms, findsHarm, type SeriousPatterns } from "./corpora/patterns";
import { flattenText } from "./flatten-text";
import { readPassages } from "./read-passages";
import { type LearnedLayer, weighText } from "./weigh-text";

interface Layers {
  patterns: SeriousPatterns;
  learned: LearnedLayer;
  /** How serious a text is by what was learnt of nine other languages. */
  readOther: (text: string) => Seriousness;
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
    readFlat(harmless, loaded);
    loaded.readOther(harmless);
  }
  return loaded;
}

/**
 * The embedded screening, without a network: rules for what people say plainly in English, on top of them a layer that
 * has learnt from examples, for what no rule foresaw, and one that has learnt nine other languages. What the rules find
 * is one more thing that the layer weighs. Marked as pure, so that a Worker that asks another one for it does not carry
 * the layers.
 */
export const houseScreening: Screening = /* @__PURE__ */ screeningOf(loadLayers);

function screeningOf(load: () => Promise<Layers>): Screening {
  return {
    async howSerious(texts) {
      const loaded = await load();
      return texts.reduce<Seriousness>((gravest, text) => graver(gravest, readText(text, loaded)), "petty");
    },
  };
}

function readText(text: string, layers: Layers): Seriousness {
  const flats = flattenText(text);
  const inEnglish = flats.reduce<Seriousness>((gravest, flat) => graver(gravest, readFlat(flat, layers)), "petty");
  return graver(inEnglish, layers.readOther(text));
}

function readFlat(flat: string, { patterns, learned }: Layers): Seriousness {
  const { hyperbole, serious } = patterns;
  const harms = findHarms(flat, serious, hyperbole);
  const passages = readPassages(flat).map((passage) => {
    const isFound = harms.length > 0 && (passage === flat || findsHarm(passage, serious, hyperbole));
    return weighText(passage, isFound, learned);
  });
  return [...harms.map((harm) => weighText(harm, true, learned)), ...passages].reduce(graver);
}
