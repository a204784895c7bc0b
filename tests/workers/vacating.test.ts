import { abortAllDurableObjects, runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { REMINDED_AFTER_MS } from "~/domain/docket/reminders";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { asPerson } from "../support/api-client";
import { travelTo } from "../support/clock";
import { openCourt, silentDocket } from "../support/court";
import {
  caseRow,
  courtroomRef,
  expectOnlyArchiving,
  goTo,
  joinLate,
  ruleWhenTimeIsUp,
  suitRef,
  vacate,
  vacatedRows,
} from "../support/default-judgments";
import { docketOf, nextLookAt, verdictsOf } from "../support/docket";
import {
  aCourtroom,
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  type Guest,
  sitDown,
} from "../support/factories";
import { noticesOf } from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";
import { atDeck, SUIT_CARDS } from "../support/swipe";
import { drawnCards } from "../support/test-worker";

/** A court whose docket hears nothing: its cases wait for the real object. */
const court = openCourt(env.DB, { docket: silentDocket });

/** Robin has answered, Sam joined and never did; the judge has ruled for Robin by default. */
async function aSuitJudgedInAbsence() {
  const joined = await aJoinedCase(court);
  await answerAll(court, joined, joined.creator, ["yes", "no"]);
  const verdict = await ruleWhenTimeIsUp(suitRef(joined));
  return { ...joined, ref: suitRef(joined), verdict };
}

/** Robin has spoken, Sam joined and never did. */
async function aCourtroomJudgedInAbsence() {
  const opened = await aCourtroomInSession(court);
  const robin = await enter(opened.creator, opened.courtroomUuid);
  robin.say("He ate my pizza three times this week.");
  await robin.next("NEW_MESSAGE");
  await ruleWhenTimeIsUp(courtroomRef(opened));
  await robin.next("VERDICT_GENERATED");
  return { ...opened, robin, ref: courtroomRef(opened) };
}

/** A courtroom that was judged with an empty chair, which Sam then took by the link. */
async function aCourtroomThatNobodyJoined() {
  const opened = await aCourtroom(court);
  const ref = courtroomRef(opened);
  await ruleWhenTimeIsUp(ref);
  return { ...opened, ref, opponent: await sitDown(court, opened) };
}

describe("setting a default judgment aside", () => {
  it("is told to the other party, once, and not to whoever does it", async () => {
    for (const { ref, creator, opponent } of [await aSuitJudgedInAbsence(), await aCourtroomJudgedInAbsence()]) {
      for (const _twice of [1, 2]) expect((await vacate(ref, opponent)).status).toBe(200);
      const told = async (person: Guest) => (await noticesOf(person)).filter(({ kind }) => kind === "reopened");
      expect(await told(creator)).toMatchObject([
        { title: "The case is open again", body: expect.stringContaining("Sam had the judgment set aside") },
      ]);
      expect(await told(opponent)).toEqual([]);
    }
  });

  it("reopens a suit with a new 24 hours, and what was answered still stands", async () => {
    const { ref, opponent, creator, suitUuid, questions, verdict } = await aSuitJudgedInAbsence();
    await goTo(ref, JUDGED_AFTER_MS + 60_000);
    expect((await vacate(ref, opponent)).status).toBe(200);
    expect(await verdictsOf(ref.uuid)).toEqual([]);
    expect(await vacatedRows(ref)).toMatchObject([{ rationale: verdict.rationale, round: 1, by_default: 1 }]);
    expect(await caseRow(ref)).toMatchObject({
      status: "active",
      settled_at: null,
      round: 2,
      opponent_vacated_at: Date.now(),
    });
    expect(await nextLookAt(ref.uuid)).toBe(Date.now() + REMINDED_AFTER_MS[0]);
    await answerAll(court, { suitUuid, questions, creator, token: "", opponent }, opponent, ["no"]);
    await docketOf(ref.uuid).callCase(suitUuid);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await verdictsOf(ref.uuid)).toMatchObject([{ by_default: 0, round: 2 }]);
    await expectOnlyArchiving(ref);
  });

  it("is told to the docket by the next look at the case, where the machine died in between", async () => {
    const { ref, opponent, suitUuid } = await aSuitJudgedInAbsence();
    const archiving = await nextLookAt(ref.uuid);
    // Its docket hears nothing.
    await court.vacate.vacate(opponent.visitor(), ref, opponent.uuid);
    expect(await nextLookAt(ref.uuid)).toBe(archiving);
    const { services } = openServices({ scheduleLook: (filed, at) => docketOf(filed.uuid).scheduleLook(filed, at) });
    await services.deck.openDeck(opponent.visitor(), suitUuid);
    expect(await nextLookAt(ref.uuid)).toBe(Date.now() + REMINDED_AFTER_MS[0]);
  });

  it("hides the other's testimony again, and shows both that it was set aside", async () => {
    const { ref, opponent, creator, suitUuid } = await aSuitJudgedInAbsence();
    await vacate(ref, opponent);
    for (const person of [creator, opponent]) {
      const deck = await openServices().services.deck.openDeck(person.visitor(), suitUuid);
      expect(deck.decided).toBeNull();
      expect(deck.suit).toMatchObject({ status: "active", reopenedBy: "opponent" });
      expect(deck.suit.deadline).toBe(new Date(Date.now() + JUDGED_AFTER_MS).toISOString());
      expect(deck.answers).toHaveLength(person === creator ? SUIT_CARDS : 0);
      await expectRefusal(
        await atDeck({ suitUuid, questions: deck.questions }, person).readVerdict(),
        404,
        "verdict_not_ready",
      );
    }
  });

  it("reopens a courtroom for everybody in it: what was said stays said, and more can be", async () => {
    const { ref, creator, opponent, robin, courtroomUuid } = await aCourtroomJudgedInAbsence();
    expect((await vacate(ref, opponent)).status).toBe(200);
    expect((await robin.next("COURTROOM_UPDATED")).courtroom).toMatchObject({
      status: "active",
      round: 2,
      reopenedBy: "opponent",
    });
    expect(await robin.closed).toBe(4_500);
    const back = await enter(creator, courtroomUuid);
    const sam = await enter(opponent, courtroomUuid);
    expect(sam.joined).toMatchObject({
      ready: [],
      isGenerating: false,
      messages: [{ number: 1 }],
      courtroom: { status: "active" },
    });
    sam.say("It was going stale, and I admit that I was hungry.");
    expect((await back.next("NEW_MESSAGE")).number).toBe(2);
    expect(await nextLookAt(ref.uuid)).toBe(Date.now() + REMINDED_AFTER_MS[0]);
    await goTo(ref, JUDGED_AFTER_MS);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await verdictsOf(ref.uuid)).toMatchObject([{ by_default: 0, round: 2 }]);
    await back.next("VERDICT_GENERATED");
  });

  it("is remembered by a courtroom's object over an abort, and by one that was not told", async () => {
    const { ref, opponent, creator, courtroomUuid } = await aCourtroomJudgedInAbsence();
    const deaf = openCourt(env.DB, { docket: silentDocket });
    await deaf.vacate.vacate(opponent.visitor(), ref, opponent.uuid);
    await abortAllDurableObjects();
    const back = await enter(creator, courtroomUuid);
    expect(back.joined).toMatchObject({ isGenerating: false, courtroom: { status: "active", round: 2 } });
    await abortAllDurableObjects();
    expect((await enter(creator, courtroomUuid)).joined.courtroom.round).toBe(2);
  });

  it("twice, at once or one after the other, reopens once and is answered all the same", async () => {
    const { ref, opponent } = await aSuitJudgedInAbsence();
    const taps = await Promise.all([vacate(ref, opponent), vacate(ref, opponent), vacate(ref, opponent)]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await vacate(ref, opponent)).status).toBe(200);
    expect(await caseRow(ref)).toMatchObject({ round: 2 });
    expect(await vacatedRows(ref)).toHaveLength(1);
  });

  it("is nothing for the winner, a third person, a stranger, or somebody with a borrowed uuid", async () => {
    const { ref, creator, opponent } = await aSuitJudgedInAbsence();
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await vacate(ref, creator), 403, "not_yours");
    await expectRefusal(await vacate(ref, mallory), 403, "not_yours");
    await expectRefusal(await vacate(ref, mallory, opponent.uuid), 403, "not_yours");
    await expectRefusal(await vacate(ref, creator, opponent.uuid), 403, "not_yours");
    await expectRefusal(await vacate(ref, null), 401, "no_session");
    await expectRefusal(await vacate({ ...ref, uuid: crypto.randomUUID() }, opponent), 404, "not_found");
    await expectRefusal(await vacate({ ...ref, kind: "courtroom" }, opponent), 404, "not_found");
    expect(await verdictsOf(ref.uuid)).toHaveLength(1);
  });

  it("is possible for seven days and not a moment longer", async () => {
    const [late, inTime] = [await aSuitJudgedInAbsence(), await aSuitJudgedInAbsence()];
    await goTo(late.ref, JUDGED_AFTER_MS + VACATABLE_MS + 60_000);
    await expectRefusal(await vacate(late.ref, late.opponent), 410, "expired");
    expect(await verdictsOf(late.ref.uuid)).toHaveLength(1);
    await goTo(inTime.ref, JUDGED_AFTER_MS + VACATABLE_MS - 60_000);
    expect((await vacate(inTime.ref, inTime.opponent)).status).toBe(200);
  });

  it("is not for a ruling on what both have said", async () => {
    const decided = await aDecidedCase(openCourt(env.DB));
    await expectRefusal(await vacate(suitRef(decided), decided.opponent), 409, "already_settled");
    const joined = await aJoinedCase(court);
    await expectRefusal(await vacate(suitRef(joined), joined.opponent), 404, "verdict_not_ready");
  });

  it("is given to each side once: a second absence of the same side is final", async () => {
    const { ref, opponent } = await aSuitJudgedInAbsence();
    await vacate(ref, opponent);
    expect(await ruleWhenTimeIsUp(ref)).toMatchObject({ winner: "creator", by_default: 1, round: 2 });
    const { message } = await expectRefusal(await vacate(ref, opponent), 409, "already_settled");
    expect(message).toContain("reopened for you once");
    expect(await verdictsOf(ref.uuid)).toHaveLength(1);
  });

  it("but the other side still has its own", async () => {
    const { ref, opponent, creator, courtroomUuid } = await aCourtroomThatNobodyJoined();
    const sam = await enter(opponent, courtroomUuid);
    sam.say("I was held up by a very small dog.");
    await sam.next("NEW_MESSAGE");
    expect(await ruleWhenTimeIsUp(ref)).toMatchObject({ winner: "opponent", by_default: 1, round: 2 });
    expect((await vacate(ref, creator)).status).toBe(200);
    expect(await caseRow(ref)).toMatchObject({ round: 3, status: "active" });
    expect((await vacatedRows(ref)).map(({ round }) => round)).toEqual([1, 2]);
  });

  it("where nobody came is for either of the two, and the case waits for whom it waited before", async () => {
    const filed = await aFiledCase(court);
    await ruleWhenTimeIsUp(suitRef(filed));
    expect((await vacate(suitRef(filed), filed.creator)).status).toBe(200);
    expect(await caseRow(suitRef(filed))).toMatchObject({ status: "pending", round: 2 });
    const sam = await aGuest(court, "Sam");
    expect((await joinLate(filed.token, sam)).status).toBe(200);
    expect(await caseRow(suitRef(filed))).toMatchObject({ status: "active", round: 2, opponent_uuid: sam.uuid });
  });

  it("late, while nobody has sat down, lets the link hold as long as that of a new case", async () => {
    const filed = await aFiledCase(court);
    const ref = suitRef(filed);
    await ruleWhenTimeIsUp(ref);
    await goTo(ref, JUDGED_AFTER_MS + VACATABLE_MS - 3_600_000);
    expect((await vacate(ref, filed.creator)).status).toBe(200);
    const reopenedAt = Date.now();
    travelTo(reopenedAt + JUDGED_AFTER_MS - 1);
    expect((await joinLate(filed.token, await aGuest(court, "Sam"))).status).toBe(200);
    const links = await storedRows("select expires_at from invitations where token = ?", filed.token);
    expect(links).toEqual([{ expires_at: reopenedAt + INVITATION_LIFETIME_MS }]);
  });

  it("makes no verdict of an earlier look count: the docket's stale deadline rules nothing", async () => {
    const { ref, opponent } = await aSuitJudgedInAbsence();
    await vacate(ref, opponent);
    await docketOf(ref.uuid).scheduleLook(ref, Date.now() - 1);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    expect(await verdictsOf(ref.uuid)).toEqual([]);
    expect(await nextLookAt(ref.uuid)).toBe(Date.now() + REMINDED_AFTER_MS[0]);
  });

  it("lets no picture or bare card of the old judgment be seen again, nor the new one by an old token", async () => {
    const { ref, opponent, creator, suitUuid, questions } = await aSuitJudgedInAbsence();
    const deck = atDeck({ suitUuid, questions }, creator);
    const { cardToken } = await (await deck.readVerdict()).json<{ cardToken: string }>();
    const imagePath = `/api/verdicts/${suitUuid}/image/view?scale=1`;
    const draw = async () => (await asPerson(creator)(imagePath)).arrayBuffer();
    await draw();
    expect(drawnCards.at(-1)?.card).toHaveProperty("byDefault", true);
    const tokenPath = `/api/pettysuits/${suitUuid}/verdict?token=${cardToken}`;
    expect((await asPerson(null)(tokenPath)).status).toBe(200);

    await vacate(ref, opponent);
    await expectRefusal(await asPerson(creator)(imagePath), 404, "verdict_not_ready");
    await expectRefusal(await asPerson(null)(tokenPath), 404, "verdict_not_ready");

    await answerAll(court, { suitUuid, questions, creator, token: "", opponent }, opponent, ["no"]);
    await docketOf(ref.uuid).callCase(suitUuid);
    await runDurableObjectAlarm(docketOf(ref.uuid));
    await draw();
    expect(drawnCards.at(-1)?.card).not.toHaveProperty("byDefault");
    await expectRefusal(await asPerson(null)(tokenPath), 403, "not_yours");
  });

  it("goes to the database twice", async () => {
    const { ref, opponent } = await aSuitJudgedInAbsence();
    const response = await vacate(ref, opponent);
    expect(response.headers.get("Server-Timing")).toMatch(/db;dur=\d+;desc="2"/u);
  });
});
