import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { newPushKeys } from "./new-push-keys.mjs";
import { mustRun } from "./run.mjs";
import { TOOL_ENVIRONMENT } from "./tool-environment.mjs";

const DATABASE = "pettifog";
const BUCKET = "pettifog-cards";
const WEB = "wrangler.toml";
const COURTROOM = "workers/courtroom/wrangler.toml";

const PRODUCTION = ["--env", "production"];

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/u;
const ADDRESS = /^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/u;

/**
 * Makes what a first deploy needs and is not there yet, and writes it into the wrangler.toml files. Asks only for what
 * a person alone can know. Safe to run again: what is there stays. Gives the secrets to deploy with, by the Worker's
 * configuration. A dry run says what it would do, asks nobody, and changes nothing.
 */
export async function prepareFirstDeploy(configs, isDryRun) {
  if (isDryRun) {
    for (const step of STEPS) console.info(`would: ${step}`);
    return {};
  }
  if (wrangler(["whoami", "--json"]).status !== 0) await mustRun("wrangler", ["login"]);
  const filling = await askWhatIsMissing(configs);
  filling.databaseId = findDatabase() ?? makeDatabase();
  if (wrangler(["r2", "bucket", "info", BUCKET]).status !== 0) mustSay(["r2", "bucket", "create", BUCKET]);
  for (const config of configs) writeFileSync(config, fillIn(readFileSync(config, "utf8"), filling));
  return missingSecrets(secretsOf(WEB), secretsOf(COURTROOM));
}

const STEPS = [
  "log in to Cloudflare, unless that is done (wrangler login)",
  "ask for the domain and the address of the first moderator, unless the wrangler.toml files have them",
  `make the D1 database ${DATABASE}, unless it is there (wrangler d1 create ${DATABASE})`,
  `make the R2 bucket ${BUCKET}, unless it is there (wrangler r2 bucket create ${BUCKET})`,
  "write the domain, the address and the database's id into the wrangler.toml files",
  "make APP_SECRET and the keys of pushes, unless they are set, and upload them with the Workers",
];

/** A configuration with everything filled in that stands in capitals, as far as it is known. */
export function fillIn(text, { domain, moderator, databaseId }) {
  const known = (value, place) => value ?? place;
  return text
    .replaceAll("you@YOUR-DOMAIN", known(moderator, "you@YOUR-DOMAIN"))
    .replaceAll(/(?<!you@)YOUR-DOMAIN/gu, known(domain, "YOUR-DOMAIN"))
    .replaceAll("YOUR-D1-DATABASE-ID", known(databaseId, "YOUR-D1-DATABASE-ID"));
}

/**
 * The secrets that the two Workers have not got, by names of those that they have: a secret that is set stays. The two
 * keys of pushes are a pair, and what is set can't be read: where one half is missing, as after a deploy that broke off
 * between the two Workers, both get a new pair.
 *
 * @returns {Promise<Record<string, Record<string, string>>>} by the Worker's configuration
 */
export async function missingSecrets(ofWeb, ofCourtroom) {
  const secrets = { [WEB]: {}, [COURTROOM]: {} };
  if (!ofWeb.includes("APP_SECRET")) secrets[WEB].APP_SECRET = randomBytes(48).toString("base64");
  if (!ofCourtroom.includes("VAPID_PRIVATE_KEY") || !ofWeb.includes("VAPID_PUBLIC_KEY")) {
    const keys = await newPushKeys();
    Object.assign(secrets[COURTROOM], keys);
    secrets[WEB].VAPID_PUBLIC_KEY = keys.VAPID_PUBLIC_KEY;
  }
  return secrets;
}

async function askWhatIsMissing(configs) {
  const text = configs.map((config) => readFileSync(config, "utf8")).join("");
  if (!text.includes("YOUR-DOMAIN")) return {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question, form) => {
    for (;;) {
      const answer = (await terminal.question(`${question} `)).trim();
      if (form.test(answer)) return answer;
      console.info("That has not the form of one.");
    }
  };
  const domain = await ask("The domain of the court, a zone of your account (such as court.example):", DOMAIN);
  const moderator = await ask("The mail address of the first moderator:", ADDRESS);
  terminal.close();
  return { domain, moderator };
}

function findDatabase() {
  const { uuid } = JSON.parse(mustSay(["d1", "list", "--json"])).find(({ name }) => name === DATABASE) ?? {};
  return uuid;
}

function makeDatabase() {
  mustSay(["d1", "create", DATABASE]);
  return findDatabase();
}

/** Names of the secrets that a Worker has; none where there is no such Worker yet, which Cloudflare says by 10007. */
function secretsOf(config) {
  const { status, stdout, stderr } = wrangler(["secret", "list", "--format", "json", "-c", config, ...PRODUCTION]);
  if (status === 0) return JSON.parse(stdout).map(({ name }) => name);
  if (`${stdout}${stderr}`.includes("10007")) return [];
  // Were it taken for none, the secret of a court that is up would be replaced.
  console.error(`The secrets of ${config} can't be listed:\n${stdout}${stderr}`);
  process.exit(1);
}

function wrangler(args) {
  return spawnSync("wrangler", args, {
    env: TOOL_ENVIRONMENT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
}

/** What wrangler says; ends the program with its words where it fails. */
function mustSay(args) {
  const { status, stdout, stderr } = wrangler(args);
  if (status === 0) return stdout;
  console.error(`\`wrangler ${args.join(" ")}\` failed:\n${stdout}${stderr}`);
  process.exit(1);
}
