import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CourtroomRecord, Judgement } from "~/domain/judge/judge";
import type { JudgeCalls } from "~/domain/judge-calls";
import { TIME_LIMITS_MS } from "../in-time.server";
import { openJudge } from "./judge-client.server";

const RECORD: CourtroomRecord = {
  kind: "courtroom",
  seed: "case",
  allegation: "He ate my pizza",
  tone: "Fun",
  judgePersonality: "Strict",
  messages: [],
};

const JUDGEMENT: Judgement = {
  ruling: {
    winner: "other",
    caseName: "The Case of the Pizza",
    rationale: "Nobody said a word.",
    punishment: "Both shake hands.",
    exhibits: [],
    blame: { creator: 50, opponent: 50 },
    fairPoint: null,
  },
  receipt: { judgeId: "house@1", promptVersion: null, runs: [], fallback: null },
  replies: [],
};

const away = () => Promise.reject(new Error("the judge's Worker is being replaced"));

/** A judge's Worker that is away, except for these calls. */
function judgeWith(calls: Partial<JudgeCalls>) {
  return openJudge({
    presideOver: away,
    findForeignWords: away,
    writeQuestions: away,
    howSerious: away,
    findAbuse: away,
    draftQuestions: away,
    draftDilemmaQuestions: away,
    writeDilemmaQuestions: away,
    decideDilemma: away,
    ...calls,
  });
}

/** Answers as given, one after another. */
const inTurn = <Answer>(...answers: (() => Promise<Answer>)[]) => vi.fn(() => answers.shift()?.() ?? away());

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a ruling", () => {
  const ruleBy = (presideOver: JudgeCalls["presideOver"]) =>
    judgeWith({ presideOver }).bench.presideOver(RECORD, { isLast: false });

  it("is what the judge gave", async () => {
    expect(await ruleBy(async () => JUDGEMENT)).toEqual(JUDGEMENT);
  });

  it("that was put off, broke off or makes no sense is left to the docket, which asks again in its own time", async () => {
    await expect(ruleBy(async () => ({ fault: "slow" }))).rejects.toThrow("slow");
    const broken = vi.fn(away);
    await expect(ruleBy(broken)).rejects.toThrow();
    expect(broken).toHaveBeenCalledOnce();
    const nonsense = { ...JUDGEMENT, ruling: { ...JUDGEMENT.ruling, punishment: "" } };
    await expect(ruleBy(async () => nonsense)).rejects.toThrow();
  });
});

describe("what the docket asks for a dilemma", () => {
  it("is asked for once at a time, as a ruling is", async () => {
    const dilemma = { seed: "case", dilemma: "Tea or coffee?" };
    const record = { ...dilemma, judgePersonality: "Strict" as const, testimony: [] };
    const [writeDilemmaQuestions, decideDilemma] = [vi.fn(away), vi.fn(away)];
    const { dilemmas } = judgeWith({ writeDilemmaQuestions, decideDilemma });
    await expect(dilemmas.writeQuestions(dilemma)).rejects.toThrow();
    await expect(dilemmas.decide(record)).rejects.toThrow();
    for (const asked of [writeDilemmaQuestions, decideDilemma]) expect(asked).toHaveBeenCalledOnce();
  });
});

describe("the screening of what is filed", () => {
  it("says that the judge is away where it can't be reached a second time either", async () => {
    const howSerious = vi.fn(away);
    const asking = judgeWith({ howSerious }).screening.howSerious(["text"]);
    await expect(asking).rejects.toMatchObject({ code: "judge_away", status: 503 });
    expect(howSerious).toHaveBeenCalledTimes(2);
  });

  it("is asked for once more where the call broke off", async () => {
    const howSerious = inTurn(away, async () => "unclear" as const);
    expect(await judgeWith({ howSerious }).screening.howSerious(["text"])).toBe("unclear");
  });

  it("lets nothing pass where the judge stays away", async () => {
    await expect(judgeWith({}).screening.howSerious(["text"])).rejects.toThrow();
  });
});

describe("the marks of foreign words", () => {
  const german = { words: "Du hast meine Pizza gegessen.", language: "de" };

  it("are asked for in one call, and not at all where nothing is shown", async () => {
    const findForeignWords = vi.fn(async () => [german]);
    const { languages } = judgeWith({ findForeignWords });
    expect(await languages.findForeignWords([german.words, null, german.words, undefined, ""])).toEqual([german]);
    expect(await languages.findForeignWords([null, undefined, ""])).toEqual([]);
    expect(findForeignWords.mock.calls).toEqual([[[german.words]]]);
  });

  it("are all that a page loses where the judge is away, slow or makes no sense", async () => {
    const texts = [german.words];
    expect(await judgeWith({}).languages.findForeignWords(texts)).toEqual([]);
    const nonsense = judgeWith({ findForeignWords: inTurn(async () => JSON.parse('[{"words":1}]')) });
    expect(await nonsense.languages.findForeignWords(texts)).toEqual([]);
    const slow = judgeWith({ findForeignWords: () => new Promise(() => {}) }).languages.findForeignWords(texts);
    await vi.advanceTimersByTimeAsync(TIME_LIMITS_MS.languages);
    expect(await slow).toEqual([]);
  });
});
