import { drawing, shadow, shape } from "../ads/pen.mjs";
import { CATEGORIES } from "./categories.mjs";
import { beads, crown, laurel, plate, rays, star } from "./ornaments.mjs";
import { movePath } from "./path.mjs";
import { RANKS, rankAt } from "./ranks.mjs";

/** The ink line. It is thicker than in larger pictures, since a medal is often no larger than a thumbnail. */
const LINE = 7;
/** How far down ribbons and their shadow reach. */
const LOWEST = 156;

/** The medal of each badge as an SVG file, by `category-threshold`, for the thresholds of each category. */
export function drawMedals(thresholdsByCategory) {
  const medals = Object.entries(thresholdsByCategory).flatMap(([category, thresholds]) =>
    thresholds.map((threshold, index) => [
      `${category}-${threshold}`,
      drawMedal(threshold, rankAt(index, thresholds.length), CATEGORIES[category]),
    ]),
  );
  return Object.fromEntries(medals);
}

function drawMedal(threshold, rank, { body, ground, motif }) {
  const { reach, metal, rim, ribbon, ...ornaments } = RANKS[rank];
  return drawing(
    `${-reach} ${LOWEST - 2 * reach} ${2 * reach} ${2 * reach}`,
    LINE,
    ...behind(body, ornaments),
    shape(body, metal),
    shape(movePath(body, { scale: rim }), ground),
    ornaments.beads ? beads(movePath(body, { scale: (1 + rim) / 2 })) : "",
    // A motif has three looks, one for every three ranks.
    ...motif(Math.floor(rank / 3)),
    ornaments.star ? star(ornaments.star) : "",
    ornaments.crown ? crown() : "",
    plate(threshold, metal, ribbon),
  );
}

/** What is seen around a body: one shadow of everything, rays, and leaves that leave the rays only the top. */
function behind(body, ornaments) {
  const layers = [];
  if (ornaments.rays) layers.push([rays(ornaments.laurel ? 67.5 : 180), ornaments.rays]);
  if (ornaments.laurel) layers.push([laurel(), ornaments.laurel]);
  return [
    shadow(...layers.map(([outline]) => outline), body),
    ...layers.map(([outline, fill]) => shape(outline, fill)),
  ];
}
