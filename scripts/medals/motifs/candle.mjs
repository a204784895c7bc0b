import { shape, solid } from "../../ads/pen.mjs";
import { GOLD, PAPER } from "../../portraits/ink.mjs";
import { movePath } from "../path.mjs";
import { flame } from "./flame.mjs";

/** A candle for every evening; then in its holder; then a branched one. */
export function candle(stage) {
  if (stage === 0) return [lit(0, 0, 70, 1)];
  if (stage === 1) return [lit(0, -16, 56, 1.1), solid("M-46 38 46 36C44 52 30 60 0 60-30 60-44 52-46 38Z", GOLD)];
  return [
    shape(
      "M-56 6-36 5C-36 30-20 32-8 32L8 32C22 32 36 30 36 5L56 6C56 40 34 50 9 50L10 80-10 80-9 50C-34 50-56 40-56 6Z",
      GOLD,
    ),
    lit(-46, -10, 20, 0.7),
    lit(46, -10, 20, 0.7),
    lit(0, -26, 60, 1),
  ];
}

/** A candle of that height below the flame, and how large the flame is. */
const lit = (x, y, height, size) =>
  shape(movePath(`M-14 0L14-2 15 ${height}-15 ${height}Z`, { x, y }), PAPER) + flame(x, y - 6, size);
