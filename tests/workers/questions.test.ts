import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Question } from "~/domain/deck/answer";
import type { Judge } from "../../workers/judge/judge";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";
import { SUIT_CARDS } from "../support/swipe";

const court = openCourt(env.DB);

async function questionsOf(person: Guest, suitUuid: string): Promise<Question[]> {
  const response = await asPerson(person)(`/api/pettysuits/${suitUuid}/questions?userUuid=${person.uuid}`);
  expect(response.status).toBe(200);
  return response.json<Question[]>();
}

/** The hunch asks each party about the other. */

function ensureQuestions(person: Guest, suitUuid: string, body: object = { creatorUuid: person.uuid }) {
  return asPerson(person)(`/api/pettysuits/${suitUuid}/questions`, { body });
}

function forgetQuestions(suitUuid: string) {
  return env.DB.prepare("delete from decks where case_uuid = ?").bind(suitUuid).run();
}

/** A judge who writes so many questions, each beginning with the same word. Both write before either is stored. */
function judgeWho(word: string, count: number): Judge {
  return {
    id: `${word}@1`,
    writeQuestions: async () =>
      Array.from({ length: count }, (_, index) => ({ prompt: `${word} question ${index}?`, weight: null })),
    rule: () => Promise.reject(new Error("this judge only asks")),
    weigh: () => Promise.reject(new Error("this judge only asks")),
    writeDilemmaQuestions: () => Promise.reject(new Error("this judge only asks")),
    decideDilemma: () => Promise.reject(new Error("this judge only asks")),
    isWeightyDilemma: () => Promise.reject(new Error("this judge only asks")),
  };
}

describe("the questions of a suit", () => {
  it("are seven, none twice, each a question, and a hunch after them", async () => {
    const { suitUuid, creator } = await aJoinedCase(court);
    const deck = await questionsOf(creator, suitUuid);
    const questions = deck.slice(0, 7);
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(7);
    for (const { prompt } of questions) expect(prompt).toMatch(/\?$/u);
    expect(deck.map(({ isHunch = false }) => isHunch)).toEqual([...Array(7).fill(false), true]);
  });

  it("end in a hunch that asks each party about the other, and side by side about neither", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court, { creatorDisplayName: "Robin" });
    const hunchOf = async (party: typeof creator) => (await questionsOf(party, suitUuid)).at(-1)?.prompt;
    expect(await hunchOf(creator)).toMatch(/^Did Sam say yes to “.+\?”$/u);
    expect(await hunchOf(opponent)).toMatch(/^Did Robin say yes to “.+\?”$/u);
  });

  it("call the parties by their names", async () => {
    const { suitUuid, opponent } = await aJoinedCase(court, { creatorDisplayName: "Robin" });
    const text = JSON.stringify(await questionsOf(opponent, suitUuid));
    expect(text).not.toMatch(/Party [AB]/u);
    expect(text).toMatch(/\b(?:Robin|Sam)\b/u);
  });

  it("call an account by its username and each party by its own", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court, { creatorDisplayName: "Robin" });
    await env.DB.batch([
      env.DB.prepare("update users set username = 'judy' where uuid = ?").bind(creator.uuid),
      env.DB.prepare(
        "update decks set questions = json_set(questions, '$[0].prompt', 'Did Party B tell Party A?') where case_uuid = ?",
      ).bind(suitUuid),
    ]);
    expect((await questionsOf(creator, suitUuid))[0]?.prompt).toBe("Did Sam tell judy?");
    await env.DB.prepare("update users set username = 'omar' where uuid = ?").bind(opponent.uuid).run();
    expect((await questionsOf(opponent, suitUuid))[0]?.prompt).toBe("Did omar tell judy?");
  });

  it("are the same for both parties, in the same order, but for whom the hunch is about", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    const [mine, theirs] = [await questionsOf(creator, suitUuid), await questionsOf(opponent, suitUuid)];
    expect(theirs.slice(0, -1)).toEqual(mine.slice(0, -1));
    expect(theirs.map(({ uuid }) => uuid)).toEqual(mine.map(({ uuid }) => uuid));
  });

  it("never tell what an answer weighs", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    for (const question of await questionsOf(creator, suitUuid)) {
      const { isHunch: _marked, ...told } = question;
      expect(Object.keys(told).sort()).toEqual(["prompt", "uuid"]);
    }
  });

  it("stay as they are when someone makes sure that they exist", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    for (const party of [creator, opponent]) {
      const before = await questionsOf(party, suitUuid);
      expect(await (await ensureQuestions(party, suitUuid, {})).json()).toEqual(before);
    }
    expect(await countStored("questions", "case_uuid", suitUuid)).toBe(SUIT_CARDS);
  });

  it("take the specification's second creation payload and store none of it", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    const before = await questionsOf(creator, suitUuid);
    const response = await ensureQuestions(creator, suitUuid, {
      creatorUuid: creator.uuid,
      opponentUuid: "placeholder",
      creator: { realName: "Robin", maskedName: "Party A" },
      opponent: { realName: "Unknown", maskedName: "Party B" },
      allegation: "Something else altogether.",
      judgePersonality: "Yoda",
      tone: "Serious",
    });
    expect(await response.json()).toEqual(before);
    const rows = await storedRows("select tone, judge_personality from cases where uuid = ?", suitUuid);
    expect(rows).toEqual([{ tone: "Fun", judge_personality: "Classic Judge" }]);
  });

  it("are one set when both parties ask for the missing ones at the same moment", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    await forgetQuestions(suitUuid);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ensureQuestions(index % 2 === 0 ? creator : opponent, suitUuid, {})),
    );
    const decks = await Promise.all(responses.map((response) => response.json<{ uuid: string }[]>()));
    expect(new Set(decks.map((deck) => deck.map(({ uuid }) => uuid).join())).size).toBe(1);
    expect(await countStored("questions", "case_uuid", suitUuid)).toBe(SUIT_CARDS);
  });

  it("of two judges never mix when both write at the same moment, one more of them than the other", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    await forgetQuestions(suitUuid);
    const decks = await Promise.all(
      [
        { person: creator, judge: judgeWho("First", 5) },
        { person: opponent, judge: judgeWho("Second", 9) },
      ].map(({ person, judge }) =>
        openCourt(env.DB, { judge }).deck.ensureQuestions(person.visitor(), suitUuid, undefined),
      ),
    );
    expect(decks[1]).toEqual(decks[0]);
    const authors = new Set(decks.flat().map(({ prompt }) => prompt.split(" ")[0]));
    expect(authors.size).toBe(1);
    expect(await countStored("questions", "case_uuid", suitUuid)).toBe(decks[0]?.length);
  });

  it("are no one's business but the parties'", async () => {
    const { suitUuid } = await aJoinedCase(court);
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await asPerson(mallory)(`/api/pettysuits/${suitUuid}/questions`), 403, "not_yours");
    await expectRefusal(await ensureQuestions(mallory, suitUuid), 403, "not_yours");
    expect(await countStored("questions", "case_uuid", suitUuid)).toBe(SUIT_CARDS);
  });
});
