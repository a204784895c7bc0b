import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";

const STARTS = 5;

const CONFIGS = {
  "web Worker": "wrangler.toml",
  "courtroom Worker": "workers/courtroom/wrangler.toml",
  "verdict-card Worker": "workers/verdict-card/wrangler.toml",
};

/** What the home page needs to be drawn. */
const BINDINGS = {
  d1Databases: ["DB"],
  ratelimits: Object.fromEntries(
    ["ADDRESS_LIMIT", "ADDRESS_WRITE_LIMIT", "SESSION_WRITE_LIMIT"].map((name, index) => [
      name,
      { namespace_id: String(index), simple: { limit: 1_000, period: 60 } },
    ]),
  ),
};

/** Size in gzip and start-up time of each Worker as it would be deployed, beside the bare Remix and Hono Worker's. */
export async function benchWorkers() {
  const bare = await measure("tests/bench/wrangler.toml");
  const rows = [];
  for (const [what, config] of Object.entries(CONFIGS)) {
    const { kilobytes, startMs } = await measure(config);
    rows.push({
      what,
      figure: `${kilobytes} KB gzip, starts in ${startMs} ms`,
      baseline: `${bare.kilobytes} KB gzip, starts in ${bare.startMs} ms (bare Remix and Hono)`,
    });
  }
  return rows;
}

async function measure(config) {
  const { outdir, files, kilobytes, remove } = bundleWorker(config);
  try {
    return { kilobytes, startMs: await startTime(outdir, files) };
  } finally {
    remove();
  }
}

/**
 * Bundles a Worker as a deploy would, without deploying it. Gives the folder with its modules, their size in gzip, and a
 * function that clears up. Throws with wrangler's words when the configuration can't be deployed.
 */
export function bundleWorker(config, ...options) {
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

/** The median time from starting workerd with the Worker to its first answer: the home page, where it has one. */
async function startTime(outdir, files) {
  const types = { js: "ESModule", wasm: "CompiledWasm", woff: "Data", svg: "Text", bin: "Data", txt: "Text" };
  const modules = files
    .map((path) => ({ type: types[path.split(".").at(-1)], path: join(outdir, path) }))
    .sort((a, b) => Number(b.type === "ESModule") - Number(a.type === "ESModule"));
  const times = [];
  for (let start = 0; start < STARTS; start++) {
    const before = performance.now();
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules,
        modulesRoot: outdir,
        compatibilityDate: "2026-10-23",
        compatibilityFlags: ["nodejs_compat"],
        cf: false,
        ...BINDINGS,
      }),
    );
    await (await miniflare.dispatchFetch("http://bench.test/")).arrayBuffer();
    times.push(performance.now() - before);
    await miniflare.dispose();
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(STARTS / 2)]);
}
