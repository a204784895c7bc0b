import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Miniflare } from "miniflare";
import { TOOL_ENVIRONMENT } from "../../scripts/tool-environment.mjs";

const STARTS = 5;

const CONFIGS = {
  "web Worker": "wrangler.toml",
  "courtroom Worker": "workers/courtroom/wrangler.toml",
  "verdict-card Worker": "workers/verdict-card/wrangler.toml",
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
  const outdir = mkdtempSync(join(tmpdir(), "pettifog-bundle-"));
  try {
    const bundled = spawnSync("wrangler", ["deploy", "--dry-run", "-c", config, "--outdir", outdir], {
      env: TOOL_ENVIRONMENT,
      encoding: "utf8",
    });
    if (bundled.status !== 0) throw new Error(`${config} can't be bundled: ${bundled.stderr}`);
    const files = readdirSync(outdir).filter((file) => /\.(?:js|wasm|woff|svg|bin|txt)$/u.test(file));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(outdir, file))).length, 0);
    return { kilobytes: Math.round(bytes / 1_024), startMs: await startTime(outdir, files) };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

/** The median time from starting workerd with the Worker to its first answer, whatever the answer is. */
async function startTime(outdir, files) {
  const types = { js: "ESModule", wasm: "CompiledWasm", woff: "Data", svg: "Text", bin: "Data", txt: "Text" };
  const modules = files
    .map((path) => ({ type: types[path.split(".").at(-1)], path: join(outdir, path) }))
    .sort((a, b) => Number(b.type === "ESModule") - Number(a.type === "ESModule"));
  const times = [];
  for (let start = 0; start < STARTS; start++) {
    const before = performance.now();
    const miniflare = new Miniflare({
      modules,
      modulesRoot: outdir,
      compatibilityDate: "2026-10-23",
      compatibilityFlags: ["nodejs_compat"],
      durableObjects: {},
      cf: false,
    });
    await (await miniflare.dispatchFetch("http://bench.test/")).arrayBuffer();
    times.push(performance.now() - before);
    await miniflare.dispose();
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(STARTS / 2)]);
}
