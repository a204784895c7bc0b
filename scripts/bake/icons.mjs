import { mkdir, readFile, writeFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

/*
 * Bakes the icons of the installed app from the favicon: `npm run bake:icons` writes public/icons and the icon
 * that iPhones look for by its name. Run it again after a change to the favicon.
 */

process.chdir(new URL("../..", import.meta.url).pathname);
await initWasm(await readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"));

const favicon = await readFile("public/favicon.svg", "utf8");
/** Without the frame that is its first path: systems cut icons to shapes of their own. */
const inside = favicon.replace(/^<svg[^>]*><path[^>]*\/>/u, "").replace(/<\/svg>\s*$/u, "");
const wholeField = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0H64V64H0Z" fill="#F2B632"/><g transform="translate(9.600 9.600) scale(0.700)">${inside}</g></svg>`;

await mkdir("public/icons", { recursive: true });
await writeFile("public/icons/icon-512.png", draw(favicon, 512));
await writeFile("public/icons/maskable-512.png", draw(wholeField, 512));
await writeFile("public/apple-touch-icon.png", draw(wholeField, 180));

function draw(svg, width) {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}
