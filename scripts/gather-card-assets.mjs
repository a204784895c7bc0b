import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const ROOT = new URL("..", import.meta.url).pathname;
/** Not below `build`, which every build of the pages empties. */
const TARGET = join(ROOT, "workers/verdict-card/assets");
/** The platform serves no file of this name, so it can tell what the folder was made from. */
const STAMP = join(TARGET, ".assetsignore");

const EMOJI = join(ROOT, "node_modules/@twemoji/svg");
const CJK = join(ROOT, "workers/verdict-card/fonts");

/** Faces that come as packages, by the name under which the card Worker asks for them. */
const PACKAGED_FACES = {
  arabic: "noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff",
  bengali: "noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff",
  devanagari: "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff",
  hebrew: "noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff",
  symbols: "noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff",
  tamil: "noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff",
  thai: "noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff",
};

/**
 * Puts emoji and fonts into the one folder that a Worker may have for its assets: linked where the disk can, copied
 * elsewhere. Does nothing while the folder was made from the same files.
 */
export function gatherCardAssets() {
  const assets = [...emoji(), ...packagedFaces(), ...bakedFaces()];
  const bytes = assets.reduce((sum, { source }) => sum + statSync(source).size, 0);
  const stamp = `.assetsignore\n# ${assets.length} files of ${bytes} bytes\n`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;

  rmSync(TARGET, { recursive: true, force: true });
  for (const { source, name } of assets) {
    const target = join(TARGET, name);
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(source, target);
  }
  writeFileSync(STAMP, stamp);
}

function emoji() {
  const drawings = readdirSync(EMOJI).filter((file) => file.endsWith(".svg"));
  return drawings.map((file) => ({ source: join(EMOJI, file), name: `emoji/${file}` }));
}

function packagedFaces() {
  return Object.entries(PACKAGED_FACES).map(([name, file]) => ({
    source: join(ROOT, "node_modules/@fontsource", file),
    name: `fonts/${name}.woff`,
  }));
}

function bakedFaces() {
  const files = readdirSync(CJK, { recursive: true }).filter((file) => /\.(?:woff|json)$/u.test(file));
  return files.map((file) => ({ source: join(CJK, file), name: `fonts/${file}` }));
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
