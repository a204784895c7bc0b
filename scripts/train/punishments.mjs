import { writeFileSync } from "node:fs";
import { loadTypeScript } from "../typescript.mjs";

/**
 * Trains what tells harmless punishments from others on `workers/judge/training/punishments` and writes what it learnt:
 * `npm run train:punishments [-- --notes]`. Needed after a change of those texts, the kinds of words or the features.
 */
const { learnPunishments } = await loadTypeScript("workers/judge/training/learn-punishments.ts");

const { files, report, wrong } = learnPunishments();
for (const [name, content] of Object.entries(files)) writeFileSync(`workers/judge/ruling/learnt/${name}`, content);
console.table(report);
if (process.argv.includes("--notes")) console.info(wrong.join("\n"));
