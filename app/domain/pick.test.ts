import { expect, test } from "vitest";
import { pick } from "./pick";

test("every number from 0 up to 1 picks one, and each of the list has its turn", () => {
  const picked = [0, 0.33, 0.34, 0.66, 0.67, 1 - Number.EPSILON].map((random) =>
    pick(["tea", "coffee", "nap"], random),
  );
  expect(picked).toEqual(["tea", "tea", "coffee", "coffee", "nap", "nap"]);
});
