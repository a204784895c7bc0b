import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { findChromium } from "../chromium.mjs";
import { loadTypeScript } from "../typescript.mjs";

/*
 * Bakes the pictures that chats show of links to the site itself: `npm run bake:site-pictures` writes
 * public/link. Run it again after a change to the portraits, the colours or the texts. Needs Chromium.
 */

process.chdir(new URL("../..", import.meta.url).pathname);
const { PRODUCT_NAME } = await loadTypeScript("app/domain/product.ts");
const { JUDGE_PERSONALITIES, judgePortraitPath } = await loadTypeScript("app/domain/judge/personality.ts");
const { SITE_PICTURES, sitePicturePath } = await loadTypeScript("app/domain/site-pictures.ts");
const { SUMMONS_WIDTH: width, SUMMONS_HEIGHT: height } = await loadTypeScript("app/domain/verdict/summons-size.ts");

const dataOf = async (path, type) => `data:${type};base64,${(await readFile(path)).toString("base64")}`;
const face = async (family, path) =>
  `@font-face { font-family: ${family}; src: url("${await dataOf(`node_modules/@fontsource/${path}.woff2`, "font/woff2")}") }`;
const portraits = await Promise.all(
  JUDGE_PERSONALITIES.map(async (judge) => {
    return `<img src="${await dataOf(`public${judgePortraitPath(judge)}`, "image/svg+xml")}">`;
  }),
);

const STYLE = `
  ${await face("display", "alfa-slab-one/files/alfa-slab-one-latin-400-normal")}
  ${await face("body", "libre-franklin/files/libre-franklin-latin-700-normal")}
  * { margin: 0; box-sizing: border-box }
  body { width: ${width}px; height: ${height}px; padding: 28px; background: #F2B632; color: #1B1A17; font: 34px/1.25 body }
  main { height: 100%; display: grid; align-content: center; justify-items: center; gap: 22px; padding: 24px 40px;
    text-align: center; background: #FBF3E0; border: 6px solid; border-radius: 8px 22px 10px 26px; box-shadow: 10px 10px }
  h1 { font: 82px/1 display; max-width: 1000px }
  .name { font: 34px/1 display; letter-spacing: 8px; text-transform: uppercase }
  div { display: flex; gap: 14px }
  img { width: 118px; height: 118px; border: 4px solid; border-radius: 50%; background: #F2B632 }
`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width, height } });
await mkdir("public/link", { recursive: true });
for (const [name, { headline, line }] of Object.entries(SITE_PICTURES)) {
  await page.setContent(
    `<style>${STYLE}</style><main><p class="name">${PRODUCT_NAME}</p><h1>${headline}</h1><p>${line}</p><div>${portraits.join("")}</div></main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public${sitePicturePath(name)}` });
}
await browser.close();
