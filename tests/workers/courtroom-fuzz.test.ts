import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { openCourt } from "../support/court";
import { anyLife } from "../support/courtroom-fuzz/any-life";
import { checkHistory } from "../support/courtroom-fuzz/check-history";
import type { CourtCommand } from "../support/courtroom-fuzz/commands";
import { play } from "../support/courtroom-fuzz/play";
import { STORIES } from "./courtroom-stories";

const court = openCourt(env.DB);
const { lives, commands, seed, path, replayPath } = inject("courtroomFuzz");

/** A life waits for nothing but the machine; this is for a busy one. */
const LIFE_MS = 30_000;

/** How long the lives may take, and the shortening of one that fails. */
const LIVES_MS = 120_000 + lives * commands * 40;

afterEach(() => void vi.restoreAllMocks());

async function expectOrder(life: Iterable<CourtCommand>): Promise<void> {
  expect(checkHistory(await play(court, life))).toEqual([]);
}

describe("a courtroom", () => {
  it("keeps its order whatever happens to it", { timeout: LIVES_MS + LIFE_MS }, async () => {
    await fc.assert(fc.asyncProperty(anyLife(commands, replayPath), expectOrder), {
      ...{ seed, path, numRuns: lives, timeout: LIFE_MS },
      ...{ interruptAfterTimeLimit: LIVES_MS, markInterruptAsFailure: true },
    });
  });

  it.each(STORIES)("keeps its order where $where", ({ life }) => expectOrder(life));
});
