import { describe, expect, it } from "vitest";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "../judge/personality";
import { type CaseAtAGlance, DELIBERATION_MS, deliberationLines, LAST_LINE_AFTER_MS } from "./deliberation";

const said = (creatorAnswer: string | null, opponentAnswer: string | null, prompt = "Was it yours?") => ({
  ...{ creatorAnswer, opponentAnswer, prompt },
});
const glance = (over: Partial<CaseAtAGlance> = {}): CaseAtAGlance => ({
  names: { creator: "Robin", opponent: "Sam" },
  caseName: "The Last Slice",
  testimony: [said("Yes", "No"), said("No", "No"), said("Yes", "No")],
  messages: null,
  byDefault: false,
  ...over,
});

/** What strikes the Strict Judge about a case: the last line but one. */
const remark = (over: Partial<CaseAtAGlance>) => deliberationLines("Strict", glance(over)).at(-2);

describe("what a judge thinks aloud", () => {
  it.each(JUDGE_PERSONALITIES)("%s names both, says what strikes about the case, and leaves no gap", (judge) => {
    const cases = [
      glance(),
      glance({ testimony: [said("Yes", "Yes")] }),
      glance({ testimony: [said("Plead the Fifth", "No"), said("Yes", "Plead the Fifth")] }),
      glance({ testimony: [], messages: 12 }),
      glance({ testimony: [], messages: 1 }),
      glance({ testimony: [], byDefault: true }),
    ];
    const lines = cases.map((each) => deliberationLines(judge, each));
    for (const four of lines) {
      expect(four).toHaveLength(4);
      expect(four[0]).toMatch(/Robin.*Sam/u);
      expect(four.join(" ")).not.toMatch(/[{}]/u);
      for (const line of four) expect(line.length).toBeLessThanOrEqual(90);
    }
    expect(new Set(lines.map((four) => four[2])).size).toBe(cases.length);
  });

  it("differs from judge to judge, and never from one look to the next", () => {
    const own = (judge: JudgePersonality) => deliberationLines(judge, glance()).filter((line) => !/^“.*”$/u.test(line));
    const all = JUDGE_PERSONALITIES.flatMap(own);
    expect(all.length).toBe(3 * JUDGE_PERSONALITIES.length);
    expect(new Set(all).size).toBe(all.length);
    expect(deliberationLines("Yoda", glance())).toEqual(deliberationLines("Yoda", glance()));
  });

  it("counts", () => {
    expect(remark({})).toBe("2 answers that do not match. I have underlined them.");
    expect(remark({ messages: 7 })).toBe("7 messages. Too many.");
  });

  it("takes what only one side said, the Fifth and a guess for no contradiction", () => {
    const contradictions = [said("Yes", "No"), said("No", "Yes")];
    const others = [said("Yes", null), said(null, "No"), said("Yes", "Plead the Fifth")];
    const testimony = [...contradictions, ...others, { ...said("Yes", "No"), isHunch: true }];
    expect(remark({ testimony })).toBe("2 answers that do not match. I have underlined them.");
  });

  it.each([
    ["a hearing in which nobody said anything", { testimony: [], messages: 0 }],
    ["a hearing of one message", { testimony: [], messages: 1 }],
    ["questions that only one side answered", { testimony: [said("Yes", null), said("No", null)] }],
    ["no testimony", { testimony: [] }],
  ])("says of %s that little was said, and not that they agree", (_what, over) => {
    expect(remark(over)).toBe("Next to nothing was said. Finally.");
  });

  it("is about the case: quotes the question that they quarrel about, or the name of the case, where it is short", () => {
    const middle = (over: Partial<CaseAtAGlance>) => deliberationLines("Strict", glance(over)).slice(1, -1);
    const testimony = [
      said("Yes", "Yes", "Is it pizza?"),
      said("Yes", "No", "A".repeat(61)),
      said("No", "Yes", "Whose was it?"),
    ];
    expect(middle({ testimony })).toEqual(["“Whose was it?”", expect.stringMatching(/^2 answers that/u)]);
    expect(middle({ testimony: [], messages: 7 })).toEqual(["“The Last Slice”", "7 messages. Too many."]);
    expect(middle({ testimony: [], messages: 7, caseName: "A".repeat(61) })).toEqual(["7 messages. Too many."]);
  });

  it("takes three to four seconds, in which every line has its moment", () => {
    expect(DELIBERATION_MS).toBeGreaterThanOrEqual(3_000);
    expect(DELIBERATION_MS).toBeLessThanOrEqual(4_000);
    expect(LAST_LINE_AFTER_MS + 1_000).toBeLessThan(DELIBERATION_MS);
  });
});
