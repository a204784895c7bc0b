import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * Copies the bold cuts of Noto's Chinese, Japanese and Korean faces into the repository, with a table of which file
 * holds which characters. Their packages unpack to some 70 MB each, every weight twice, and a card needs one weight of
 * them.
 *
 * node scripts/bake/fonts.mjs [folder with noto-sans-jp, noto-sans-kr, noto-sans-sc]
 *
 * Without a folder it fetches the packages with npm.
 */
process.chdir(new URL("../..", import.meta.url).pathname);

const VERSION = "5.3.0";
const WEIGHT = 700;
const LANGUAGES = ["jp", "kr", "sc"];
const TARGET = "workers/verdict-card/fonts";

/** The subsets of these faces that are numbered; Latin, Cyrillic and Vietnamese are set in the court's own. */
const FACE = /url\(\.\/files\/noto-sans-[a-z]+-(\d+)-\d+-normal\.woff\)[^}]*?unicode-range: ([^;]+);/gu;

const given = process.argv[2];
const temporary = mkdtempSync(join(tmpdir(), "pettifog-fonts-"));
try {
  for (const language of LANGUAGES) {
    const folder = given === undefined ? fetchPackage(language) : join(given, `noto-sans-${language}`);
    bake(language, folder);
  }
} finally {
  rmSync(temporary, { recursive: true });
}

function bake(language, folder) {
  const target = join(TARGET, language);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const ranges = {};
  for (const [, subset, characters] of readFileSync(join(folder, `${WEIGHT}.css`), "utf8").matchAll(FACE)) {
    const file = join(folder, "files", `noto-sans-${language}-${subset}-${WEIGHT}-normal.woff`);
    copyFileSync(file, join(target, `${subset}.woff`));
    ranges[subset] = characters.replaceAll("U+", "");
  }
  writeFileSync(join(target, "ranges.json"), `${JSON.stringify(ranges, null, 2)}\n`);
  copyFileSync(join(folder, "LICENSE"), join(target, "LICENSE"));
  console.info(`${language}: ${Object.keys(ranges).length} subsets`);
}

function fetchPackage(language) {
  const name = `@fontsource/noto-sans-${language}@${VERSION}`;
  const folder = join(temporary, language);
  mkdirSync(folder);
  run("npm", ["pack", name, "--pack-destination", folder]);
  const archive = join(folder, `fontsource-noto-sans-${language}-${VERSION}.tgz`);
  run("tar", ["-xzf", archive, "-C", folder]);
  const unpacked = join(folder, "package");
  if (!existsSync(unpacked)) throw new Error(`${name} holds no package.`);
  return unpacked;
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with status ${status}.`);
}
