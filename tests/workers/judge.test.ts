import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openJudge } from "~/server/judge/judge-client.server";
import { checkDilemmaQuestions } from "../../workers/judge/dilemma/check-dilemma-questions";

const judge = openJudge(env.JUDGE);

describe("the judge's Worker", () => {
  it("rules on a record with answers that were never given", async () => {
    const brief = { seed: "case", allegation: "My flatmate ate the last slice of my pizza", tone: "Fun" } as const;
    const questions = await judge.decks.writeQuestions(brief, { isLast: false });
    expect(await judge.decks.draftQuestions(brief)).toEqual(questions);
    const testimony = questions.map((question, index) => ({
      ...question,
      creator: true,
      opponent: index === 0 ? undefined : index === 1 ? null : false,
    }));
    const { ruling, receipt } = await judge.bench.presideOver(
      {
        kind: "pettyswipe",
        seed: "case",
        allegation: "My flatmate ate the last slice of my pizza",
        tone: "Fun",
        judgePersonality: "Yoda",
        testimony,
      },
      { isLast: false },
    );
    expect(ruling.exhibits).not.toContainEqual({ number: 1, seat: "opponent" });
    expect(receipt.runs).toHaveLength(2);
  });

  it("writes the questions of a dilemma and decides it", async () => {
    const brief = { seed: "dilemma", dilemma: "Should I text back or leave it?" };
    const { questions } = await judge.dilemmas.writeQuestions(brief);
    expect((await judge.dilemmas.draftQuestions(brief))?.questions).toEqual(questions);
    expect(checkDilemmaQuestions(questions)).toEqual([]);
    const testimony = questions.map((question, index) => ({ ...question, answer: index === 0 ? undefined : true }));
    const { decision, receipt } = await judge.dilemmas.decide({ ...brief, judgePersonality: "Boomer", testimony });
    expect(decision.exhibits).not.toContain(1);
    expect(receipt).toMatchObject({ judgeId: expect.stringMatching(/^house@/u), fallback: null });
  });

  it("screens texts and tells their languages", async () => {
    expect(await judge.screening.howSerious(["He ate my pizza.", "My husband hits me."])).toBe("clear");
    expect(await judge.screening.howSerious(["He ate my pizza.", "He laughed about it."])).toBe("petty");
    const german = "Du hast meine Pizza gegessen und gelacht.";
    expect(await judge.languages.findForeignWords(["He ate my pizza.", german])).toEqual([
      { words: german, language: "de" },
    ]);
  });

  it("is not to be fetched", async () => {
    expect((await env.JUDGE.fetch("https://judge.test/")).status).toBe(404);
  });
});
