import { describe, expect, it } from "vitest";
import { fittedSize } from "./fitted-size";

/** What the style sheet makes of a size in a box, in pixels. */
function sizeIn(css: string, width: number, height: number, rem = 16): number {
  const inside = css.slice("min(".length, -1).split(", ");
  const lengths = inside.map((sum) =>
    sum.split(" + ").reduce((total, part) => {
      const amount = Number.parseFloat(part);
      if (part.endsWith("rem")) return total + amount * rem;
      return total + (amount / 100) * (part.endsWith("cqw") ? width : height);
    }, 0),
  );
  return Math.min(...lengths);
}

describe("the size of a question's letters", () => {
  it.each([
    [240, 130],
    [240, 90],
    [330, 380],
    [360, 240],
    [380, 120],
  ])("in a box of %i × %i is as large as fits, for texts of every length", (width, height) => {
    for (const length of [20, 60, 100, 140, 200, 280]) {
      const size = sizeIn(fittedSize("n".repeat(length)), width, height);
      const perLine = Math.floor(width / (0.62 * size));
      const lines = Math.ceil(length / perLine);
      expect(lines * size * 1.2, `${length} letters at ${size}`).toBeLessThanOrEqual(height);
      // Not much smaller than it could be.
      if (size < 28) expect(size ** 2 * length).toBeGreaterThan(0.6 * width * height * (1 / (0.62 * 1.2)) * 0.7);
    }
  });

  it("leaves room for a long word in a line of a narrow box, with text of twice its size", () => {
    const size = sizeIn(fittedSize("n".repeat(20)), 240, 400, 32);
    expect(240 / (0.62 * size)).toBeGreaterThan(12);
  });

  it("takes a letter of another script for as wide as two", () => {
    expect(fittedSize("ご".repeat(50))).toBe(fittedSize("n".repeat(100)));
    expect(fittedSize("é".repeat(50))).toBe(fittedSize("n".repeat(50)));
  });
});
