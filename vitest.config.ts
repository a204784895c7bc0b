import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { kCurrentWorker } from "miniflare";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { dataModules } from "./scripts/data-modules.mjs";
import { gatherCardAssets } from "./scripts/gather-card-assets.mjs";
import { rateLimits } from "./tests/support/rate-limits";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

/** See `tests/support/fixed-seed.ts`. */
const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);

/** How much the courtroom's random test plays; `npm run fuzz:courtroom` plays more. */
const COURTROOM_FUZZ = {
  lives: Number(process.env.FUZZ_LIVES ?? 50),
  seed: FUZZ_SEED,
  path: process.env.FUZZ_PATH,
};

/** How many calls of the API are made up and sent; the nightly run sends more. */
const FUZZED_CALLS = Number(process.env.FUZZ_CALLS ?? 2_000);

/** How many cases there are when the rows that a query reads are counted; `npm run growth` has more. */
const GROWN_CASES = Number(process.env.GROWN_CASES ?? 1_000);

/**
 * Leaves out of pages what people see, for tests that ask only what a page's server half answers: all components
 * together take workerd minutes to load. A redirect is all that a server half takes from there.
 */
const pagesWithoutFaces: Plugin = {
  name: "pages-without-faces",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    /\/app\/routes\//u.test(importer) &&
    /^(?:~\/(?:components|hooks|browser)\/|react\b|@remix-run\/react$)/u.test(source)
      ? "\0no-face"
      : null,
  load: (id) => (id === "\0no-face" ? 'export { redirect } from "@remix-run/cloudflare";' : null),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        plugins: [dataModules()],
        test: {
          name: "unit",
          environment: "node",
          include: ["app/**/*.test.ts", "workers/**/*.test.ts", "tests/unit/**/*.test.ts"],
          setupFiles: ["./tests/support/fixed-seed.ts"],
          // A process for each file takes longer to start than most tests. Nothing that is tested here keeps anything.
          isolate: false,
          provide: { fuzzSeed: FUZZ_SEED },
          // Some tests of the judge read thousands of texts, while another suite has the other core.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        plugins: [
          pagesWithoutFaces,
          cloudflareTest(async () => ({
            main: "./tests/support/test-worker.ts",
            miniflare: {
              compatibilityDate: "2026-10-23",
              compatibilityFlags: ["nodejs_compat"],
              // The second one is for a test that brings an old database up to date.
              d1Databases: ["DB", "OLD_DB"],
              r2Buckets: ["CARDS", "MAILBOX"],
              durableObjects: {
                DOCKET: { className: "Docket", useSQLite: true },
                COURTROOM: { className: "Courtroom", useSQLite: true },
                CARD_PRESS: { className: "CardPress", useSQLite: true },
                NOTIFIER: { className: "Notifier", useSQLite: true },
                ERASURE: { className: "Erasure", useSQLite: true },
              },
              serviceBindings: {
                VERDICT_CARD: { name: kCurrentWorker, entrypoint: "RecordingCardRenderer" },
                JUDGE: { name: kCurrentWorker, entrypoint: "JudgeWorker" },
              },
              bindings: { ENVIRONMENT: "development", MIGRATIONS: await readD1Migrations("./migrations") },
              // Those of the development server; tests that reach them come from an address of their own.
              ratelimits: rateLimits().development,
              modulesRules: [
                { type: "Data", include: ["**/*.bin"] },
                { type: "Text", include: ["**/*.txt"] },
              ],
            },
          })),
        ],
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          setupFiles: ["./tests/support/migrate.ts"],
          // CommonJS under a thin wrapper, which workerd's module loader of the tests can't follow.
          deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
          maxWorkers: 2,
          // A line that is logged after the last test of a file would keep the file from ending
          // (https://github.com/cloudflare/workers-sdk/issues/15719).
          disableConsoleIntercept: true,
          // Whichever test is the first to file or to rule loads the judge's corpora and the screening's, inside
          // workerd.
          testTimeout: 30_000,
          provide: {
            courtroomFuzz: COURTROOM_FUZZ,
            fuzzedCalls: FUZZED_CALLS,
            fuzzSeed: FUZZ_SEED,
            grownCases: GROWN_CASES,
          },
        },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest(() => {
            gatherCardAssets();
            return { wrangler: { configPath: "./workers/verdict-card/wrangler.toml" } };
          }),
        ],
        // A test draws a dozen pictures, and a busy machine takes a second for one.
        test: {
          name: "card",
          include: ["tests/card/**/*.test.ts"],
          testTimeout: 30_000,
          // As for the tests above.
          disableConsoleIntercept: true,
        },
      },
      {
        resolve: { alias },
        // Apart from the browser tests: bundling builds the pages anew, which must not happen below a running server.
        test: { name: "deploy", environment: "node", include: ["tests/deploy/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["./tests/e2e/support/server.ts", "./tests/e2e/support/browser.ts"],
          // While one waits for its page, the other uses the core.
          maxWorkers: 2,
          // Far above what is normal, so that only faults reach it.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
