import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { AD_PICTURES } from "../ads/ad-pictures.mjs";

/*
 * Bakes the pictures of the house's ads: `npm run bake:ads` writes public/ads. The files are kept in the repo, since
 * pages show them as they are; run it again after a change to a drawing.
 */

const folder = fileURLToPath(new URL("../../public/ads/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [slug, picture] of Object.entries(AD_PICTURES)) await writeFile(`${folder}${slug}.svg`, picture);
