import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { REMINDED_AFTER_MS } from "~/domain/docket/reminders";
import type { Bench } from "~/domain/judge/judge";
import { openDatabase } from "~/server/database/client.server";
import { lookAtCase } from "~/server/docket/look-at-case.server";
import { openBench } from "../../workers/judge/bench";
import { houseJudge } from "../../workers/judge/house/house-judge";
import { asPerson } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt, silentDocket, silentNotifier } from "../support/court";
import {
  aSuitJudgedByDefault,
  caseRow,
  courtroomRef,
  expectOnlyArchiving,
  goTo,
  ruleWhenTimeIsUp,
  suitRef,
} from "../support/default-judgments";
import { docketOf, nextLookAt, verdictsOf } from "../support/docket";
import { eventually } from "../support/eventually";
import { aCourtroom, aCourtroomInSession, aFiledCase, aGuest, aJoinedCase, answerAll } from "../support/factories";
import { openServices } from "../support/services";
import { enter } from "../support/socket";
import { atDeck } from "../support/swipe";

/** A court whose docket hears nothing: its cases wait for the real object. */
const court = openCourt(env.DB, { docket: silentDocket });

describe("a case that is filed", () => {
  it("is on the docket from then on, as a suit, first for a reminder", async () => {
    const robin = await aGuest(court, "Robin");
    const filed = await asPerson(robin)("/api/pettysuits", {
      body: { creatorUuid: robin.uuid, allegation: "He hums." },
    });
    const ref = suitRef(await filed.json<{ suitUuid: string }>());
    expect(await nextLookAt(ref.uuid)).toBe(Number((await caseRow(ref)).created_at) + REMINDED_AFTER_MS[0]);
  });

  it("and as a courtroom, over an eviction and an abort", async () => {
    const robin = await aGuest(court, "Robin");
    const opened = await asPerson(robin)("/api/courtrooms", {
      body: { creatorUuid: robin.uuid, allegation: "He hums." },
    });
    const ref = courtroomRef(await opened.json<{ courtroomUuid: string }>());
    await evictDurableObject(docketOf(ref.uuid));
    await abortAllDurableObjects();
    expect(await nextLookAt(ref.uuid)).toBe(Number((await caseRow(ref)).created_at) + REMINDED_AFTER_MS[0]);
    await goTo(ref, JUDGED_AFTER_MS);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await verdictsOf(ref.uuid)).toMatchObject([{ winner: "creator", by_default: 1 }]);
  });

  it("is filed although the docket can't be reached, and the first look after its time makes up for it", async () => {
    const cutOff = openCourt(env.DB, {
      docket: { ...silentDocket, scheduleLook: () => Promise.reject(new Error("The script has been upgraded.")) },
    });
    const filed = await aFiledCase(cutOff);
    expectFaults("docket_call_failed");
    const told: unknown[] = [];
    const { services } = openServices({ scheduleLook: async (...call) => void told.push(call) });
    await goTo(suitRef(filed), JUDGED_AFTER_MS - 1);
    await services.deck.openDeck(filed.creator.visitor(), filed.suitUuid);
    expect(told).toEqual([]);
    await goTo(suitRef(filed), JUDGED_AFTER_MS);
    await services.deck.openDeck(filed.creator.visitor(), filed.suitUuid);
    await services.pettysuit.getFiledSuit(filed.creator.visitor(), filed.suitUuid);
    await services.invitation.openInvitation((await aGuest(court)).visitor(), filed.token);
    expect(told).toEqual([1, 2, 3].map(() => [suitRef(filed), Date.now()]));
  });

  it("as a courtroom is looked after in the same way", async () => {
    const opened = await aCourtroom(court);
    const told: unknown[] = [];
    const { services } = openServices({ scheduleLook: async (...call) => void told.push(call) });
    await goTo(courtroomRef(opened), JUDGED_AFTER_MS);
    await services.courtroom.openWaitingScreen(opened.creator.visitor(), opened.code);
    await services.courtroom.openCourtroom(opened.creator.visitor(), opened.courtroomUuid);
    expect(told).toEqual([1, 2].map(() => [courtroomRef(opened), Date.now()]));
  });
});

