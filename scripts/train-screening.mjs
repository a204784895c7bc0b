import { writeFileSync } from "node:fs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Trains the learned layer of the screening on `training/screening` and writes its weights:
 * `npm run train:screening [-- --notes]`. Needed after a change of the corpus, the features or the rules.
 */
const { readCorpus } = await loadTypeScript("training/screening/read-corpus.ts");
const { prepareLessons } = await loadTypeScript("training/screening/prepare-lessons.ts");
const { learnWeights } = await loadTypeScript("training/screening/train-weights.ts");
const { crossValidate } = await loadTypeScript("training/screening/cross-validate.ts");
const { roundWeights } = await loadTypeScript("training/screening/round-weights.ts");
const { packWeights } = await loadTypeScript("app/server/screening/packed-weights.server.ts");

const lessons = prepareLessons(readCorpus("training/screening"));
const {
  threshold,
  thresholdInTalk,
  thresholdAfterRules,
  thresholdAfterRulesInTalk,
  recall,
  falseStops,
  missed,
  wronglyStopped,
} = crossValidate(lessons);
const { weights, unit, own } = roundWeights(learnWeights(lessons));

// As numbers, for the formatter takes the last zeros off a text of one.
writeFileSync(
  "app/server/screening/corpora/weights.server.ts",
  `/** Written by \`npm run train:screening\`. In cross-validation ${percent(recall)} of serious texts stopped, and ${percent(falseStops)} of jokes. */
export const THRESHOLD = ${Number(threshold.toFixed(4))};
export const THRESHOLD_IN_TALK = ${Number(thresholdInTalk.toFixed(4))};
export const THRESHOLD_AFTER_RULES = ${Number(thresholdAfterRules.toFixed(4))};
export const THRESHOLD_AFTER_RULES_IN_TALK = ${Number(thresholdAfterRulesInTalk.toFixed(4))};
export const UNIT = ${Number(unit.toPrecision(8))};
export const OWN = ${Number(own.toFixed(6))};
export const WEIGHTS =
  "${Buffer.from(packWeights(weights)).toString("base64")}";
`,
);
console.table({
  lessons: lessons.length,
  recall: percent(recall),
  "false stops": percent(falseStops),
  threshold,
  thresholdInTalk,
  thresholdAfterRules,
  thresholdAfterRulesInTalk,
});
if (process.argv.includes("--notes")) {
  console.info(`missed:\n  ${missed.join("\n  ")}`);
  console.info(`wrongly stopped:\n  ${wronglyStopped.join("\n  ")}`);
}
process.exit();

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
