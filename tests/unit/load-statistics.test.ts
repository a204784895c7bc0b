import { describe, expect, it } from "vitest";
import { houseScreening } from "../../workers/judge/screening/screen-text";
import type { Findings } from "../load/measure-court";
import { parseLoadOptions } from "../load/options";
import { PLAIN_TALK } from "../load/plain-talk";
import { keepsItsPromise, reportFindings } from "../load/report";
import { deliveredPercent, openLedger, percentile } from "../load/statistics";

describe("a percentile", () => {
  it("is a value that was measured, by nearest rank, whatever the order", () => {
    const hundred = Array.from({ length: 100 }, (_nothing, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([9, 10, 2], 0.5)).toBe(9);
  });

  it("of one value is that value, and of none is no number", () => {
    expect(percentile([7], 0.01)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });

  it("leaves what it reads as it was", () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("the account of a phase", () => {
  it("counts the author's own message as receipt, and the other side's as delivery", () => {
    const ledger = openLedger();
    ledger.said("first", "robin", 1_000);
    ledger.heard("first", "sam", 1_004);
    ledger.heard("first", "robin", 1_003);
    expect(ledger.account()).toEqual({ said: 1, unconfirmed: 0, undelivered: 0, echoMs: [3], deliveryMs: [4] });
    expect(ledger.isComplete()).toBe(true);
  });

  it("misses what came back to its author alone, and what never came back", () => {
    const ledger = openLedger();
    ledger.said("first", "robin", 0);
    ledger.said("second", "sam", 0);
    ledger.heard("first", "robin", 5);
    expect(ledger.account()).toMatchObject({ said: 2, unconfirmed: 1, undelivered: 2 });
    expect(ledger.isComplete()).toBe(false);
  });

  it("takes the first arrival of a message that comes again, and none that nobody said", () => {
    const ledger = openLedger();
    ledger.said("first", "robin", 0);
    for (const at of [2, 3]) ledger.heard("first", "robin", at);
    ledger.heard("of another phase", "robin", 4);
    expect(ledger.account()).toMatchObject({ said: 1, echoMs: [2], undelivered: 1 });
    expect(ledger.isComplete()).toBe(false);
  });

  it("never rounds a loss up to nothing lost", () => {
    const account = { unconfirmed: 0, echoMs: [], deliveryMs: [] };
    expect(deliveredPercent({ ...account, said: 100_000, undelivered: 1 })).toBe("99.99 %");
    expect(deliveredPercent({ ...account, said: 100_000, undelivered: 0 })).toBe("100.00 %");
    expect(deliveredPercent({ ...account, said: 3, undelivered: 1 })).toBe("66.67 %");
  });
});

describe("the report of a load measurement", () => {
  const findings = (change: Partial<Findings> = {}): Findings => ({
    name: "Pettifog",
    steady: { said: 2, unconfirmed: 0, undelivered: 0, echoMs: [3, 6], deliveryMs: [4, 8] },
    perSecond: 60,
    memoryPerConnection: 10_240,
    cpuMsPerMessage: 1,
    wakeMs: [20],
    drops: { said: 2, unconfirmed: 0, undelivered: 0, echoMs: [1, 1], deliveryMs: [1, 1] },
    liveAgainMs: [40],
    allLiveAgainMs: [30],
    faults: new Map(),
    ...change,
  });

  it("puts the product beside what it is read against, with the ratio of what should be small", () => {
    const bare = findings({ name: "bare", steady: { ...findings().steady, echoMs: [2, 2] }, wakeMs: [10] });
    const rows = reportFindings([findings(), bare]);
    expect(rows).toContainEqual({ what: "echo p50, ms", Pettifog: "3.0", bare: "2.0 (1.50×)" });
    expect(rows).toContainEqual({ what: "first echo after sleep p95, ms", Pettifog: "20.0", bare: "10.0 (2.00×)" });
    expect(rows).toContainEqual({ what: "lost, of said", Pettifog: "0 of 2", bare: "0 of 2" });
  });

  it("finds a promise broken by one loss in any phase, or by anything that must not happen", () => {
    const { steady, drops } = findings();
    expect(keepsItsPromise(findings())).toBe(true);
    expect(keepsItsPromise(findings({ steady: { ...steady, unconfirmed: 1 } }))).toBe(false);
    expect(keepsItsPromise(findings({ drops: { ...drops, undelivered: 1 } }))).toBe(false);
    expect(keepsItsPromise(findings({ faults: new Map([["refused: flood", 3]]) }))).toBe(false);
  });
});

describe("what is asked of a load measurement", () => {
  it("is small where nothing is said", () => {
    expect(parseLoadOptions([])).toEqual({ courtrooms: 60, seconds: 10, rate: 60 });
    expect(parseLoadOptions(["--courtrooms", "500", "--seconds", "20"])).toEqual({
      courtrooms: 500,
      seconds: 20,
      rate: 500,
    });
  });

  it("stays below what one person may say, and ends", () => {
    expect(() => parseLoadOptions(["--courtrooms", "10", "--rate", "28"])).toThrow("--rate must be a whole number");
    expect(() => parseLoadOptions(["--seconds", "3600"])).toThrow("--seconds must be a whole number from 1 to 60");
    expect(() => parseLoadOptions(["--courtrooms", "many"])).toThrow("--courtrooms must be");
  });
});

describe("what is said under load", () => {
  it("is nothing that the court's own screening refuses", async () => {
    for (const words of PLAIN_TALK)
      expect([words, await houseScreening.howSerious([words])]).not.toEqual([words, "clear"]);
  });
});
