import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { MINUTE_MS } from "../support/clock";
import { openCourt } from "../support/court";
import { anyLife } from "../support/courtroom-fuzz/any-life";
import { checkHistory } from "../support/courtroom-fuzz/check-history";
import type { CourtCommand } from "../support/courtroom-fuzz/commands";
import { play } from "../support/courtroom-fuzz/play";
import { STORIES } from "./courtroom-stories";

const court = openCourt(env.DB);
const { lives, commands, seed, path, replayPath } = inject("courtroomFuzz");

/** A life takes half a second and waits for nothing but the machine; this is for a busy one. */
const LIFE_MS = MINUTE_MS / 2;

/** For all lives, and for the shortening of one that fails. */
const LIVES_MS = 10 * MINUTE_MS;

afterEach(() => void vi.restoreAllMocks());

async function expectOrder(life: Iterable<CourtCommand>): Promise<void> {
  expect(checkHistory(await play(court, life))).toEqual([]);
}

/** What fast-check says of a failure, with the line that plays its shortest story again. */
function report(details: fc.RunDetails<[Iterable<CourtCommand>]>): void {
  if (!details.failed) return;
  const shortened = /replayPath="(.+)"/u.exec(String(details.counterexample))?.[1];
  const replay = `--commands ${commands} --seed ${details.seed} --path ${details.counterexamplePath}`;
  const line = `npm run fuzz:courtroom -- ${replay} --replay-path ${shortened}`;
  throw new Error(`${fc.defaultReportMessage(details)}\n\nTo play it again: ${line}`, { cause: details.errorInstance });
}

describe("a courtroom", () => {
  it("keeps its order whatever happens to it", { timeout: LIVES_MS + LIFE_MS }, async () => {
    await fc.assert(fc.asyncProperty(anyLife(commands, replayPath), expectOrder), {
      ...{ seed, path, numRuns: lives, endOnFailure: path !== undefined, reporter: report },
      ...{ timeout: LIFE_MS, interruptAfterTimeLimit: LIVES_MS, markInterruptAsFailure: true },
    });
  });

  it.each(STORIES)("keeps its order where $where", ({ life }) => expectOrder(life));
});
