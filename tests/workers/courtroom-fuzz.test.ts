import { env } from "cloudflare:workers";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { openCourt } from "../support/court";
import { checkHistory } from "../support/courtroom-fuzz/check-history";
import { operationsOf } from "../support/courtroom-fuzz/operations";
import { play } from "../support/courtroom-fuzz/play";
import { SEEDS_THAT_FAILED } from "./courtroom-seeds";

const court = openCourt(env.DB);
const { from, seeds, operations } = inject("courtroomFuzz");

afterEach(() => void vi.restoreAllMocks());

async function expectOrder(seed: number, count: number) {
  const played = operationsOf(seed, count);
  const history = await play(court, played);
  const broken = checkHistory(history);
  const told = [...broken, "", ...played.map((operation, index) => `${index} ${JSON.stringify(operation)}`)].join("\n");
  if (broken.length > 0) expect.fail(`Seed ${seed} with ${count} operations:\n${told}`);
}

/** A run waits for nothing but the machine; this is for a busy one. */
const TIME_LIMIT_MS = 30_000 + operations * 100;

describe("a courtroom", { timeout: TIME_LIMIT_MS }, () => {
  it.each(Array.from({ length: seeds }, (_nothing, index) => from + index))(
    "keeps its order whatever happens to it, seed %i",
    async (seed) => {
      await expectOrder(seed, operations);
    },
  );

  it.each(SEEDS_THAT_FAILED)("keeps its order where it once did not, seed %i", expectOrder);
});
