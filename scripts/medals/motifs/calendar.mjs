import { field, line, place, shape, solid } from "../../ads/pen.mjs";
import { CORAL, GOLD, NAVY, WHITE } from "../../portraits/ink.mjs";

/** A page of the calendar with the moon that weeks go by; then its night falls; then the stars come out. */
export function calendar(stage) {
  return [
    place(
      0,
      -10,
      -3,
      solid("M-62-56 61-58 63 48-61 50Z", stage === 0 ? WHITE : NAVY),
      shape("M-62-56 61-58 62-30-62-28Z", CORAL),
      line("M-28-68V-48M28-69V-49", 10),
      shape("M8-22C-44-16-42 46 16 40-10 30-16 0 8-22Z", GOLD),
      stage === 2
        ? field("M34-22 38-8 52-4 38 0 34 14 30 0 16-4 30-8ZM-44-16-40-8-44 0-48-8ZM44 24 48 31 44 38 40 31Z", WHITE)
        : "",
    ),
  ];
}
