import { expect, it } from "vitest";
import { peepOf } from "./house-avatar";

it("draws the same person always alike, and different people as any of the peeps", () => {
  const uuids = Array.from({ length: 500 }, () => crypto.randomUUID());
  expect(uuids.map(peepOf)).toEqual(uuids.map(peepOf));
  expect(new Set(uuids.map(peepOf)).size).toBe(12);
});
