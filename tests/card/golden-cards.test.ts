import { beforeAll, describe, expect, it } from "vitest";
import { readCardAsset } from "./card-assets";
import { cutOut, drawSmall, GOLDEN_PICTURES } from "./golden";
import { countDifferent, type GreyImage, readPng } from "./grey-image";
import { NASTY_TEXTS } from "./nasty-texts";

/** More than the rounding of a curve, less than one letter. */
const DIFFERENT_MAX = 6;

const sheets = import.meta.glob<string>("./golden/*.png", { query: "?inline", import: "default", eager: true });
const texts = Object.entries(NASTY_TEXTS).map(([name, text], index) => ({ name, text, index }));

describe.each(GOLDEN_PICTURES)("the golden picture $name", (picture) => {
  let sheet: GreyImage;

  beforeAll(async () => {
    const response = await fetch(sheets[`./golden/${picture.name}.png`] ?? "");
    sheet = await readPng(new Uint8Array(await response.arrayBuffer()));
  });

  it.each(texts)("with $name is what is drawn", async ({ text, index }) => {
    const drawn = await drawSmall(picture, text, readCardAsset);
    expect(countDifferent(drawn, cutOut(sheet, index, drawn))).toBeLessThanOrEqual(DIFFERENT_MAX);
  });
});
