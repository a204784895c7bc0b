import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { gatherCardAssets } from "../../scripts/gather-card-assets.mjs";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";
import { toRow } from "./row.mjs";

const STARTS = 5;

const NAMES = {
  web: "web Worker",
  courtroom: "courtroom Worker",
  judge: "judge Worker",
  card: "verdict-card Worker",
};

/** What the page Worker may weigh, in KB of gzip, and how much longer than the bare one it may take to start. */
const WEB_KB_GOAL = 500;
const START_GOAL = 1.3;

/** What the home page needs to be drawn. */
const BINDINGS = {
  bindings: { ENVIRONMENT: "development" },
  d1Databases: ["DB"],
  ratelimits: Object.fromEntries(
    ["ADDRESS_LIMIT", "ADDRESS_WRITE_LIMIT", "SESSION_WRITE_LIMIT"].map((name, index) => [
      name,
      { namespace_id: String(index), simple: { limit: 1_000, period: 60 } },
    ]),
  ),
};

/** Size in gzip and start-up time of each Worker as it would be deployed, beside the bare Remix and Hono Worker's. */
export async function benchWorkers(bundles) {
  const bareMs = await startTime(bundles.bare);
  const rows = [];
  for (const [key, what] of Object.entries(NAMES)) {
    const startMs = await startTime(bundles[key]);
    const goal = key === "web" ? { atMost: START_GOAL } : null;
    const baseline = `${bareMs} ms (bare Remix and Hono)`;
    rows.push(toRow(`${what}, start`, `${startMs} ms`, baseline, { ratio: startMs / bareMs, goal }));
    const { kilobytes } = bundles[key];
    const sized = key === "web" ? { ratio: kilobytes, goal: { atMost: WEB_KB_GOAL } } : {};
    rows.push(toRow(`${what}, gzip`, `${kilobytes} KB`, `${bundles.bare.kilobytes} KB`, sized));
  }
  return rows;
}

/**
 * What the house judge adds to a Worker's start, with its corpora loaded by the first case (as they are) or at the
 * start.
 */
export async function benchJudgeStart() {
  const script = (name) =>
    bundleWorker("workers/judge/tests/bench/start/wrangler.toml", `workers/judge/tests/bench/start/${name}.ts`);
  const bundles = { none: script("none"), lazy: script("lazy"), eager: script("eager") };
  try {
    const none = await startTime(bundles.none);
    const rows = [];
    for (const [what, bundle] of [
      ["judge's corpora, loaded with the first case", bundles.lazy],
      ["judge's corpora, loaded at the start", bundles.eager],
    ]) {
      const [open, ruled] = [await startTime(bundle), await startTime(bundle, "rule")];
      const figure = `${bundle.kilobytes} KB gzip, starts in ${open} ms, with questions and a ruling in ${ruled} ms`;
      rows.push(toRow(what, figure, `starts in ${none} ms (no judge)`));
    }
    return rows;
  } finally {
    for (const { remove } of Object.values(bundles)) remove();
  }
}

/**
 * Bundles a Worker as a deploy would, without deploying it. Gives the folder with its modules, their size in gzip, and
 * a function that clears up. Throws with wrangler's words when the configuration can't be deployed.
 */
export function bundleWorker(config, ...options) {
  gatherCardAssets();
  const outdir = mkdtempSync(join(tmpdir(), "pettifog-bundle-"));
  const remove = () => rmSync(outdir, { recursive: true });
  const bundled = spawnSync("wrangler", ["deploy", "--dry-run", "-c", config, "--outdir", outdir, ...options], {
    // Test runners set NODE_ENV, and the build would carry React's development half.
    env: { ...TOOL_ENVIRONMENT, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (bundled.status !== 0) {
    remove();
    throw new Error(`${config} can't be bundled: ${bundled.stderr}`);
  }
  const files = readdirSync(outdir).filter((file) => /\.(?:js|wasm|woff|svg|bin|txt)$/u.test(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(outdir, file))).length, 0);
  return { outdir, files, kilobytes: Math.round(bytes / 1_024), remove };
}

/**
 * The median time from starting workerd with the Worker to its first answer: the home page unless another path is asked
 * for.
 */
async function startTime(bundle, path = "") {
  const times = [];
  for (let start = 0; start < STARTS; start++) {
    const before = performance.now();
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        ...modulesOf(bundle),
        compatibilityDate: "2026-10-23",
        compatibilityFlags: ["nodejs_compat"],
        cf: false,
        handleStructuredLogs: () => undefined,
        ...BINDINGS,
      }),
    );
    await (await miniflare.dispatchFetch(`http://bench.test/${path}`)).arrayBuffer();
    times.push(performance.now() - before);
    await miniflare.dispose();
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(STARTS / 2)]);
}

/** What a Worker is made of, as Miniflare wants it: the entry first. */
export function modulesOf({ outdir, files }) {
  const types = { js: "ESModule", wasm: "CompiledWasm", woff: "Data", svg: "Text", bin: "Data", txt: "Text" };
  const modules = files
    .map((file) => ({ type: types[file.split(".").at(-1)], path: join(outdir, file) }))
    .sort((a, b) => Number(b.type === "ESModule") - Number(a.type === "ESModule"));
  return { modules, modulesRoot: outdir };
}
