import { readFileSync } from "node:fs";
import { gatherCardAssets } from "./gather-card-assets.mjs";
import { mustRun } from "./run.mjs";

const PRODUCTION = ["--env", "production"];

/** Called before caller: the web Worker binds the others and the courtrooms the judge, so those must be there first. */
const CONFIGS = [
  "workers/verdict-card/wrangler.toml",
  "workers/judge/wrangler.toml",
  "workers/courtroom/wrangler.toml",
  "wrangler.toml",
];

const unfilled = CONFIGS.filter((config) => /^[^#]*YOUR-/mu.test(readFileSync(config, "utf8")));
if (unfilled.length > 0) {
  console.error(`Fill in what is written in capitals first, as docs/deploy.md says: ${unfilled.join(", ")}`);
  process.exit(1);
}

gatherCardAssets();
await mustRun("wrangler", ["d1", "migrations", "apply", "pettifog", "--remote", ...PRODUCTION]);
for (const config of CONFIGS) await mustRun("wrangler", ["deploy", "-c", config, ...PRODUCTION]);