describe("24 hours after filing", () => {
  it("a suit is ruled on by what there is where both have answered something", async () => {
    const joined = await aJoinedCase(court);
    await atDeck(joined, joined.creator).swipeAll("yes", { left: 4 });
    await atDeck(joined, joined.opponent).swipeAll("no", { left: 6 });
    const verdict = await ruleWhenTimeIsUp(suitRef(joined));
    expect(verdict.by_default).toBe(0);
    const { exhibits } = JSON.parse(String(verdict.finding));
    expect(exhibits.length).toBeGreaterThan(0);
    for (const { number, seat } of exhibits) expect(number).toBeLessThanOrEqual(seat === "creator" ? 3 : 1);
    expect(new Set(exhibits.map(({ seat }: { seat: string }) => seat))).toEqual(new Set(["creator", "opponent"]));
    expect(await caseRow(suitRef(joined))).toMatchObject({ status: "settled" });
    await expectOnlyArchiving(suitRef(joined));
  });

  it.each(["creator", "opponent"] as const)("a suit goes to the %s by default who alone has answered", async (seat) => {
    const joined = await aJoinedCase(court);
    await atDeck(joined, joined[seat]).swipeAll("fifth", { left: 5 });
    const verdict = await ruleWhenTimeIsUp(suitRef(joined));
    expect(verdict).toMatchObject({ winner: seat, by_default: 1 });
    expect(JSON.parse(String(verdict.finding))).toEqual({ exhibits: [], blame: { creator: 50, opponent: 50 } });
  });

  it("a suit that nobody joined goes to its creator who answered, and names the empty chair", async () => {
    const filed = await aFiledCase(court);
    await answerAll(court, filed, filed.creator, ["no"]);
    expect(await ruleWhenTimeIsUp(suitRef(filed))).toMatchObject({ winner: "creator", by_default: 1 });
    const response = await atDeck(filed, filed.creator).readVerdict();
    const decided = await response.json<{ names: object; verdict: { punishment: string } }>();
    expect(decided.names).toEqual({ creator: "Robin", opponent: "The Empty Chair" });
    expect(decided.verdict.punishment).toContain("The Empty Chair");
    expect(decided).toMatchObject({ byDefault: true, vacatableUntil: null, sideBySide: [] });
  });

  it("a suit in which nobody has answered goes to nobody", async () => {
    const filed = await aFiledCase(court);
    expect(await ruleWhenTimeIsUp(suitRef(filed))).toMatchObject({ winner: "other", by_default: 1 });
    const joined = await aJoinedCase(court);
    expect(await ruleWhenTimeIsUp(suitRef(joined))).toMatchObject({ winner: "other", by_default: 1 });
  });

  it("a courtroom goes to whoever alone has spoken", async () => {
    const opened = await aCourtroomInSession(court);
    const sam = await enter(opened.opponent, opened.courtroomUuid);
    sam.say("I was here. I had a slide about the pizza.");
    await sam.next("NEW_MESSAGE");
    expect(await ruleWhenTimeIsUp(courtroomRef(opened))).toMatchObject({ winner: "opponent", by_default: 1 });
    expect((await sam.next("VERDICT_GENERATED")).winner).toBe("opponent");
  });

  it("a courtroom in which both sat in silence goes to nobody", async () => {
    const opened = await aCourtroomInSession(court);
    expect(await ruleWhenTimeIsUp(courtroomRef(opened))).toMatchObject({ winner: "other", by_default: 1 });
  });

  it("a courtroom that nobody joined goes to the creator, who could not have spoken to anybody", async () => {
    const opened = await aCourtroom(court);
    expect(await ruleWhenTimeIsUp(courtroomRef(opened))).toMatchObject({ winner: "creator", by_default: 1 });
    const page = await openServices().services.courtroom.openCourtroom(opened.creator.visitor(), opened.courtroomUuid);
    expect(page.decided).toMatchObject({ byDefault: true, names: { opponent: "The Empty Chair" } });
    expect(page.courtroom).toMatchObject({ status: "settled", opponent: null });
  });

  it("nobody is absent who asked for the decision without a word", async () => {
    const opened = await aCourtroomInSession(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    const sam = await enter(opened.opponent, opened.courtroomUuid);
    robin.say("He ate my pizza three times this week.");
    await sam.next("NEW_MESSAGE");
    robin.askForDecision();
    sam.askForDecision();
    await eventually(async () => expect(await verdictsOf(opened.courtroomUuid)).toMatchObject([{ by_default: 0 }]));
  });

  it("is no minute earlier, however often the docket is called", async () => {
    const filed = await aFiledCase(court);
    await goTo(suitRef(filed), JUDGED_AFTER_MS - 60_000);
    await docketOf(filed.suitUuid).callCase(filed.suitUuid);
    await runDurableObjectAlarm(docketOf(filed.suitUuid));
    expect(await verdictsOf(filed.suitUuid)).toEqual([]);
    expect(await nextLookAt(filed.suitUuid)).toBe(Date.now() + 60_000);
  });
});

describe("in the very moment of the deadline", () => {
  /** The house's bench, and something that happens in the case while it writes the first ruling. */
  function benchThatIsInterrupted(happens: () => Promise<unknown>): Bench {
    const bench = openBench(houseJudge, null);
    let isFirst = true;
    return {
      async presideOver(record, attempt) {
        const judgement = await bench.presideOver(record, attempt);
        if (isFirst) await happens();
        isFirst = false;
        return judgement;
      },
    };
  }

  const deliveryOf = (suitUuid: string, bench: Bench) => () =>
    lookAtCase(
      {
        database: openDatabase(env.DB),
        benches: { ...court.benches, bench },
        kinds: court.kinds,
        notifier: silentNotifier,
        clock: () => Date.now(),
        newUuid: () => crypto.randomUUID(),
      },
      suitUuid,
    );

  it("the last answer is heard: nobody is judged in absence who has just come", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["no"]);
    await goTo(suitRef(joined), JUDGED_AFTER_MS);
    const deliver = deliveryOf(
      joined.suitUuid,
      benchThatIsInterrupted(() => atDeck(joined, joined.opponent).swipe(0, "yes")),
    );
    expect(await deliver()).toEqual({ lookAgainAt: Date.now() });
    expect(await verdictsOf(joined.suitUuid)).toEqual([]);
    expect(await caseRow(suitRef(joined))).toMatchObject({ status: "active" });
    expect(await deliver()).toEqual({ lookAgainAt: Date.now() + VACATABLE_MS });
    expect(await verdictsOf(joined.suitUuid)).toMatchObject([{ by_default: 0 }]);
  });

  it("somebody who sits down is judged as somebody who did", async () => {
    const filed = await aFiledCase(court);
    await answerAll(court, filed, filed.creator, ["no"]);
    const sam = await aGuest(court, "Sam");
    await goTo(suitRef(filed), JUDGED_AFTER_MS);
    const join = () =>
      court.invitation.joinInvitation(sam.visitor(), filed.token, {
        userUuid: sam.uuid,
        displayName: "",
        recaptchaToken: "open",
      });
    const deliver = deliveryOf(filed.suitUuid, benchThatIsInterrupted(join));
    expect(await deliver()).toEqual({ lookAgainAt: Date.now() });
    expect(await deliver()).toEqual({ lookAgainAt: Date.now() + VACATABLE_MS });
    expect(await verdictsOf(filed.suitUuid)).toMatchObject([{ by_default: 1, winner: "creator" }]);
    expect(await caseRow(suitRef(filed))).toMatchObject({ opponent_uuid: sam.uuid, status: "settled" });
  });

  it("two deliveries leave one verdict", async () => {
    const filed = await aFiledCase(court);
    await goTo(suitRef(filed), JUDGED_AFTER_MS);
    const deliver = deliveryOf(filed.suitUuid, openBench(houseJudge, null));
    const decided = { lookAgainAt: Date.now() + VACATABLE_MS };
    expect(await Promise.all([deliver(), deliver(), deliver()])).toEqual([decided, decided, decided]);
    expect(await verdictsOf(filed.suitUuid)).toHaveLength(1);
  });
});

