import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rateLimits } from "../support/rate-limits";

it("the limits of one's own machine, which the tests keep to as well, are those of production", () => {
  const { development, production } = rateLimits();
  expect(production).toEqual(development);
  const tables = readFileSync("wrangler.toml", "utf8").match(/ratelimits\]\]$/gmu);
  expect(tables).toHaveLength(Object.keys(development).length * 2);
});
