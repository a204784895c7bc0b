import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { casePath } from "~/domain/case/case-ref";
import type { Question } from "~/domain/deck/answer";
import { ATTEMPTS_BEFORE_HOUSE_JUDGE } from "~/domain/docket/schedule";
import type { DocketPort } from "~/server/docket/docket-port.server";
import { openJudge } from "~/server/judge/judge-client.server";
import { asPerson } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aDilemma } from "../support/dilemmas";
import { docketOf } from "../support/docket";
import { aFiledCase, aJoinedCase, type Guest } from "../support/factories";
import { openLive } from "../support/notices";
import { countStored } from "../support/stored";

const MODEL = { JUDGE_PROVIDER: "openai", JUDGE_BASE_URL: "http://model.test/v1", JUDGE_MODEL: "test-model" };

const QUESTIONS = [
  { prompt: "Did Party B eat the slice that Party A had kept?", yesHelps: "Party A", isPersonal: false },
  { prompt: "Did Party A ever offer to share it?", yesHelps: "Party B", isPersonal: false },
  { prompt: "Was there a label on the box with a name on it?", yesHelps: "Party A", isPersonal: false },
  { prompt: "Would you eat a slice that was left open?", yesHelps: "neither", isPersonal: true },
  { prompt: "Has Party B offered to buy the next one?", yesHelps: "Party B", isPersonal: false },
];

/** A court whose filings reach the real docket objects, whose alarms ring when the test says so, and the real judge. */
function courtBefore(answer: (kind: string) => Promise<Response> | Response) {
  const asked = seatModel(answer);
  travel(DAY_MS);
  const docket: DocketPort = {
    callCase: (uuid) => docketOf(uuid).callCase(uuid),
    scheduleLook: (filed, at) => docketOf(filed.uuid).scheduleLook(filed, at),
  };
  const court = openCourt(env.DB, { docket, benches: openJudge(env.JUDGE) });
  return { asked, docket, court, ring: (uuid: string) => runDurableObjectAlarm(docketOf(uuid)) };
}

const bodySchema = v.object({ response_format: v.object({ json_schema: v.object({ name: v.string() }) }) });

/** Seats a model behind the judge's Worker that answers so, and tells what it is asked. */
function seatModel(answer: (kind: string) => Promise<Response> | Response) {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    const { name } = v.parse(bodySchema, JSON.parse(String(init?.body))).response_format.json_schema;
    asked.push(name);
    return answer(name);
  });
  Object.assign(env, MODEL);
  return asked;
}

const saying = (reply: object) => () =>
  Response.json({ choices: [{ finish_reason: "stop", message: { content: JSON.stringify(reply) } }] });
const down = () => new Response(null, { status: 500 });

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(MODEL)) Reflect.deleteProperty(env, name);
});

const deckOf = (person: Guest, suitUuid: string) =>
  asPerson(person)(`/api/pettysuits/${suitUuid}/questions?userUuid=${person.uuid}`).then((answer) =>
    answer.json<Question[]>(),
  );

