import { INK } from "../portraits/ink.mjs";

/*
 * How the pictures of the ads are drawn: one ink line, flat fields and one hard shadow, on a square of `SIZE`.
 * The line is set once, on the picture, and every path has it from there.
 */

export const SIZE = 320;
const LINE = 6;
/** How far to the right and down the hard shadow falls. */
const SHADOW = 8;

/** A whole picture on a ground of one colour, as a file. */
export const picture = (ground, ...parts) =>
  drawing(`0 0 ${SIZE} ${SIZE}`, LINE, field(`M0 0H${SIZE}V${SIZE}H0Z`, ground), ...parts);

/** What is drawn without a ground, as a file; its lines are `width` where they don't say otherwise. */
export function drawing(viewBox, width, ...parts) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${SIZE}" height="${SIZE}" fill="none" `,
    `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">`,
    ...parts,
    "</svg>\n",
  ].join("");
}

/** A flat colour field with an ink outline. */
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** An ink line without a field; `width` where it is not the usual one. */
export const line = (d, width = LINE) => `<path d="${d}"${width === LINE ? "" : ` stroke-width="${width}"`}/>`;

/** The outline of something that is not there. */
export const absence = (d) => `<path d="${d}" stroke-width="5" stroke-dasharray="9 13"/>`;

/** A flat colour field without an outline. */
export const field = (d, fill) => `<path d="${d}" fill="${fill}" stroke="none"/>`;

/** An outlined circle. */
export const dot = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** The hard shadow of whatever has these outlines. It goes below them. */
export const shadow = (...outlines) =>
  `<path d="${outlines.join("")}" fill="${INK}" transform="translate(${SHADOW} ${SHADOW})"/>`;

/** A shape with its own shadow. */
export const solid = (d, fill) => shadow(d) + shape(d, fill);

/** Parts that are drawn around 0 0, put in their place and turned by so many degrees. */
export const place = (x, y, turn, ...parts) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join("")}</g>`;

/** The same, with the shadow of its `outline` falling as everything else's, however it is turned. */
export const stand = (x, y, turn, outline, ...parts) =>
  place(x + SHADOW, y + SHADOW, turn, shape(outline, INK)) + place(x, y, turn, ...parts);

/** The rays that small ads have behind what they praise, in a tone of the ground. */
export function rays(x, y, tone) {
  const count = 11;
  const reach = 420;
  const point = (turn) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${Math.round(x + reach * Math.cos(angle))} ${Math.round(y + reach * Math.sin(angle))}`;
  };
  const wedges = Array.from({ length: count }, (_, ray) => `M${x} ${y}L${point(ray)} ${point(ray + 0.5)}Z`);
  return field(wedges.join(""), tone);
}

/** A glint with four points. */
export const sparkle = (x, y, radius, fill) =>
  shape(
    `M${x} ${y - radius}Q${x} ${y} ${x + radius} ${y}Q${x} ${y} ${x} ${y + radius}Q${x} ${y} ${x - radius} ${y}Q${x} ${y} ${x} ${y - radius}Z`,
    fill,
  );
