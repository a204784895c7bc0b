import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepareFirstDeploy } from "./first-deploy.mjs";
import { gatherCardAssets } from "./gather-card-assets.mjs";
import { installWhenStale } from "./install.mjs";
import { mustRun } from "./run.mjs";

/**
 * Deploys to production. `--first` makes before what is not there yet, and `--dry-run` goes through it all without an
 * account: it bundles every Worker and says of the rest what it would do.
 */
const {
  values: { first: isFirst, "dry-run": isDryRun },
} = parseArgs({
  options: { first: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } },
});

const PRODUCTION = ["--env", "production"];

/** Called before caller: the web Worker binds the others and the courtrooms the judge, so those must be there first. */
const CONFIGS = [
  "workers/verdict-card/wrangler.toml",
  "workers/judge/wrangler.toml",
  "workers/courtroom/wrangler.toml",
  "wrangler.toml",
];

process.chdir(new URL("..", import.meta.url).pathname);
await installWhenStale();
const secrets = isFirst ? await prepareFirstDeploy(CONFIGS, isDryRun) : {};

const unfilled = CONFIGS.filter((config) => /^[^#]*YOUR-/mu.test(readFileSync(config, "utf8")));
if (unfilled.length > 0 && !isDryRun) {
  console.error(`Run \`npm run deploy -- --first\`, or fill in what is written in capitals: ${unfilled.join(", ")}`);
  process.exit(1);
}

gatherCardAssets();
await change("wrangler", ["d1", "migrations", "apply", "pettifog", "--remote", ...PRODUCTION]);
for (const config of CONFIGS) await deploy(config, secrets[config] ?? {});
if (isDryRun && unfilled.length > 0) console.info(`Still to be filled in: ${unfilled.join(", ")}`);
if (isFirst) console.info("One thing is left: let the domain send mail, as docs/deploy.md#mail says.");

/** Runs a command that changes something in the account, or says that it would. */
async function change(command, args) {
  if (isDryRun) console.info(`would: ${command} ${args.join(" ")}`);
  else await mustRun(command, args);
}

/** Secrets go up with the code, so that a Worker is never there without them; they lie on the disk for that long. */
async function deploy(config, secretsOfWorker) {
  const args = ["deploy", "-c", config, ...PRODUCTION];
  if (isDryRun) {
    console.info(`would: wrangler ${args.join(" ")}`);
    return mustRun("wrangler", [...args, "--dry-run"]);
  }
  if (Object.keys(secretsOfWorker).length === 0) return mustRun("wrangler", args);
  const folder = mkdtempSync(join(tmpdir(), "pettifog-secrets-"));
  // `mustRun` ends the program where the deploy fails.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "secrets.json");
  writeFileSync(file, JSON.stringify(secretsOfWorker), { mode: 0o600 });
  await mustRun("wrangler", [...args, "--secrets-file", file]);
  rmSync(folder, { recursive: true });
}
