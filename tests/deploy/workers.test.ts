import { describe, expect, it } from "vitest";
import { bundleWorker } from "../bench/workers.mjs";

/**
 * In gzip. Above it a Worker's start is felt on its first request at every edge. Most of the courtroom Worker is what
 * the screening of a message has learnt.
 */
const WEB_WORKER_MAX_KB = 600;
const COURTROOM_WORKER_MAX_KB = 700;

const CONFIGS = [
  "wrangler.toml",
  "workers/courtroom/wrangler.toml",
  "workers/judge/wrangler.toml",
  "workers/verdict-card/wrangler.toml",
];

describe("a deploy", () => {
  it.each(CONFIGS)("of %s to production is complete", (config) => {
    const { files, remove } = bundleWorker(config, "--env", "production");
    expect(files).not.toEqual([]);
    remove();
  });

  it("brings pages that stay below their budget, without wasm, fonts or drawings", () => {
    const { files, kilobytes, remove } = bundleWorker("wrangler.toml");
    expect(kilobytes).toBeLessThan(WEB_WORKER_MAX_KB);
    expect(files.filter((file) => !file.endsWith(".js"))).toEqual([]);
    remove();
  });

  it("brings courtrooms that stay below theirs", () => {
    const { kilobytes, remove } = bundleWorker("workers/courtroom/wrangler.toml");
    expect(kilobytes).toBeLessThan(COURTROOM_WORKER_MAX_KB);
    remove();
  });
});
