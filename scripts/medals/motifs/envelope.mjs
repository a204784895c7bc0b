import { dot, line, place, shape, solid } from "../../ads/pen.mjs";
import { PAPER, PAPER_DEEP, WHITE, WINE } from "../../portraits/ink.mjs";

const wing = shape(
  "M-30 8C-52-18-72-46-104-50-110-38-102-26-92-24-106-20-104-4-90-2-100 6-92 18-78 16-66 28-46 26-30 20Z",
  WHITE,
);

/** A summons; then sealed with wax; then with wings, since nobody outruns the hundredth. */
export function envelope(stage) {
  return [
    stage === 2 ? `${wing}<g transform="scale(-1 1)">${wing}</g>` : "",
    place(
      0,
      -16,
      stage === 2 ? 4 : -6,
      solid("M-51-40 50-42 52 37-50 39Z", stage === 0 ? PAPER_DEEP : WHITE),
      line("M-47 35-14 2M48 33 14 2"),
      shape("M-51-40 50-42 4 12C0 16-3 16-7 12Z", stage === 0 ? PAPER : WHITE),
      stage === 0 ? "" : dot(0, 8, 19, WINE),
    ),
  ];
}
