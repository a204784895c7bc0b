import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sessionViewSchema } from "~/domain/account/session";
import { earnedBadgeSchema, unlockedBadgeSchema } from "~/domain/badge/earned-badge";
import { courtroomSchema } from "~/domain/courtroom/courtroom";
import { courtroomMessageSchema } from "~/domain/courtroom/message";
import { humanCheckChallengeSchema } from "~/domain/human-check/challenge";
import { deskQueueSchema, deskTopicSchema, logEntrySchema } from "~/domain/moderation/desk";
import { noticeSchema } from "~/domain/notice/notice";
import { noticeStatusSchema } from "~/domain/notice/notice-input";
import { referralSchema } from "~/domain/referral/referral";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { sharingSchema } from "~/domain/verdict/shared-verdict";
import * as answers from "../../workers/api/answers";
import { api } from "../../workers/api/api";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aModerator, aPendingTopic } from "../support/desk";
import { aDecidedDilemma } from "../support/dilemmas";
import { aCourtroom, aCourtroomInSession, aDecidedCase, aFiledCase, aSettledCourtroom } from "../support/factories";
import { courtroomReadingCalls, dilemmaReadingCalls, readingCalls } from "../support/reading-calls";
import { enter } from "../support/socket";

const court = openCourt(env.DB);

interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, { summary?: string; responses?: Record<string, { description?: string }> }>>;
}

/** They describe the API and are no part of it. */
const DESCRIPTIONS = new Set(["GET /openapi.json", "GET /docs"]);

async function readDocument(): Promise<Document> {
  const response = await asPerson(null)("/api/openapi.json");
  return response.json<Document>();
}

