import { field } from "../ads/pen.mjs";
import { INK } from "../portraits/ink.mjs";

/*
 * A scene behind a topic: flat fields and an ink line that is thinner than the card's own. Cards cut its edges off,
 * each another part, and the topic stands in its middle: what tells the place lies in two bands above and below.
 */

const SIZE = 480;
const LINE = 2.5;

/** A whole scene on a ground of one colour, as a file. */
export function scene(ground, ...parts) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" fill="none" `,
    `stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">`,
    field(`M0 0H${SIZE}V${SIZE}H0Z`, ground),
    ...parts,
    "</svg>\n",
  ].join("");
}
