import { CARD_PALETTE } from "./card-palette";

/** The picture in the middle of a card: rays, and the judge in a gold roundel on them. Sizes are in CSS pixels. */
export const STAGE = { width: 292, height: 128, roundel: 108 } as const;

/** How far a hung court's two roundels stand from the middle: the judge to the left, the scales to the right. */
export const HUNG_COURT_OFFSET = 60;

const RAYS = 18;
const CORNER = Math.atan2(STAGE.height, STAGE.width);
const CORNERS = [CORNER, Math.PI - CORNER, Math.PI + CORNER, 2 * Math.PI - CORNER];

/**
 * SVG path of the rays, from the middle of the stage to its edges. They end there by themselves, so that nobody has to
 * clip them: a clip costs the image's renderer more than the whole picture.
 */
export const RAYS_PATH = Array.from({ length: RAYS }, (_, ray) => {
  const start = ((ray + 0.25) / RAYS) * 2 * Math.PI;
  const end = ((ray + 0.75) / RAYS) * 2 * Math.PI;
  const corner = CORNERS.find((angle) => angle > start && angle < end);
  const points = [start, ...(corner === undefined ? [] : [corner]), end].map(edgePoint);
  return `M${STAGE.width / 2} ${STAGE.height / 2}L${points.join("L")}Z`;
}).join("");

/** Where a line from the middle at this angle meets the stage's edge. */
function edgePoint(angle: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(STAGE.width / 2 / Math.abs(x), STAGE.height / 2 / Math.abs(y));
  return `${(STAGE.width / 2 + reach * x).toFixed(1)} ${(STAGE.height / 2 + reach * y).toFixed(1)}`;
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
