import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TIME_LIMITS_MS } from "~/server/in-time.server";
import { findFailingParts } from "./check-parts";

const logged = vi.spyOn(console, "error");
beforeEach(() => {
  vi.useFakeTimers();
  logged.mockReset().mockImplementation(() => undefined);
});
afterEach(() => void vi.useRealTimers());

describe("the parts of the court", () => {
  it("all do their work", async () => {
    expect(await findFailingParts({ judge: async () => "here", card: async () => null })).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("fail by their name, and the reason is for the log alone", async () => {
    const failing = await findFailingParts({
      database: () => Promise.reject(new TypeError("no such table")),
      card: async () => null,
    });
    expect(failing).toEqual(["database"]);
    expect(logged.mock.calls.flat().join()).toMatch(/"event":"part_failing","part":"database","error":"TypeError"/u);
  });

  it("fail when they have not answered in time, each by itself", async () => {
    const found = findFailingParts({ judge: () => new Promise(() => undefined), card: async () => null });
    await vi.advanceTimersByTimeAsync(TIME_LIMITS_MS.health - 1);
    expect(logged).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toEqual(["judge"]);
  });
});
