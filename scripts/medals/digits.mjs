import { line } from "../ads/pen.mjs";
import { movePath } from "./path.mjs";

/*
 * The court's own numerals, as strokes, so that a medal needs no typeface. Each is 44 high and stands on its left edge.
 */

/** How thick they are written: at 48 px still two pixels. */
const STROKE = 13;
const GAP = 6;

const DIGITS = [
  { width: 27, d: "M14 0C25 0 28 11 27 22 27 35 24 44 14 44 3 44 0 34 0 22 0 10 3 0 14 0Z" },
  { width: 13, d: "M0 10 12 0 13 44" },
  { width: 27, d: "M1 10C4-4 26-3 26 11 26 21 10 30 0 44L27 43" },
  { width: 27, d: "M2 1 25 0 13 17C24 16 28 23 27 30 25 47 6 47 0 38" },
  { width: 29, d: "M22 44 21 0 0 30 29 29" },
  { width: 27, d: "M25 0 4 1 2 19C12 14 27 16 27 30 26 47 6 47 0 39" },
  { width: 27, d: "M22 0C8 6 0 16 0 30 1 49 27 49 27 31 26 16 7 16 1 27" },
  { width: 26, d: "M0 1 26 0C18 12 11 27 9 44" },
  { width: 27, d: "M14 0C28 0 29 18 14 20-4 22-5 44 13 44 32 44 31 22 14 20 0 18 0 0 14 0Z" },
  { width: 27, d: "M26 17C20 28 1 28 0 13 0-4 26-5 27 13 27 28 19 38 6 44" },
];

/** How much room a number takes, ink included. */
export const numberWidth = (number) =>
  digitsOf(number).reduce((width, digit) => width + digit.width + STROKE + GAP, -GAP);

/** A number in ink, its middle at `x` and `y`. */
export function writeNumber(number, x, y) {
  let left = x - numberWidth(number) / 2 + STROKE / 2;
  const written = digitsOf(number).map(({ width, d }) => {
    const placed = movePath(d, { x: left, y: y - 22 });
    left += width + STROKE + GAP;
    return placed;
  });
  return line(written.join(""), STROKE);
}

const digitsOf = (number) => Array.from(String(number), (digit) => DIGITS[Number(digit)]);