describe("a suit whose questions a model writes", () => {
  it("is filed without a word from the model, which writes them when the docket asks", async () => {
    const { court, asked, ring } = courtBefore(saying({ questions: QUESTIONS }));
    const { suitUuid, creator, opponent } = await aJoinedCase(court, { creatorDisplayName: "Robin" });
    expect(asked).toEqual([]);
    expect(await deckOf(creator, suitUuid)).toEqual([]);
    await ring(suitUuid);
    expect(asked).toEqual(["deck"]);
    const deck = await deckOf(opponent, suitUuid);
    expect(deck.map(({ prompt }) => prompt)).toEqual([
      "Did Sam eat the slice that Robin had kept?",
      "Did Robin ever offer to share it?",
      "Was there a label on the box with a name on it?",
      "Would you eat a slice that was left open?",
      "Has Sam offered to buy the next one?",
      "Did Robin say yes to “Would you eat a slice that was left open?”",
    ]);
  });

  it("tells the open pages of both parties once they are there", async () => {
    const { court, ring } = courtBefore(saying({ questions: QUESTIONS }));
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    const pages = [await openLive(creator), await openLive(opponent)];
    for (const page of pages) await page.next("welcome");
    await ring(suitUuid);
    const path = casePath({ kind: "pettysuit", uuid: suitUuid });
    for (const page of pages) expect(await page.next("case")).toEqual({ path });
  });

  it("has them once, however often the docket is called", async () => {
    const { court, docket, asked, ring } = courtBefore(saying({ questions: QUESTIONS }));
    const { suitUuid } = await aFiledCase(court);
    for (let call = 0; call < 3; call += 1) {
      await docket.callCase(suitUuid);
      await ring(suitUuid);
    }
    expect(asked).toEqual(["deck"]);
    expect(await countStored("questions", "case_uuid", suitUuid)).toBe(QUESTIONS.length + 1);
  });

  it("gets them though the call to the docket got lost: whoever opens the deck calls again", async () => {
    const { asked, docket, ring } = courtBefore(saying({ questions: QUESTIONS }));
    const calls: string[] = [];
    const deaf = openCourt(env.DB, {
      benches: openJudge(env.JUDGE),
      docket: {
        callCase: async (uuid) => {
          calls.push(uuid);
          if (calls.length === 1) throw new Error("the docket is away");
          return docket.callCase(uuid);
        },
      },
    });
    const { suitUuid, creator } = await aFiledCase(deaf);
    expectFaults("docket_call_failed");
    expect(asked).toEqual([]);
    expect(await deaf.deck.ensureQuestions(creator.visitor(), suitUuid, undefined)).toEqual([]);
    await ring(suitUuid);
    expect(await deckOf(creator, suitUuid)).toHaveLength(QUESTIONS.length + 1);
  });

  it("gets the house's on the last attempt where the model is down", async () => {
    const { court, asked, ring } = courtBefore(down);
    const { suitUuid, creator } = await aFiledCase(court);
    for (let attempt = 1; attempt < ATTEMPTS_BEFORE_HOUSE_JUDGE; attempt += 1) {
      await ring(suitUuid);
      expect(await countStored("questions", "case_uuid", suitUuid)).toBe(0);
    }
    expectFaults("docket_failed");
    await ring(suitUuid);
    expect(asked).toEqual(Array(ATTEMPTS_BEFORE_HOUSE_JUDGE).fill("deck"));
    expect((await deckOf(creator, suitUuid)).length).toBeGreaterThanOrEqual(5);
  });

  it("stores none that were written for a complaint whose author has left meanwhile", async () => {
    const leaving = { suitUuid: "" };
    const { court, ring } = courtBefore(async () => {
      await env.DB.prepare("update cases set allegation = 'gone' where uuid = ?").bind(leaving.suitUuid).run();
      return saying({ questions: QUESTIONS })();
    });
    leaving.suitUuid = (await aFiledCase(court)).suitUuid;
    await ring(leaving.suitUuid);
    expect(await countStored("questions", "case_uuid", leaving.suitUuid)).toBe(0);
  });
});

describe("a dilemma whose questions a model writes", () => {
  const DECK = { questions: QUESTIONS.map((_question, index) => ({ prompt: `Would you mind option ${index}?` })) };

  it("is filed without a word from the model, and tells its person's page once they are there", async () => {
    const { court, asked, ring } = courtBefore(saying(DECK));
    const { uuid, person, questions } = await aDilemma(court);
    expect({ asked, questions }).toEqual({ asked: [], questions: [] });
    const page = await openLive(person);
    await page.next("welcome");
    await ring(uuid);
    expect(asked).toEqual(["dilemma_questions"]);
    expect(await page.next("case")).toEqual({ path: casePath({ kind: "dilemma", uuid }) });
    expect(await court.dilemma.listQuestions(person.visitor(), uuid)).toHaveLength(DECK.questions.length);
  });

  it("gets the house's at once where the model is down, and whoever opens it has them made", async () => {
    const { court, ring } = courtBefore(down);
    const deaf = openCourt(env.DB, { benches: openJudge(env.JUDGE), docket: { callCase: async () => {} } });
    const { uuid, person } = await aDilemma(deaf);
    const { items } = await court.dilemma.openSession(person.visitor(), uuid);
    expect(items.filter(({ kind }) => kind !== "ad")).toEqual([]);
    await ring(uuid);
    expect((await court.dilemma.listQuestions(person.visitor(), uuid)).length).toBeGreaterThanOrEqual(5);
  });
});
