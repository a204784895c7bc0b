import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const emojiFolder = dirname(require.resolve("@twemoji/svg/package.json"));

/** Loads the card renderers into Node with the module rules of the card Worker: fonts, drawings and wasm as modules. */
export async function loadCardRenderers() {
  const outfile = join(here, `.card-renderers-${process.pid}.mjs`);
  await build({
    entryPoints: [join(here, "card-renderers.ts")],
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    outfile,
    tsconfig: join(here, "../../tsconfig.json"),
    loader: { ".svg": "text" },
    plugins: [asModules],
    logLevel: "error",
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}

const asModules = {
  name: "as-modules",
  setup(bundle) {
    bundle.onLoad({ filter: /\.woff$/ }, async ({ path }) => ({
      contents: bytesModule(await readFile(path), "bytes.buffer"),
    }));
    bundle.onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({
      contents: bytesModule(await readFile(path), "new WebAssembly.Module(bytes)"),
    }));
  },
};

function bytesModule(bytes, value) {
  return `const bytes = Uint8Array.from(atob("${bytes.toString("base64")}"), (c) => c.charCodeAt(0)); export default ${value};`;
}

/** Emoji from the package's folder, as the Worker's assets serve them. */
export async function readEmojiFile(path) {
  try {
    return new Response(await readFile(join(emojiFolder, path)));
  } catch {
    return new Response("", { status: 404 });
  }
}
