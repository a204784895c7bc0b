import { describe, expect, it } from "vitest";
import { fromLetters, largestOf, toLetters } from "./letter-numbers";

describe.each([1, 2] as const)("numbers of %i letters", (lettersEach) => {
  const most = largestOf(lettersEach);

  it("come out as they went in", () => {
    const numbers = [0, 1, -1, most, -most - 1, 17, -30];
    expect([...fromLetters(toLetters(numbers, 1, lettersEach), 1, lettersEach)]).toEqual(numbers);
  });

  it("are rounded to multiples of the unit", () => {
    const letters = toLetters([0.74, -0.26, 0.1], 0.5, lettersEach);
    expect(letters).toHaveLength(3 * lettersEach);
    expect([...fromLetters(letters, 0.5, lettersEach)]).toEqual([0.5, -0.5, 0]);
  });

  it("stay within what fits", () => {
    const letters = toLetters([1e6, -1e6], 1, lettersEach);
    expect([...fromLetters(letters, 1, lettersEach)]).toEqual([most, -most - 1]);
  });
});
