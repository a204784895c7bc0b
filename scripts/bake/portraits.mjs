import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CAST, FACES } from "../portraits/cast.mjs";
import { HELPERS } from "../portraits/helpers.mjs";
import { drawPeep } from "../portraits/peep.mjs";
import { PEEPS } from "../portraits/peeps.mjs";

/*
 * Bakes the bench, each judge with its faces, the court's helpers and the people that anybody can be drawn as:
 * `npm run bake:portraits` writes public/judges, public/helpers and public/peeps. The files are kept in the
 * repo, since pages and the card Worker read them; run it again after a change to the cast.
 */

const SIZE = 320;
/** The square of peep coordinates that a portrait shows: head and shoulders, a little air above tall hair. */
const FRAME = { x: 20, y: 40, size: 740 };

/** Whoever sits on the bench, at rest and with each other face. */
const BENCH = Object.fromEntries(
  Object.entries(CAST).flatMap(([slug, { faces, ...sitter }]) => [
    [slug, sitter],
    ...(slug === "default-avatar" ? [] : withFaces(slug, sitter, { ...FACES, ...faces })),
  ]),
);

/** Each folder below public, and whose portraits are in it. */
const FOLDERS = { judges: BENCH, helpers: HELPERS, peeps: PEEPS };

for (const [name, sitters] of Object.entries(FOLDERS)) {
  const folder = fileURLToPath(new URL(`../../public/${name}/`, import.meta.url));
  await mkdir(folder, { recursive: true });
  for (const [slug, sitter] of Object.entries(sitters)) await writeFile(`${folder}${slug}.svg`, drawPortrait(sitter));
}

function withFaces(slug, sitter, faces) {
  return Object.entries(faces).map(([name, face]) => [
    `${slug}-${name}`,
    { ...sitter, peep: { ...sitter.peep, face } },
  ]);
}

function drawPortrait({ ground, peep, behind = [], middle = [], front = [] }) {
  const { body, head } = drawPeep(peep);
  const scale = Number((SIZE / FRAME.size).toFixed(4));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" fill="none">`,
    `<path d="M0 0H${SIZE}V${SIZE}H0Z" fill="${ground}"/>`,
    `<g transform="scale(${scale}) translate(${-FRAME.x} ${-FRAME.y})">`,
    ...behind,
    body,
    ...middle,
    head,
    ...front,
    "</g></svg>\n",
  ].join("");
}
