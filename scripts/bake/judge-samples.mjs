import { writeFile } from "node:fs/promises";
import { mustRun } from "../run.mjs";
import { loadTypeScript } from "../typescript.mjs";

/*
 * Has every judge rule on the sample case: `npm run bake:judge-samples` writes the rulings that pages show. A test
 * tells when the house judge has come to say something else.
 */

const FILE = "app/domain/judge/sample-rulings.ts";

const { ruleSampleCase } = await loadTypeScript("workers/judge/rule-sample-case.ts");
const rulings = JSON.stringify(await ruleSampleCase(), null, 2);
await writeFile(
  FILE,
  `import type { Winner } from "../case/winner";
import type { JudgePersonality } from "./personality";

/** What a page shows of a ruling on the sample case. */
interface SampleRuling {
  winner: Winner;
  caseName: string;
  rationale: string;
  punishment: string;
}

/** What the house judge says of the sample case, written by \`npm run bake:judge-samples\` and by nobody's hand. */
export const SAMPLE_RULINGS: Record<JudgePersonality, SampleRuling> = ${rulings};
`,
);
await mustRun("biome", ["check", "--write", FILE], { quiet: true });
