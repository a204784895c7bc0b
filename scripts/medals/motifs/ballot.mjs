import { line, place, shape, solid } from "../../ads/pen.mjs";
import { CORAL, NAVY, TEAL, WHITE } from "../../portraits/ink.mjs";
import { movePath } from "../path.mjs";

/** A ballot with its mark; then on its way into the box; then a box that holds no more. */
export function ballot(stage) {
  if (stage === 0) return [paper(0, -18, -7, 1.35)];
  return [
    stage === 2 ? paper(-42, -24, -20, 0.85, TEAL) + paper(42, -24, 20, 0.85, CORAL) : "",
    stage === 2 ? paper(0, -32, -2) : paper(0, -34, 6),
    solid("M-58 4 58 2 55 70-55 70Z", NAVY),
    shape("M-64-10 63-12 64 10-64 12Z", NAVY),
  ];
}

const paper = (x, y, turn, scale = 1, fill = WHITE) =>
  place(
    x,
    y,
    turn,
    solid(movePath("M-30-38 30-40 31 38-30 40Z", { scale }), fill),
    line(movePath("M-14-4-4 8 16-18", { scale }), 9),
  );