describe("the API's description", () => {
  it("is OpenAPI 3.1 under the product's name", async () => {
    const { openapi, info } = await readDocument();
    expect(openapi).toMatch(/^3\.1\./u);
    expect(info.title).toBe("Pettifog API");
    expect(info.version).toMatch(/^\d+\.\d+\.\d+$/u);
  });

  it("lists exactly the calls that are registered", async () => {
    const { paths } = await readDocument();
    const listed = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = api.routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/(?<=.)\/$/u, "")}`)
      .filter((route) => !DESCRIPTIONS.has(route))
      .map((route) => route.replace(/:(\w+)/gu, "{$1}"));
    expect(listed.sort()).toEqual([...new Set(registered)].sort());
  });

  it("says of each call what it does and how it can answer", async () => {
    const { paths } = await readDocument();
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, { summary = "", responses = {} }] of Object.entries(item)) {
        const place = `${method} ${path}`;
        expect(summary.length, place).toBeGreaterThan(10);
        const everywhere = method === "get" ? ["429", "500"] : ["403", "413", "429", "500", "503"];
        expect(Object.keys(responses), place).toEqual(expect.arrayContaining(everywhere));
        expect(
          Object.keys(responses).some((status) => status.startsWith("2")),
          place,
        ).toBe(true);
        for (const response of Object.values(responses)) expect(response.description, place).toBeTruthy();
      }
    }
  });
});

/** Parsing drops keys that a schema does not know, so an answer that comes out as it went in has exactly its keys. */
function expectExactly(schema: v.GenericSchema, body: unknown, place: string) {
  expect(v.parse(schema, body), place).toEqual(body);
}

describe("the answers as they come", () => {
  it("have exactly the described keys when a party reads a decided case", async () => {
    const decided = await aDecidedCase(court);
    const call = asPerson(decided.creator);
    const calls = readingCalls(decided, decided.creator.uuid);
    const described: [string, v.GenericSchema][] = [
      [calls.suit, answers.suitAnswer],
      [calls.questions, answers.questionsAnswer],
      [calls.answers, answers.answersAnswer],
      [calls.verdict, v.required(answers.verdictAnswer)],
      [calls.invitation, answers.invitationTokenAnswer],
      [calls.invite, answers.invitationTokenAnswer],
      [calls.share, sharingSchema],
      [calls.ads, answers.savedAdsAnswer],
      [calls.meta, answers.invitationMetaAnswer],
      [`/api/users/${decided.creator.uuid}/pettysuits`, v.array(answers.listedSuitAnswer)],
      [`/api/users/${decided.creator.uuid}/referrals`, referralSchema],
      [`/api/notifications/user/${decided.creator.uuid}`, v.pipe(v.array(noticeSchema), v.nonEmpty())],
      [`/api/notifications/status/${decided.creator.uuid}`, noticeStatusSchema],
      ["/api/auth/me", answers.viewerAnswer],
      ["/api/auth/sessions", v.pipe(v.array(sessionViewSchema), v.nonEmpty())],
      [`/api/users/${decided.opponent.uuid}`, answers.userAnswer],
      ["/api/auth/csrf", v.object({ csrfToken: v.string() })],
      ["/api/human-check/challenge", humanCheckChallengeSchema],
      ["/api/petty-suit-prompts/random", v.object({ prompt: v.string() })],
      ["/api/sample-profiles", v.pipe(v.array(answers.sampleProfileAnswer), v.nonEmpty())],
    ];
    for (const [path, schema] of described) {
      const response = await call(path);
      expect(response.status, path).toBe(200);
      expectExactly(schema, await response.json(), path);
    }
  });

  it("have exactly the described keys when badges are told", async () => {
    const { creator } = await aFiledCase(court);
    const call = asPerson(creator);
    const sent = await call("/api/stats/increment", { body: { category: "invitesSent", userUuid: creator.uuid } });
    const unlocked = v.object({ earnedBadges: v.pipe(v.array(unlockedBadgeSchema), v.nonEmpty()) });
    expectExactly(unlocked, await sent.json(), "increment");
    const earned = await call(`/api/badges/user/${creator.uuid}`);
    expectExactly(v.pipe(v.array(earnedBadgeSchema), v.nonEmpty()), await earned.json(), "badges");
  });

  it("have exactly the described keys while the opponent's seat is free", async () => {
    const filed = await aFiledCase(court);
    const calls = readingCalls(filed, filed.creator.uuid);
    const call = asPerson(filed.creator);
    expectExactly(answers.suitAnswer, await (await call(calls.suit)).json(), calls.suit);
    expectExactly(answers.invitationMetaAnswer, await (await call(calls.meta)).json(), calls.meta);
  });

  it("have exactly the described keys when a party reads a courtroom, settled or waiting", async () => {
    for (const opened of [await aSettledCourtroom(court), await aCourtroom(court)]) {
      const calls = courtroomReadingCalls(opened, opened.creator.uuid);
      const described: [string, v.GenericSchema][] = [
        [calls.courtroom, courtroomSchema],
        [calls.invitation, answers.invitationTokenAnswer],
        [calls.meta, answers.invitationMetaAnswer],
        [`/api/users/${opened.creator.uuid}/courtrooms`, v.pipe(v.array(answers.listedCourtroomAnswer), v.nonEmpty())],
      ];
      for (const [path, schema] of described) {
        expectExactly(schema, await (await asPerson(opened.creator)(path)).json(), path);
      }
    }
  });

  it("have exactly the described keys when a person reads a decided dilemma and its ads", async () => {
    const decided = await aDecidedDilemma(court);
    const { uuid: caseUuid, person } = decided;
    const [ad] = await court.ads.random(1);
    if (ad === undefined) throw new Error("there are ads");
    const about = { caseUuid, adUuid: ad.uuid, userUuid: person.uuid, placement: "midAd" } as const;
    await court.ads.react(person.visitor(), { ...about, saved: true });
    const calls = dilemmaReadingCalls(decided);
    const described: [string, v.GenericSchema][] = [
      [calls.session, answers.sessionAnswer],
      [calls.questions, v.pipe(answers.questionsAnswer, v.nonEmpty())],
      [calls.answers, v.pipe(answers.answersAnswer, v.nonEmpty())],
      [calls.ads, answers.savedAdsAnswer],
      [calls.list, v.pipe(v.array(answers.listedSessionAnswer), v.nonEmpty())],
      [calls.share, sharingSchema],
      ["/api/procrastination-topics/random", v.object({ topic: v.string() })],
      ["/api/hot-topics", v.pipe(v.array(answers.topicAnswer), v.length(50))],
      [`/api/hot-topics?userUuid=${person.uuid}`, v.pipe(v.array(answers.topicAnswer), v.length(50))],
      [`/api/hot-topics/${HOUSE_TOPICS[0]?.uuid}/stats`, answers.topicStatsAnswer],
      ["/api/ads/random", v.pipe(v.array(answers.adAnswer), v.length(2))],
      [`/api/ads/${ad.uuid}`, answers.adAnswer],
    ];
    for (const [path, schema] of described) {
      expectExactly(schema, await (await asPerson(person)(path)).json(), path);
    }
  });

  it("have exactly the described keys at the desk and on the dashboard", async () => {
    const desk = await aModerator(court);
    const { topic } = await aPendingTopic(court, "The way that Robin Pumblechook reads aloud.", desk);
    await desk.call(`/api/moderation/topics/${topic.uuid}`, { body: { decision: "approve", reason: "Harmless." } });
    await aPendingTopic(court, "The way that Robin Pumblechook sneezes.", desk);
    await court.reports.report(desk.visitor(), {
      ...{ userUuid: desk.uuid, kind: "topic", id: topic.uuid, reason: "other", note: "It is mine." },
    });
    const described: [string, v.GenericSchema][] = [
      [`/api/users/${desk.uuid}/submitted-topics`, v.pipe(v.array(answers.submittedTopicAnswer), v.length(2))],
      ["/api/moderation/queue", deskQueueSchema],
      ["/api/moderation/topics/approved", v.pipe(v.array(deskTopicSchema), v.nonEmpty())],
      ["/api/moderation/log", v.pipe(v.array(logEntrySchema), v.nonEmpty())],
      ["/api/moderation/ads", v.pipe(v.array(answers.deskAdAnswer), v.nonEmpty())],
    ];
    for (const [path, schema] of described) expectExactly(schema, await (await desk.call(path)).json(), path);
  });

  it("have exactly the described keys when a party reads what was said", async () => {
    const inSession = await aCourtroomInSession(court);
    const { courtroomUuid, creator, opponent } = inSession;
    const robin = await enter(creator, courtroomUuid);
    robin.say("He ate my pizza.");
    await robin.next("NEW_MESSAGE");
    const { messages } = courtroomReadingCalls(inSession, opponent.uuid);
    const body = await (await asPerson(opponent)(messages)).json();
    expectExactly(v.pipe(v.array(courtroomMessageSchema), v.length(1)), body, messages);
  });

  it("give the holder of a card token the names and the verdict alone", async () => {
    const decided = await aDecidedCase(court);
    const { verdict } = readingCalls(decided, decided.creator.uuid);
    const { cardToken } = await (await asPerson(decided.creator)(verdict)).json<{ cardToken: string }>();
    const stranger = asPerson(null);
    const names = await stranger(`/api/pettysuits/${decided.suitUuid}?token=${cardToken}`);
    expectExactly(answers.cardNamesAnswer, await names.json(), "names");
    const bare = await stranger(`/api/pettysuits/${decided.suitUuid}/verdict?token=${cardToken}`);
    expectExactly(v.pick(answers.verdictAnswer, ["verdict"]), await bare.json(), "verdict");
  });
});

describe("the API's page", () => {
  it("is a page that asks nothing of anyone else", async () => {
    const response = await asPerson(null)("/api/docs");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/u);
    const html = await response.text();
    const references = [...html.matchAll(/\s(?:src|href|srcset|action)="([^"]*)"/gu)].map(([, address]) => address);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((address) => !address?.startsWith("/") || address.startsWith("//"))).toEqual([]);
    expect(html).not.toMatch(/<script|@import|url\(/iu);
  });

  it("names every call", async () => {
    const html = await (await asPerson(null)("/api/docs")).text();
    const { paths } = await readDocument();
    for (const path of Object.keys(paths)) expect(html).toContain(`/api${path}`);
  });
});
