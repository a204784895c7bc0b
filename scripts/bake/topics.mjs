import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { TOPIC_SCENES } from "../topics/topic-scenes.mjs";

/*
 * Bakes the scenes behind hot topics: `npm run bake:topics` writes public/topics. The files are kept in the repo, since
 * pages show them as they are; run it again after a change to a drawing.
 */

const folder = fileURLToPath(new URL("../../public/topics/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(TOPIC_SCENES)) await writeFile(`${folder}${name}.svg`, scene);
