import { expect, it } from "vitest";
import { killCourt } from "../kill/kill-court";

/** Long enough to bundle the court on a busy machine, and to wait for a deletion that a death has interrupted. */
const ROUNDS_MS = 480_000;

it("a court that is killed three times keeps what it promised", { timeout: ROUNDS_MS }, async () => {
  const { deaths, promises, faults } = await killCourt({ rounds: 3, seed: 1 });
  expect(faults).toEqual([]);
  expect(deaths).toBe(3);
  expect(promises).toBeGreaterThan(20);
});
