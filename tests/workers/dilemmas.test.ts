import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { HOUSE_ADS } from "~/domain/ad/house-ads";
import type { Answer, Question } from "~/domain/deck/answer";
import type { DilemmaSession } from "~/domain/dilemma/session";
import { myDataSchema } from "~/domain/my-data/my-data";
import type { Sharing } from "~/domain/verdict/shared-verdict";
import { anAccount, csrfHeader, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt, silentDocket } from "../support/court";
import { aDecidedDilemma, aDilemma, anAnsweredDilemma, atSession, type StartedDilemma } from "../support/dilemmas";
import { docketOf } from "../support/docket";
import { eventually } from "../support/eventually";
import { tracesOf } from "../support/everything-stored";
import { aGuest } from "../support/factories";
import { leave } from "../support/leaving";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { countStored, storedRows } from "../support/stored";
import { drawnCards } from "../support/test-worker";

/** A court whose docket hears nothing: its dilemmas wait for the real object. */
const court = openCourt(env.DB, { docket: silentDocket });

async function untilDecided(uuid: string) {
  await eventually(async () => expect(await countStored("verdicts", "case_uuid", uuid)).toBe(1));
}

const read = async (at: ReturnType<typeof atSession>) => (await at.read()).json<DilemmaSession>();

