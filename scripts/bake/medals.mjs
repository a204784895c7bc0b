import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { drawMedals } from "../medals/medals.mjs";
import { loadTypeScript } from "../typescript.mjs";

/*
 * Bakes the medals of the badges: `npm run bake:medals` writes public/badges. The files are kept in the repo, since
 * pages show them as they are; run it again after a change to a drawing or to a threshold.
 */

const { BADGE_THRESHOLDS } = await loadTypeScript("app/domain/badge/badge-category.ts");

const folder = fileURLToPath(new URL("../../public/badges/", import.meta.url));
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [slug, medal] of Object.entries(drawMedals(BADGE_THRESHOLDS)))
  await writeFile(`${folder}${slug}.svg`, medal);
