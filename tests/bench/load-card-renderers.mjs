import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { gatherCardAssets } from "../../scripts/gather-card-assets.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const assetsFolder = join(here, "../../workers/verdict-card/assets");

/** Loads the card renderers into Node with the module rules of the card Worker: fonts, drawings and wasm as modules. */
export async function loadCardRenderers() {
  gatherCardAssets();
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

/** Emoji and fonts from the gathered folder, as the Worker's assets serve them. */
export async function readAssetFile(path) {
  try {
    return new Response(await readFile(join(assetsFolder, path)));
  } catch {
    return new Response("", { status: 404 });
  }
}