describe("a dilemma", () => {
  it("goes from the text box to the decision by the API alone", async () => {
    const robin = await aGuest(court, "Robin");
    const call = asPerson(robin);
    const body = { userUuid: robin.uuid, dilemma: "Cold pizza for breakfast, yes or no?", judgePersonality: "Gen Z" };
    const started = await call("/api/procrastination/sessions", { body });
    expect(started.status).toBe(201);
    const { uuid } = await started.json<{ uuid: string }>();
    const questions = await (await call(`/api/procrastination/sessions/${uuid}/questions`)).json<Question[]>();
    expect(questions.length).toBeGreaterThanOrEqual(5);
    const at = atSession({ uuid, person: robin, questions }, robin);
    expect(await read(at)).toEqual({
      ...{ uuid, dilemma: body.dilemma, judgePersonality: "Gen Z", status: "active", createdAt: expect.any(String) },
      ...{ caseName: null, decision: null, rationale: null, recommendation: null },
    });

    for (const place of questions.keys()) expect((await at.swipe(place, place % 2 === 0)).status).toBe(200);
    expect(await read(at)).toMatchObject({ status: "completed", decision: null });
    expect(await (await at.decide()).json()).toMatchObject({ uuid, status: "completed" });
    await untilDecided(uuid);
    const decided = await read(at);
    const { caseName, decision, rationale, recommendation } = decided;
    for (const text of [caseName, decision, rationale, recommendation]) expect(text).toMatch(/\S/u);
    expect(await (await at.decide()).json()).toEqual(decided);
    expect(
      await storedRows("select status, opponent_uuid, tone, preview_allowed from cases where uuid = ?", uuid),
    ).toEqual([{ status: "settled", opponent_uuid: null, tone: "Fun", preview_allowed: 0 }]);
  });

  it("is filed once for a double tap", async () => {
    const robin = await aGuest(court, "Robin");
    const clientId = crypto.randomUUID();
    const taps = await Promise.all([1, 2, 3].map(() => aDilemma(court, { clientId }, robin)));
    expect(new Set(taps.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await countStored("cases", "creator_uuid", robin.uuid)).toBe(1);
  });

  it("has no deadline and is ruled on by nobody who was not asked", async () => {
    const scheduled: string[] = [];
    const { uuid } = await aDilemma(
      openCourt(env.DB, { docket: { scheduleLook: async (filed) => void scheduled.push(filed.uuid) } }),
    );
    expect(scheduled).toEqual([]);
    await runInDurableObject(docketOf(uuid), async (docket, { storage }) => {
      expect(await storage.getAlarm()).toBeNull();
      await docket.callCase(uuid);
      await docket.alarm();
      expect(await storage.getAlarm()).toBeNull();
    });
    expect(await countStored("verdicts", "case_uuid", uuid)).toBe(0);
  });

  it("that is too serious leaves nothing behind", async () => {
    const robin = await aGuest(court, "Robin");
    const dilemma = "Should I tell somebody that my boyfriend hits me when he is drunk, or keep quiet?";
    const body = { userUuid: robin.uuid, dilemma };
    await expectRefusal(await asPerson(robin)("/api/procrastination/sessions", { body }), 400, "too_serious");
    expect(await countStored("cases", "creator_uuid", robin.uuid)).toBe(0);
  });

  it("that an expert should hear leaves nothing behind, and says whom to ask", async () => {
    const robin = await aGuest(court, "Robin");
    const body = { userUuid: robin.uuid, dilemma: "Should I see a doctor about my knee, or give it another week?" };
    const refusal = await asPerson(robin)("/api/procrastination/sessions", { body });
    expect((await expectRefusal(refusal, 400, "needs_expert")).message).toContain("a doctor or a pharmacist");
    expect(await countStored("cases", "creator_uuid", robin.uuid)).toBe(0);
  });

  it.each(["", "   ", "x".repeat(501)])("that is blank or too long is refused (%#)", async (dilemma) => {
    const robin = await aGuest(court, "Robin");
    const body = { userUuid: robin.uuid, dilemma };
    await expectRefusal(await asPerson(robin)("/api/procrastination/sessions", { body }), 400, "invalid_input");
  });
});

describe("the answers of a dilemma", () => {
  it("are yes or no: nobody pleads the fifth to themselves", async () => {
    const dilemma = await aDilemma(court);
    const at = atSession(dilemma, dilemma.person);
    await expectRefusal(await at.swipe(0, null, "Plead the Fifth"), 400, "invalid_input");
    await expectRefusal(await at.swipe(0, true, "No"), 400, "invalid_input");
    expect(await (await at.readAnswers()).json()).toEqual([]);
  });

  it("keep what was said first, and can be taken back from the last one on until the deck is done", async () => {
    const dilemma = await aDilemma(court);
    const at = atSession(dilemma, dilemma.person);
    await at.swipe(0, true);
    expect(await (await at.swipe(0, false)).json<Answer[]>()).toMatchObject([{ answerText: "Yes" }]);
    await at.swipe(1, false);
    await expectRefusal(await at.undo(0), 400, "invalid_input");
    expect(await (await at.undo(1)).json<Answer[]>()).toHaveLength(1);
    for (const place of dilemma.questions.keys()) await at.swipe(place, true);
    await expectRefusal(await at.undo(dilemma.questions.length - 1), 409, "deck_completed");
  });

  it("come before the decision", async () => {
    const dilemma = await aDilemma(court);
    await expectRefusal(await atSession(dilemma, dilemma.person).decide(), 409, "deck_unfinished");
  });
});

describe("the decision", () => {
  it("is one, whoever asks how often, over evictions and aborts", async () => {
    const dilemma = await anAnsweredDilemma(court);
    const { uuid, person } = dilemma;
    const askOften = (times: number) =>
      Promise.allSettled(Array.from({ length: times }, () => court.dilemma.requestDecision(person.visitor(), uuid)));
    const at = atSession(dilemma, person);
    const asked = [at.decide(), at.decide(), at.decide()];
    await abortAllDurableObjects();
    await Promise.allSettled(asked);
    await at.decide();
    await evictDurableObject(docketOf(uuid));
    await untilDecided(uuid);
    const first = await storedRows("select * from verdicts where case_uuid = ?", uuid);
    await askOften(10);
    await docketOf(uuid).callCase(uuid);
    await runDurableObjectAlarm(docketOf(uuid));
    expect(await storedRows("select * from verdicts where case_uuid = ?", uuid)).toEqual(first);
    expect(first).toMatchObject([{ winner: null, punishment: null, by_default: 0 }]);
  });

  it("that can't be asked for says so, and can be asked for again", async () => {
    const dilemma = await anAnsweredDilemma(court);
    const away = openCourt(env.DB, { docket: { callCase: () => Promise.reject(new Error("upgraded")) } });
    const asked = away.dilemma.requestDecision(dilemma.person.visitor(), dilemma.uuid);
    await expect(asked).rejects.toMatchObject({ message: "Failed to generate decision", status: 503 });
    await atSession(dilemma, dilemma.person).decide();
    await untilDecided(dilemma.uuid);
  });

  it("stands on the page with its card, in one round trip", async () => {
    const { uuid, person } = await aDecidedDilemma(openCourt(env.DB));
    const { services, trips } = openServices();
    const page = await services.dilemma.openSession(person.visitor(), uuid);
    expect(trips.count).toBe(1);
    const { caseName, decision, recommendation, rationale, dilemma } = page.session;
    expect(page.decided).toMatchObject({ caseName, rationale });
    expect(page.decided?.card).toMatchObject({ dilemma, decision, recommendation, judgePersonality: "Yoda" });
  });
});

describe("somebody else's dilemma", () => {
  it("is told to nobody, and an unknown one is unknown", async () => {
    const dilemma = await aDecidedDilemma(openCourt(env.DB), { dilemma: "Should I eat the marzipan rabbit?" });
    const mallory = await aGuest(court, "Mallory");
    const everything = (of: StartedDilemma) => {
      const at = atSession(of, mallory);
      return Promise.all([at.read(), at.readQuestions(), at.readAnswers(), at.swipe(0, true), at.undo(0), at.decide()]);
    };
    for (const response of await everything(dilemma)) {
      expect(JSON.stringify(await expectRefusal(response, 403, "not_yours"))).not.toContain("marzipan");
    }
    for (const response of await everything({ ...dilemma, uuid: crypto.randomUUID() })) {
      expect((await expectRefusal(response, 404, "not_found")).message).toBe("Session not found");
    }
    const list = await atSession(dilemma, mallory).call(`/api/users/${dilemma.person.uuid}/procrastination-sessions`);
    await expectRefusal(list, 403, "not_yours");
  });

  it("is no suit and no courtroom", async () => {
    const { uuid, person } = await aDilemma(court);
    const call = asPerson(person);
    for (const path of [`/api/pettysuits/${uuid}`, `/api/pettysuits/${uuid}/verdict`, `/api/courtrooms/${uuid}`]) {
      await expectRefusal(await call(path), 404, "not_found");
    }
  });

  it("is in its person's list, the newest first", async () => {
    const decided = await aDecidedDilemma(openCourt(env.DB));
    const { uuid } = await aDilemma(
      court,
      { dilemma: "Soll ich ins Bett gehen oder noch eine Folge schauen?" },
      decided.person,
    );
    const list = await atSession(decided, decided.person).call(
      `/api/users/${decided.person.uuid}/procrastination-sessions`,
    );
    expect(await list.json()).toMatchObject([
      { uuid, status: "active", decision: null, language: "de" },
      { uuid: decided.uuid, status: "completed", decision: expect.any(String), language: null },
    ]);
  });
});

describe("sharing a decision", () => {
  it("works as for a verdict: link, pictures, frame, oEmbed, and a seal that ends them all", async () => {
    const { uuid, person } = await aDecidedDilemma(openCourt(env.DB));
    const call = asPerson(person);
    const anyone = asPerson(null);
    const image = await call(`/api/verdicts/${uuid}/image/view?scale=1`);
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    await image.arrayBuffer();
    const { decision } = await (await call(`/api/procrastination/sessions/${uuid}`)).json<DilemmaSession>();

    const sharing = await (await call(`/api/verdicts/${uuid}/share`, { method: "POST" })).json<Sharing>();
    if (sharing.state !== "shared") throw new Error("not shared");
    const places = [".png", ".png?scale=3", "/og.png", "/square.png", "/story.png", "/embed"].map(
      (rest) => `/v/${sharing.shareId}${rest}`,
    );
    for (const path of places) {
      const response = await anyone(path);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      await response.arrayBuffer();
    }
    expect(drawnCards.at(-1)?.card).toMatchObject({ decision });
    const oembed = await (await anyone(`/oembed?url=${encodeURIComponent(sharing.link)}`)).json<{ title: string }>();
    expect(oembed.title).toContain(decision);

    const mallory = asPerson(await aGuest(court, "Mallory"));
    for (const method of ["GET", "POST", "DELETE"]) {
      await expectRefusal(await mallory(`/api/verdicts/${uuid}/share`, { method }), 403, "not_yours");
    }
    const sealed = await call(`/api/verdicts/${uuid}/share`, { method: "DELETE" });
    expect(await sealed.json()).toEqual({ state: "sealed", by: "you" });
    for (const path of places) expect((await anyone(path)).status, path).toBe(410);
    expect(await (await call(`/api/verdicts/${uuid}/share`, { method: "POST" })).json()).toMatchObject({
      state: "shared",
    });
  });

  it("waits for the decision", async () => {
    const { uuid, person } = await anAnsweredDilemma(court);
    const share = await asPerson(person)(`/api/verdicts/${uuid}/share`, { method: "POST" });
    await expectRefusal(share, 404, "verdict_not_ready");
  });

  it("has a bare card for whoever holds its token", async () => {
    const { uuid, person } = await aDecidedDilemma(openCourt(env.DB));
    const { services } = openServices();
    const { decided } = await services.dilemma.openSession(person.visitor(), uuid);
    const card = await services.verdict.getCardByToken(uuid, decided?.cardToken ?? "", "court.test");
    expect(card).toEqual(decided?.card);
    await expect(services.verdict.getCardByToken(crypto.randomUUID(), "x", "court.test")).rejects.toMatchObject({
      code: "not_yours",
    });
  });
});

describe("a person with dilemmas", () => {
  it("takes them along into the account that they turn out to have, with what they saved", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const { uuid, questions } = await aDilemma(court, {}, guest);
    const [ad] = HOUSE_ADS;
    const saved = { caseUuid: uuid, adUuid: ad?.uuid ?? "", userUuid: guest.uuid, placement: "midAd" } as const;
    await court.ads.react(guest.visitor(), { ...saved, saved: true });
    const [first] = questions;
    await court.dilemma.recordAnswer(guest.visitor(), uuid, { questionUuid: first?.uuid ?? "", answerBoolean: true });
    const me = await turnOutToBe(account, guest);
    const page = await openServices().services.dilemma.openSession(me.visitor(), uuid);
    expect(page.viewer.uuid).toBe(me.uuid);
    expect(page.answers).toMatchObject([{ answerText: "Yes" }]);
    expect(page.savedAds).toMatchObject([{ uuid: ad?.uuid }]);
    expect(await countStored("ad_events", "user_uuid", guest.uuid)).toBe(0);
  });

  it("has all of them, and what they did with ads, in the download of their data", async () => {
    const { uuid, person, questions } = await aDecidedDilemma(openCourt(env.DB), { dilemma: "Tea or coffee?" });
    const [ad] = HOUSE_ADS;
    await court.ads.react(person.visitor(), {
      ...{ caseUuid: uuid, adUuid: ad?.uuid ?? "", userUuid: person.uuid, placement: "finalAd" },
      saved: false,
    });
    const response = await asPerson(person)("/api/account/data", { headers: await csrfHeader(person) });
    const body = await response.json();
    const data = v.parse(myDataSchema, body);
    expect(data).toEqual(body);
    expect(data.dilemmas).toMatchObject([{ uuid, dilemma: "Tea or coffee?", status: "completed", shares: [] }]);
    expect(data.dilemmas[0]?.questions).toHaveLength(questions.length);
    expect(data.dilemmas[0]?.decision?.recommendation).toMatch(/\S/u);
    expect(data.sponsoredCards).toMatchObject([{ title: ad?.title, source: "procrastination", action: "skipped" }]);
  });

  it("takes them along when they leave: nothing is left but a link that is over", async () => {
    const word = "quibblefrotz";
    const guest = await aGuest(court, "Zephyrine");
    const { uuid } = await aDecidedDilemma(openCourt(env.DB), { dilemma: `Should I buy the ${word}?` }, guest);
    const call = asPerson(guest);
    const sharing = await (await call(`/api/verdicts/${uuid}/share`, { method: "POST" })).json<Sharing>();
    if (sharing.state !== "shared") throw new Error("not shared");
    await (await asPerson(null)(`/v/${sharing.shareId}.png`)).arrayBuffer();
    const undecided = await anAnsweredDilemma(court, { dilemma: `And the other ${word}?` }, guest);
    const about = {
      caseUuid: uuid,
      adUuid: HOUSE_ADS[0]?.uuid ?? "",
      userUuid: guest.uuid,
      placement: "midAd",
    } as const;
    await court.ads.react(guest.visitor(), { ...about, saved: true });
    expect((await tracesOf([word])).length).toBeGreaterThan(0);

    expect((await leave(guest)).status).toBe(200);
    expect(await tracesOf([word, "Zephyrine"])).toEqual([]);
    for (const gone of [uuid, undecided.uuid]) expect(await countStored("cases", "uuid", gone)).toBe(0);
    expect(await countStored("ad_events", "user_uuid", guest.uuid)).toBe(0);
    expect((await asPerson(null)(`/v/${sharing.shareId}.png`)).status).toBe(410);
  });
});
