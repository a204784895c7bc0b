import { shape } from "../../ads/pen.mjs";
import { CORAL, GOLD } from "../../portraits/ink.mjs";
import { movePath } from "../path.mjs";

const OUTLINE = "M2-62C10-42 26-34 23-14 20 4-22 6-24-14-24-28-4-36 2-62Z";

/** A flame that stands at `x` and `y`. */
export const flame = (x, y, scale) =>
  shape(movePath(OUTLINE, { scale, x, y }), GOLD) + shape(movePath(OUTLINE, { scale: scale / 2, x, y }), CORAL);
