import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleWorker } from "../bench/workers.mjs";

/**
 * In gzip. Above it a Worker's start is felt on its first request at every edge. Most of the courtroom Worker is what
 * the screening of a message has learnt.
 */
const WEB_WORKER_MAX_KB = 500;
const COURTROOM_WORKER_MAX_KB = 700;

const CONFIGS = [
  "wrangler.toml",
  "workers/courtroom/wrangler.toml",
  "workers/judge/wrangler.toml",
  "workers/verdict-card/wrangler.toml",
];

const bundles = new Map<string, ReturnType<typeof bundleWorker>>();

/** A Worker as it is deployed. */
function bundleOf(config: string) {
  const bundle = bundles.get(config) ?? bundleWorker(config, "--env", "production");
  bundles.set(config, bundle);
  return bundle;
}

/** Longer than the pages take to build while another suite has the other core. */
const BUILD_MS = 180_000;

beforeAll(() => void bundleOf("wrangler.toml"), BUILD_MS);

afterAll(() => {
  for (const { remove } of bundles.values()) remove();
});

describe("a deploy", () => {
  it.each(CONFIGS)("of %s to production is complete", (config) => {
    expect(bundleOf(config).files).not.toEqual([]);
  });

  it("brings pages that stay below their budget, without wasm, fonts or drawings", () => {
    const { files, kilobytes } = bundleOf("wrangler.toml");
    expect(kilobytes).toBeLessThan(WEB_WORKER_MAX_KB);
    expect(files.filter((file) => !file.endsWith(".js"))).toEqual([]);
  });

  it("brings courtrooms that stay below theirs", () => {
    expect(bundleOf("workers/courtroom/wrangler.toml").kilobytes).toBeLessThan(COURTROOM_WORKER_MAX_KB);
  });
});
