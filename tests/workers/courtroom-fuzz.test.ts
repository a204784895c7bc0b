import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { recount } from "~/server/badge/recount.server";
import { MINUTE_MS } from "../support/clock";
import { openCourt } from "../support/court";
import { anyLife } from "../support/courtroom-fuzz/any-life";
import { checkHistory } from "../support/courtroom-fuzz/check-history";
import type { CourtCommand } from "../support/courtroom-fuzz/commands";
import { play } from "../support/courtroom-fuzz/play";
import { storedRows } from "../support/stored";
import { STORIES } from "./courtroom-stories";

const court = openCourt(env.DB);
const { lives, seed, path } = inject("courtroomFuzz");

/** A life takes half a second and waits for nothing but the machine; this is for a busy one. */
const LIFE_MS = MINUTE_MS / 2;

/** For all lives, and for the shortening of one that fails. */
const LIVES_MS = 10 * MINUTE_MS;

afterEach(() => void vi.restoreAllMocks());

async function expectOrder(life: readonly CourtCommand[]): Promise<void> {
  expect(checkHistory(await play(court, life))).toEqual([]);
}

describe("a courtroom", () => {
  it("keeps its order whatever happens to it", { timeout: LIVES_MS + LIFE_MS }, async () => {
    await fc.assert(fc.asyncProperty(anyLife, expectOrder), {
      ...{ seed, path, numRuns: lives, unbiased: true, endOnFailure: path !== undefined },
      ...{ timeout: LIFE_MS, interruptAfterTimeLimit: LIVES_MS, markInterruptAsFailure: true },
    });
  });

  it.each(STORIES)("keeps its order where $where", ({ life }) => expectOrder(life));

  it("has counted for badges and streaks just what was done in all these lives", async () => {
    expect(await storedRows("select 1 from counts")).not.toEqual([]);
    expect(await recount(storedRows, { isCheck: true })).toEqual([]);
  });
});
