import { line, place, shape, solid } from "../../ads/pen.mjs";
import { CORAL, PAPER_DEEP, WHITE } from "../../portraits/ink.mjs";
import { flame } from "./flame.mjs";

/** A megaphone; then heard; then with every word on fire. */
export function megaphone(stage) {
  return [
    place(
      [-6, -18, -20][stage],
      -6,
      -10,
      shape("M-34 14-8 16-4 50-28 52Z", CORAL),
      solid("M-40-22C-20-24 14-40 40-62L48 44C20 26-16 20-38 18Z", WHITE),
      shape("M-62-20-38-22-37 18-60 18C-70 10-70-12-62-20Z", CORAL),
      shape("M40-64C62-64 70 44 48 46 30 46 24-62 40-64Z", PAPER_DEEP),
    ),
    stage === 1 ? line("M46-36 56-43M54-10 76-10M48 14 60 22") : "",
    stage === 2 ? flame(58, 6, 1.1) : "",
  ];
}
