import { CARD_PALETTE } from "./palette";

/** The picture in the middle of a card: rays, and the judge in a gold roundel on them. Sizes are in CSS pixels. */
export const STAGE = { width: 292, height: 128, roundel: 108 } as const;

/** How far a hung court's two roundels stand from the middle: the judge to the left, the scales to the right. */
export const HUNG_COURT_OFFSET = 60;

const RAYS = 18;

/** SVG path of the rays on a card's stage. */
export const RAYS_PATH = raysPath(STAGE.width, STAGE.height);

/**
 * SVG path of the rays from the middle of a field to its edges. They end there by themselves, so that nobody has to
 * clip them: a clip costs the image's renderer more than the whole picture.
 */
export function raysPath(width: number, height: number): string {
  const corner = Math.atan2(height, width);
  const corners = [corner, Math.PI - corner, Math.PI + corner, 2 * Math.PI - corner];
  return Array.from({ length: RAYS }, (_, ray) => {
    const start = ((ray + 0.25) / RAYS) * 2 * Math.PI;
    const end = ((ray + 0.75) / RAYS) * 2 * Math.PI;
    const between = corners.filter((angle) => angle > start && angle < end);
    const points = [start, ...between, end].map((angle) => edgePoint(angle, width, height));
    return `M${width / 2} ${height / 2}L${points.join("L")}Z`;
  }).join("");
}

/** Where a line from the middle at this angle meets the field's edge. */
function edgePoint(angle: number, width: number, height: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y));
  return `${(width / 2 + reach * x).toFixed(1)} ${(height / 2 + reach * y).toFixed(1)}`;
}

const { coral, teal, gold, ink } = CARD_PALETTE;

interface ScalesPart {
  d: string;
  fill: string;
}

/** The scales of a hung court in a 100×100 square: level, with a party's colour in each pan. Outlined in ink. */
export const SCALES_PARTS: readonly ScalesPart[] = [
  { d: "M36 84L64 84L60 76L40 76Z", fill: gold },
  { d: "M47 28L53 28L54 76L46 76Z", fill: gold },
  { d: "M18 28Q50 20 82 28L82 33Q50 26 18 33Z", fill: gold },
  { d: "M20 33L9 56M20 33L31 56M80 33L69 56M80 33L91 56", fill: "none" },
  { d: "M6 56L34 56Q31 68 20 68Q9 68 6 56Z", fill: coral },
  { d: "M66 56L94 56Q91 68 80 68Q69 68 66 56Z", fill: teal },
  { d: "M50 14A6 6 0 1 1 49.9 14Z", fill: gold },
];
export const SCALES_INK = { stroke: ink, width: 2.6 } as const;
