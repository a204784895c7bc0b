import { gatherCardAssets } from "./gather-card-assets.mjs";
import { run } from "./run.mjs";

/** The four Workers of the product in one development server. The first configuration is the public one. */
const CONFIGS = [
  "wrangler.toml",
  "workers/courtroom/wrangler.toml",
  "workers/judge/wrangler.toml",
  "workers/verdict-card/wrangler.toml",
];

gatherCardAssets();
process.exitCode = await run("wrangler", [
  "dev",
  ...CONFIGS.flatMap((config) => ["-c", config]),
  "--local",
  "--show-interactive-dev-session=false",
  ...process.argv.slice(2),
]);
