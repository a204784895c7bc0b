import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { loadTypeScript } from "../../scripts/typescript.mjs";
import { readAssetFile } from "./load-card-renderers.mjs";
import { bundleWorker, modulesOf } from "./workers.mjs";

/** How many joined cases the answers are written into: two parties with a deck each. */
const JOINED_CASES = 60;

/** Nobody is held off: the limits are not what is measured. */
const ratelimits = Object.fromEntries(
  ["ADDRESS_LIMIT", "ADDRESS_WRITE_LIMIT", "SESSION_WRITE_LIMIT", "ACTION_LIMIT", "BARE_FORM_LIMIT"].map((name, id) => [
    name,
    { namespace_id: String(id), simple: { limit: 1_000_000_000, period: 60 } },
  ]),
);

const DATABASE = { d1Databases: { DB: "pettifog" } };

/** The product writes a line a request, which nobody is to read here. */
const UNREAD = { cf: false, handleStructuredLogs: () => undefined };

/** Every Worker as it is deployed, in a folder each; `remove` clears up. */
export function bundleWorkers() {
  const bundles = {
    bare: bundleWorker("tests/bench/wrangler.toml"),
    web: bundleWorker("wrangler.toml"),
    courtroom: bundleWorker("workers/courtroom/wrangler.toml"),
    judge: bundleWorker("workers/judge/wrangler.toml"),
    card: bundleWorker("workers/verdict-card/wrangler.toml"),
  };
  const remove = () => {
    for (const bundle of Object.values(bundles)) bundle.remove();
  };
  return { ...bundles, remove };
}

/** The bundled product in workerd, without any development server, on a database with cases to read and to answer. */
export async function startProduct({ web, courtroom, judge, card }) {
  const ofCourtroom = (className) => ({ className, scriptName: "courtroom", useSQLite: true });
  const objects = {
    DOCKET: ofCourtroom("Docket"),
    COURTROOM: ofCourtroom("Courtroom"),
    NOTIFIER: ofCourtroom("Notifier"),
  };
  const own = (className) => ({ className, useSQLite: true });
  const shared = { ...DATABASE, bindings: { ENVIRONMENT: "development" } };
  const server = new Miniflare(
    convertV4MiniflareOptions({
      ...UNREAD,
      workers: [
        worker("web", web, {
          ...shared,
          ratelimits,
          r2Buckets: ["CARDS", "MAILBOX"],
          serviceBindings: { VERDICT_CARD: "card", JUDGE: "judge" },
          durableObjects: { ...objects, CARD_PRESS: own("CardPress"), ERASURE: own("Erasure") },
        }),
        worker("courtroom", courtroom, {
          ...shared,
          r2Buckets: ["MAILBOX"],
          serviceBindings: { JUDGE: "judge" },
          durableObjects: { DOCKET: own("Docket"), COURTROOM: own("Courtroom"), NOTIFIER: own("Notifier") },
        }),
        worker("judge", judge),
        worker("card", card, { serviceBindings: { ASSETS: readAsset } }),
      ],
    }),
  );
  return { ...(await opened(server)), ...(await seedCases(await server.getD1Database("DB"))) };
}

/** A bare Hono and Remix Worker with one table, run the same way. */
export async function startBare({ bare }) {
  const server = await opened(
    new Miniflare(convertV4MiniflareOptions({ ...UNREAD, workers: [worker("bare", bare, DATABASE)] })),
  );
  await fetch(`${server.origin}/set-up`, { method: "POST" });
  return server;
}

function worker(name, bundle, options = {}) {
  return {
    name,
    ...modulesOf(bundle),
    compatibilityDate: "2026-10-23",
    compatibilityFlags: ["nodejs_compat"],
    ...options,
  };
}

async function opened(server) {
  const { origin } = await server.ready;
  return { origin, stop: () => server.dispose() };
}

async function readAsset(request) {
  return readAssetFile(new URL(request.url).pathname);
}

async function seedCases(database) {
  for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql"))) {
    const statements = readFileSync(join("migrations", file), "utf8").split("--> statement-breakpoint");
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
  const { openCourt } = await loadTypeScript("tests/support/court.ts");
  const { aDecidedCase, aJoinedCase } = await loadTypeScript("tests/support/factories.ts");
  const court = openCourt(database);
  const decided = await aDecidedCase(court);
  const joined = [];
  for (let index = 0; index < JOINED_CASES; index++) joined.push(await aJoinedCase(court));
  return { decided, joined };
}
