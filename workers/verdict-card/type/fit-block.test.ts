import { describe, expect, it } from "vitest";
import { fitBlock } from "./fit-block";
import { breakLines } from "./lines";

const words = (...widths: number[]) => widths.map((width, index) => ({ width, spaced: index > 0 }));

describe("breakLines", () => {
  it("fills lines and makes them about equally long", () => {
    expect(breakLines(words(3, 3, 3, 3), 11)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("gives a word that is wider than a line one of its own", () => {
    expect(breakLines(words(2, 20, 2), 10)).toEqual([[0], [1], [2]]);
  });
});

describe("fitBlock", () => {
  const room = { width: 100, height: 50 };

  it("leaves a text that fits as large as it is", () => {
    expect(fitBlock(words(3, 1), room, 20, 1.2)).toMatchObject({ size: 20, lines: [{ units: [0, 1] }] });
  });

  it.each([
    ["many words", words(...Array.from({ length: 60 }, () => 4))],
    ["one endless word", words(400)],
    ["nothing", []],
  ])("keeps %s inside the room", (_, units) => {
    const block = fitBlock(units, room, 20, 1.2);
    expect(block.lines.length * block.lineHeight).toBeLessThanOrEqual(room.height + 1);
    for (const line of block.lines) expect(line.width).toBeLessThanOrEqual(room.width + 0.001);
  });

  it("makes a text smaller before a word of it sticks out", () => {
    expect(fitBlock(words(8), room, 20, 1.2).size).toBeLessThanOrEqual(12.5);
  });
});
