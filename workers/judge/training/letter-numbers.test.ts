import { describe, expect, it } from "vitest";
import { fromLetters, LARGEST, toLetters } from "./letter-numbers";

describe("numbers as letters", () => {
  it("come out as they went in", () => {
    const numbers = [0, 1, -1, LARGEST, -LARGEST - 1, 17, -30];
    expect([...fromLetters(toLetters(numbers, 1), 1)]).toEqual(numbers);
  });

  it("are rounded to multiples of the unit", () => {
    const letters = toLetters([0.74, -0.26, 0.1], 0.5);
    expect(letters).toHaveLength(3);
    expect([...fromLetters(letters, 0.5)]).toEqual([0.5, -0.5, 0]);
  });

  it("stay within what fits", () => {
    expect([...fromLetters(toLetters([1e6, -1e6], 1), 1)]).toEqual([LARGEST, -LARGEST - 1]);
  });
});
