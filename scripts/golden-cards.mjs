import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { loadCardRenderers, readAssetFile } from "../tests/bench/load-card-renderers.mjs";

/*
 * Draws the golden pictures of the cards anew: a sheet per kind and layout with every nasty text. Look at them before
 * committing.
 */
process.chdir(new URL("..", import.meta.url).pathname);
const FOLDER = "tests/card/golden";
/** Shades of grey that are kept. More tell nothing more and cost more. */
const SHADES = 16;

const { GOLDEN_PICTURES, NASTY_TEXTS, drawSmall } = await loadCardRenderers();
mkdirSync(FOLDER, { recursive: true });
for (const picture of GOLDEN_PICTURES) {
  const images = [];
  for (const text of Object.values(NASTY_TEXTS)) images.push(await drawSmall(picture, text, readAssetFile));
  const png = writePng(sideBySide(images));
  writeFileSync(join(FOLDER, `${picture.name}.png`), png);
  console.info(`${picture.name}: ${Math.round(png.length / 1_024)} KB`);
}

function sideBySide(images) {
  const [{ width, height }] = images;
  const sheet = new Uint8Array(images.length * width * height);
  images.forEach(({ pixels }, index) => {
    for (let y = 0; y < height; y++) {
      sheet.set(pixels.subarray(y * width, (y + 1) * width), (y * images.length + index) * width);
    }
  });
  return { width: images.length * width, height, pixels: sheet.map(toShade) };
}

function toShade(pixel) {
  return Math.round((pixel * (SHADES - 1)) / 255) * (255 / (SHADES - 1));
}

function writePng({ width, height, pixels }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
