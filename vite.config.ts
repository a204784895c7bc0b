import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The framework changes seldom and keeps its place in a browser's cache; the rest of a first visit changes with it. */
const FRAMEWORK = /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|@remix-run\/\w+)\//u;
const FIRST_VISIT =
  /\/app\/(?:components\/(?:judge|shell|nonce|ui\/(?:button|character-counter|field|icon|text-area|toast-host))|domain\/(?:account\/initials|drawer|judge\/personality|pettysuit\/pettysuit|product|text)|hooks\/(?:known-name|reduced-motion|shared-value|use-drawer|use-edge-swipes|use-toast))/u;
/** What a deck and a courtroom both come with: one file, since many small ones weigh more together. */
const CASE_PAGE =
  /\/app\/(?:components\/(?:docket\/ruling-time|invitation\/not(?:ice|-a-party)|ui\/words)|domain\/(?:account\/former-litigant|docket\/time-left|language\/foreign-words|verdict\/verdict)|hooks\/(?:api|use-now))\.tsx?/u;

const CHUNKS: readonly (readonly [string, RegExp])[] = [
  ["framework", FRAMEWORK],
  ["first-visit", FIRST_VISIT],
  ["case-page", CASE_PAGE],
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: false,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    minify: true,
    target: "es2022",
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: (id) => CHUNKS.find(([, modules]) => modules.test(id))?.[0],
          },
        },
  },
}));
