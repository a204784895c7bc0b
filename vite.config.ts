import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { build } from "esbuild";
import { defineConfig, type Plugin } from "vite";
import { chunkOf } from "./vite.chunks";
import { leaveOut } from "./vite.leave-out";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Of React the server half of the pages draws in one piece: neither what runs in browsers nor what streams. */
const WITHOUT_BROWSER = [
  { find: /^react-dom$/u, replacement: `${root}workers/no-react-dom.ts` },
  {
    find: /^react-dom\/server$/u,
    replacement: `${root}node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js`,
  },
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
    ...(isSsrBuild ? [] : [leftOut, serviceWorker()]),
  ],
  resolve: { alias: [{ find: "~", replacement: `${root}app` }, ...(isSsrBuild ? WITHOUT_BROWSER : [])] },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  build: {
    // Two kilobytes in a hundred smaller than esbuild makes it. Nobody waits for the server's half to arrive.
    minify: isSsrBuild ? true : "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      // The router tells developers of their mistakes by `warning`, and no visitor.
      compress: { passes: 1, pure_funcs: ["warning"], keep_fargs: false },
    },
    target: "es2022",
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: { manualChunks: (id) => chunkOf(id, root) },
        },
  },
}));

const leftOut: Plugin = {
  name: "left-out",
  apply: "build",
  transform: (code, id) => {
    const left = leaveOut(id, code);
    return left === null ? null : { code: left, map: null };
  },
};

/**
 * Bundles the service worker beside the pages' scripts, in a file of its own that every browser runs. Its address stays:
 * browsers have it stored. A new edition of the pages makes it another file, and so browsers fetch it anew.
 */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async generateBundle(_options, pages) {
      const { outputFiles } = await build({
        entryPoints: [`${root}app/service-worker/service-worker.ts`],
        banner: { js: `/* ${createHash("sha256").update(Object.keys(pages).sort().join()).digest("hex")} */` },
        define: { "process.env.NODE_ENV": '"production"' },
        bundle: true,
        minify: true,
        target: "es2022",
        tsconfig: `${root}tsconfig.json`,
        write: false,
      });
      const [file] = outputFiles;
      if (file === undefined) throw new Error("The service worker came out as no file.");
      this.emitFile({ type: "asset", fileName: "push-worker.js", source: file.text });
    },
  };
}
