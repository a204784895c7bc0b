import { describe, expect, it } from "vitest";
import { JUDGE_PERSONALITIES } from "../judge/personality";
import { type CaseAtAGlance, DELIBERATION_MS, deliberationLines, LINE_EVERY_MS } from "./deliberation";

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

/** What strikes the Strict Judge about a case, without what is quoted of it. */
const remark = (over: Partial<CaseAtAGlance>) => deliberationLines("Strict", glance(over))[1].replace(/^“.*” /u, "");

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
    for (const three of lines) {
      expect(three[0]).toMatch(/Robin.*Sam/u);
      expect(three.join(" ")).not.toMatch(/[{}]/u);
      for (const line of three) expect(line.replace(/“.*” /u, "").length).toBeLessThanOrEqual(90);
    }
    expect(new Set(lines.map((three) => three[1])).size).toBe(cases.length);
  });

  it("differs from judge to judge, and never from one look to the next", () => {
    const all = JUDGE_PERSONALITIES.flatMap((judge) => deliberationLines(judge, glance()));
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
    const line = (over: Partial<CaseAtAGlance>) => deliberationLines("Strict", glance(over))[1];
    const testimony = [
      said("Yes", "Yes", "Is it pizza?"),
      said("Yes", "No", "A".repeat(61)),
      said("No", "Yes", "Whose was it?"),
    ];
    expect(line({ testimony })).toMatch(/^“Whose was it\?” 2 answers that/u);
    expect(line({ testimony: [], messages: 7 })).toBe("“The Last Slice” 7 messages. Too many.");
    expect(line({ testimony: [], messages: 7, caseName: "A".repeat(61) })).toBe("7 messages. Too many.");
  });

  it("takes three to four seconds, in which every line has its moment", () => {
    expect(DELIBERATION_MS).toBeGreaterThanOrEqual(3_000);
    expect(DELIBERATION_MS).toBeLessThanOrEqual(4_000);
    expect(3 * LINE_EVERY_MS).toBeLessThan(DELIBERATION_MS);
  });
});
