import { describe, expect, it } from "vitest";
import { JUDGE_PERSONALITIES } from "../judge/personality";
import { type CaseAtAGlance, DELIBERATION_MS, deliberationLines, LINE_EVERY_MS } from "./deliberation";

const said = (creatorAnswer: string | null, opponentAnswer: string | null) => ({ creatorAnswer, opponentAnswer });
const glance = (over: Partial<CaseAtAGlance> = {}): CaseAtAGlance => ({
  names: { creator: "Robin", opponent: "Sam" },
  testimony: [said("Yes", "No"), said("No", "No"), said("Yes", "No")],
  messages: null,
  byDefault: false,
  ...over,
});

describe("what a judge thinks aloud", () => {
  it.each(JUDGE_PERSONALITIES)("%s names both, says what strikes about the case, and leaves no gap", (judge) => {
    const cases = [
      glance(),
      glance({ testimony: [said("Yes", "Yes")] }),
      glance({ testimony: [said("Plead the Fifth", "No"), said("Yes", "Plead the Fifth")] }),
      glance({ testimony: [], messages: 12 }),
      glance({ testimony: [], byDefault: true }),
    ];
    const lines = cases.map((each) => deliberationLines(judge, each));
    for (const three of lines) {
      expect(three[0]).toMatch(/Robin.*Sam/u);
      expect(three.join(" ")).not.toMatch(/[{}]/u);
      for (const line of three) expect(line.length).toBeLessThanOrEqual(90);
    }
    expect(new Set(lines.map((three) => three[1])).size).toBe(cases.length);
  });

  it("differs from judge to judge, and never from one look to the next", () => {
    const all = JUDGE_PERSONALITIES.flatMap((judge) => deliberationLines(judge, glance()));
    expect(new Set(all).size).toBe(all.length);
    expect(deliberationLines("Yoda", glance())).toEqual(deliberationLines("Yoda", glance()));
  });

  it("counts", () => {
    expect(deliberationLines("Strict", glance())[1]).toBe("2 contradictions. I have underlined them.");
    expect(deliberationLines("Strict", glance({ messages: 7 }))[1]).toBe("7 messages. Too many.");
  });

  it("takes three to four seconds, in which every line has its moment", () => {
    expect(DELIBERATION_MS).toBeGreaterThanOrEqual(3_000);
    expect(DELIBERATION_MS).toBeLessThanOrEqual(4_000);
    expect(3 * LINE_EVERY_MS).toBeLessThan(DELIBERATION_MS);
  });
});
