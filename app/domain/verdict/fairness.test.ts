import { describe, expect, test } from "vitest";
import { FORMER_LITIGANT } from "../case/former-litigant";
import type { Winner } from "../case/winner";
import { CLERK_ID } from "../erasure/dismissal";
import { FALLBACK_REASONS, type FindingRun } from "../judge/receipt";
import {
  formatDefault,
  formatFallback,
  formatOutcome,
  formatRun,
  formatWhoRuled,
  isDismissal,
  judgeName,
  timesRead,
} from "./fairness";

const names = { creator: "Robin", opponent: "Sam" };
const run = (winner: Winner, order: FindingRun["order"] = "creator_first"): FindingRun => ({
  order,
  winner,
  blame: { creator: 30, opponent: 70 },
});

describe("how fair it was, in words", () => {
  test("does not speak of a winner where there is none", () => {
    expect(formatWhoRuled({ judgeId: "house@12", winner: "creator" })).toMatch(/^The house judge decided who won\. /u);
    expect(formatWhoRuled({ judgeId: "openai:gpt-x", winner: "other" })).toMatch(
      /^The model gpt-x found that nobody won\. /u,
    );
  });

  test("tells which judge ruled", () => {
    expect(judgeName("house@12")).toBe("The house judge");
    expect(judgeName("openai:gpt-x:latest")).toBe("The model gpt-x:latest");
    expect(judgeName("someone")).toBe("someone");
  });

  test("tells a dismissal from a ruling", () => {
    expect(isDismissal({ judgeId: CLERK_ID })).toBe(true);
    for (const judgeId of ["house@12", "openai:clerk@1"]) expect(isDismissal({ judgeId })).toBe(false);
  });

  test("tells each reading: who came first, and what came out", () => {
    expect(formatRun(run("creator", "opponent_first"), names)).toEqual({
      order: "Sam first, then Robin",
      finding: "Robin is in the right (blame: Robin\u00a030%, Sam\u00a070%)",
    });
    expect(formatRun(run("other"), names).finding).toBe("Too close to call");
  });

  test("tells what the readings come to", () => {
    const [creator, opponent] = [run("creator"), run("opponent")];
    expect(timesRead([creator, creator])).toBe("twice");
    expect(formatOutcome([creator, creator], "creator", names)).toContain("All readings agreed");
    expect(formatOutcome([creator, opponent, creator, creator], "creator", names)).toContain("3 of 4 readings");
    expect(formatOutcome([creator, opponent, creator, opponent], "other", names)).toContain("Hung Court");
    expect(formatOutcome([run("other"), run("other")], "other", names)).toContain("All readings agreed");
  });

  test("writes whoever has left small inside a sentence", () => {
    const left = { creator: "Robin", opponent: FORMER_LITIGANT };
    expect(formatRun(run("opponent"), left)).toEqual({
      order: "Robin first, then a former litigant",
      finding: "A former litigant is in the right (blame: Robin\u00a030%, a former litigant\u00a070%)",
    });
    expect(formatDefault("creator", left)).toMatch(/^A former litigant was not heard .+ went to Robin by default/u);
    expect(formatDefault("opponent", left)).toMatch(/^Robin was not heard .+ went to a former litigant by default/u);
  });

  test.each(FALLBACK_REASONS)("tells why a model was replaced that was %s", (reason) => {
    expect(formatFallback({ judgeId: "openai:gpt-x", reason })).toMatch(/^The model gpt-x was asked first and \w+/u);
  });
});
