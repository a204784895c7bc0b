import { describe, expect, it } from "vitest";
import { packWeights, unpackWeights } from "./packed-weights";

function weightsAt(places: number, weights: Record<number, number>): Int8Array {
  return Int8Array.from({ length: places }, (_, place) => weights[place] ?? 0);
}

describe("packed weights", () => {
  it.each([
    ["none at all", weightsAt(10, {})],
    ["the first and the last place", weightsAt(10, { 0: 1, 9: -1 })],
    ["the largest either way", weightsAt(4, { 1: 127, 2: -127 })],
    ["a gap as long as a byte can tell", weightsAt(600, { 254: 3, 509: 4 })],
    ["a gap one longer than that", weightsAt(600, { 255: 3, 511: 4 })],
    ["a gap many times longer", weightsAt(5_000, { 4321: -8 })],
  ])("come out as they went in: %s", (_name, weights) => {
    expect(unpackWeights(packWeights(weights), weights.length)).toEqual(weights);
  });

  it("take two bytes for each weight that counts", () => {
    expect(packWeights(weightsAt(200, { 3: 1, 50: 2, 199: 3 }))).toHaveLength(6);
  });

  it("are refused where there are fewer places than they tell of", () => {
    expect(() => unpackWeights(packWeights(weightsAt(10, { 9: 1 })), 9)).toThrow(RangeError);
  });
});
