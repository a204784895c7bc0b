import { beforeAll, describe, expect, test, vi } from "vitest";
import { otherSeat, SEATS, type Seat } from "~/domain/case/seat";
import type { SwipeRecord, Testimony } from "~/domain/judge/judge";
import { isAgainst } from "../house/finding/weigh-record";
import { houseJudge } from "../house/house-judge";
import { falseExhibits } from "./bench/exhibits";
import { type RuledCase, ruleSeededCases } from "./bench/variety";

/** A thousand readings of rulings: on two busy cores that takes longer than a test's usual five seconds. */
vi.setConfig({ testTimeout: 30_000 });

/** The record with one answer exchanged for another, as if the ruling had been written about that. */
function misheard(record: SwipeRecord, number: number, seat: Seat, heard: Testimony): SwipeRecord {
  const testimony = record.testimony.map((item, at) => (at === number - 1 ? { ...item, [seat]: heard } : item));
  return { ...record, testimony };
}

describe("what a ruling tells of an exhibit", () => {
  let cases: RuledCase<SwipeRecord>[] = [];

  beforeAll(async () => {
    cases = await ruleSeededCases(houseJudge, 200);
  });

  test("is what was answered", () => {
    expect(cases.flatMap(({ record, ruling }) => falseExhibits(record, ruling))).toEqual([]);
  });

  test("would be found out if any one answer had been another", () => {
    const unnoticed: string[] = [];
    let checked = 0;
    for (const { record, ruling } of cases) {
      for (const { number } of ruling.exhibits) {
        for (const seat of SEATS) {
          const item = record.testimony[number - 1];
          const answer = item?.[seat];
          if (item === undefined || answer === undefined) continue;
          // Beside what the other owns it is not told whether this one refused.
          const isTold = (heard: Testimony) => (answer !== null && heard !== null) || !isAgainst(item, otherSeat(seat));
          for (const heard of [true, false, null].filter((other) => other !== answer && isTold(other))) {
            checked++;
            const told = `${record.testimony[number - 1]?.prompt} ${seat}: ${answer}, not ${heard}: ${ruling.rationale}`;
            if (falseExhibits(misheard(record, number, seat, heard), ruling).length === 0) unnoticed.push(told);
          }
        }
      }
    }
    expect(unnoticed).toEqual([]);
    expect(checked).toBeGreaterThan(1_000);
  });
});