describe("blind testimony", () => {
  it("stays blind while the absent party may still come: neither answers nor ruling tell what the other said", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes", "no", "fifth"]);
    await ruleWhenTimeIsUp(suitRef(joined));
    for (const person of [joined.opponent, joined.creator]) {
      const response = await atDeck(joined, person).readVerdict();
      const decided = await response.json<{ sideBySide: unknown[]; verdict: { rationale: string } }>();
      expect(decided.sideBySide).toEqual([]);
      expect(decided.verdict.rationale).not.toContain("Exhibit");
    }
    expect(await (await atDeck(joined, joined.opponent).readAnswers()).json()).toEqual([]);
  });

  it("is over when the seven days are: then both read both sides", async () => {
    const joined = await aSuitJudgedByDefault(court);
    await goTo(suitRef(joined), 8 * JUDGED_AFTER_MS);
    const response = await atDeck(joined, joined.opponent).readVerdict();
    const { sideBySide } = await response.json<{ sideBySide: { creatorAnswer: string; opponentAnswer: null }[] }>();
    expect(sideBySide).toHaveLength(joined.questions.length);
    expect(
      sideBySide.every(({ creatorAnswer, opponentAnswer }) => creatorAnswer === "Yes" && opponentAnswer === null),
    ).toBe(true);
  });
});

describe("the card of a default judgment", () => {
  it("says so, on the bare page and in the picture, which nobody keeps", async () => {
    const joined = await aSuitJudgedByDefault(court);
    const { cardToken } = await (await atDeck(joined, joined.creator).readVerdict()).json<{ cardToken: string }>();
    const { services } = openServices();
    const card = await services.verdict.getCardByToken(joined.suitUuid, cardToken, "court.test");
    expect(card).toMatchObject({ byDefault: true, winner: "creator" });
    const image = await asPerson(joined.creator)(`/api/verdicts/${joined.suitUuid}/image/view?scale=1`);
    expect(image.headers.get("Cache-Control")).toContain("no-store");
    await image.body?.cancel();
  });

  it("is explained in plain words to both", async () => {
    const joined = await aSuitJudgedByDefault(court);
    const { services } = openServices();
    const fairness = await services.deck.getFairness(joined.opponent.visitor(), joined.suitUuid);
    expect(fairness).toMatchObject({ byDefault: true, winner: "creator", exhibits: [] });
  });
});
