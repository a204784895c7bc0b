import { line, place, shape, solid } from "../../ads/pen.mjs";
import { BROWN, GOLD, TAN } from "../../portraits/ink.mjs";
import { movePath } from "../path.mjs";

/** The gavel; then its fall upon the block; then two of them, crossed as in a coat of arms. */
export function gavel(stage) {
  if (stage === 0) return [oneGavel(-16, -36, -42)];
  if (stage === 1)
    return [
      solid("M-64 26 22 24 28 52-68 54Z", BROWN),
      oneGavel(-12, -20, -68, 0.9),
      line("M-62-16-72-25M-50-40-58-52"),
    ];
  return [oneGavel(42, -30, 42, 0.9), oneGavel(-42, -30, -42, 0.9)];
}

function oneGavel(x, y, turn, scale = 1) {
  const part = (d, fill) => shape(movePath(d, { scale }), fill);
  return place(
    x,
    y,
    turn,
    part("M-9 20 9 20 11 106-11 106Z", TAN),
    part("M-44-22 44-24 45 22-44 24Z", BROWN),
    part("M-34-28-18-28-18 29-34 29ZM18-29 34-29 35 28 19 28Z", GOLD),
  );
}
