import { writeFileSync } from "node:fs";
import { loadTypeScript } from "../typescript.mjs";

/**
 * Trains the screening's layer for languages other than English on `workers/judge/training/languages`: `npm run
 * train:languages`. Needed after a change of those texts, the glossary or the features. Takes some seconds.
 */
const { learnLanguages } = await loadTypeScript("workers/judge/training/learn-languages.ts");

const { files, report } = learnLanguages();
for (const [name, content] of Object.entries(files)) writeFileSync(`workers/judge/screening/learnt/${name}`, content);
console.table(report);
