import { dot, field, solid } from "../ads/pen.mjs";
import { CORAL, GOLD, PAPER, TEAL } from "../portraits/ink.mjs";
import { numberWidth, writeNumber } from "./digits.mjs";
import { around, movePath, tidy } from "./path.mjs";

/*
 * What a medal has around its body, and gains as it rises. All of it is placed around the body's middle, 0 0.
 */

/** Where the middle of the number is, and how high its plate. */
const PLATE = { y: 100, height: 76 };
/** The top of the body, where a star or a crown sits. */
const TOP = -104;

/** The plate with the number; with the ends of a ribbon where there are any. */
export function plate(number, metal, ribbon) {
  const half = Math.max(Math.round(numberWidth(number) / 2) + 15, ribbon ? 58 : 42);
  const [top, bottom] = [PLATE.y - PLATE.height / 2, PLATE.y + PLATE.height / 2];
  const front = tidy(`M${-half} ${top + 2}L${half} ${top} ${half + 2} ${bottom - 1} ${-half - 1} ${bottom}Z`);
  const ends = ribbon ? [ribbonEnd(-1, half), ribbonEnd(1, half)].map((end) => solid(end, ribbon)) : [];
  return [...ends, solid(front, metal), writeNumber(number, 1, PLATE.y)].join("");
}

/** A swallow's tail that comes out from behind the plate; `side` is -1 for the left. */
const ribbonEnd = (side, half) =>
  tidy(
    `M${side * (half - 18)} 82L${side * (half + 34)} 84 ${side * (half + 18)} 113 ${side * (half + 36)} 142 ${side * (half - 20)} 140Z`,
  );

/** The outline of leaves up both sides of a body. */
export const laurel = () => [62, 88, 114].flatMap((turn) => [leaf(turn, 1), leaf(turn, -1)]).join("");

/** A leaf on either side, with its tip further up than its foot. */
function leaf(turn, side) {
  const at = (degrees, radius) => around(side * degrees, radius).join(" ");
  return tidy(
    `M${at(turn + 14, 98)}Q${at(turn + 14, 142)} ${at(turn - 16, 146)}Q${at(turn - 14, 106)} ${at(turn + 14, 98)}Z`,
  );
}

/** The outline of light behind a body, as far around from the top as `spread` says, in degrees. */
export function rays(spread) {
  const width = 22.5;
  const points = [];
  for (let turn = width / 2 - spread; turn < spread; turn += width) {
    points.push(around(turn - width / 2, 108), around(turn, 160), around(turn + width / 2, 108));
  }
  // Below, where the plate is, no points are needed.
  return tidy(`M${points.map(([x, y]) => `${x} ${Math.min(y, PLATE.y)}`).join(" ")}Z`);
}

/** A star on top of a body. */
export function star(fill) {
  const points = Array.from({ length: 10 }, (_, point) => around(point * 36 + 3, point % 2 === 0 ? 30 : 13).join(" "));
  return solid(movePath(`M${points.join(" ")}Z`, { y: TOP - 8 }), fill);
}

/** A crown on top of a body. */
export function crown() {
  const outline = "M-48 26-56-22-28-2 1-36 28-3 57-24 50 26C20 34-20 34-48 26Z";
  const at = (x, height, fill) => dot(x, TOP - 20 + height, 9, fill);
  return [
    solid(movePath(outline, { y: TOP - 20 }), GOLD),
    field(movePath("M-42 16C-16 22 20 22 44 16L45 24C20 30-20 30-44 24Z", { y: TOP - 20 }), CORAL),
    at(-56, -22, TEAL),
    at(1, -36, CORAL),
    at(57, -24, TEAL),
  ].join("");
}

/** Beads along the middle of the rim, in even steps on whatever outline. */
export const beads = (middle) =>
  `<path d="${middle}" stroke="${PAPER}" stroke-width="8" pathLength="28" stroke-dasharray="0 1"/>`;
