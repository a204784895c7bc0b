import { describe, expect, it } from "vitest";
import { CARD_SCALES } from "./card";
import { CARD_LAYOUT_NAMES, CARD_LAYOUTS, hasScale } from "./card-layouts";

describe("the layouts of a card", () => {
  it("are all named", () => {
    expect([...CARD_LAYOUT_NAMES].sort()).toEqual(Object.keys(CARD_LAYOUTS).sort());
  });

  it("have one scale, but for the card itself", () => {
    const scales = CARD_LAYOUT_NAMES.map((layout) => CARD_SCALES.filter((scale) => hasScale(layout, scale)));
    expect(scales).toEqual([[1, 2, 3], [1], [1], [1]]);
  });
});
