import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { admissionRequest } from "../../workers/courtroom/admission";
import { Courtroom } from "../../workers/courtroom/courtroom";
import { Docket } from "../../workers/courtroom/docket";
import * as houseJudge from "../../workers/judge/house/house-judge";
import { asPerson } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { courtroomObjects, putToSleep } from "../support/courtroom-object";
import { courtroomRef, expectOnlyArchiving, suitRef } from "../support/default-judgments";
import { docketOf, nextLookAt } from "../support/docket";
import { tracesOf } from "../support/everything-stored";
import { aCourtroom, aGuest, aJoinedCase, answerAll, type Guest, sitDown } from "../support/factories";
import { leave, wholeCourt } from "../support/leaving";
import { aNamedArgument, someName } from "../support/leaving-cases";
import { expectRefusal } from "../support/refusal";
import { enter, openSocket } from "../support/socket";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

afterEach(() => {
  vi.restoreAllMocks();
});

/** How a courtroom stands, as one of its parties reads it by the API. */
async function courtroomOf(person: Guest, courtroomUuid: string) {
  const response = await asPerson(person)(`/api/courtrooms/${courtroomUuid}`);
  return response.json<Parameters<typeof courtroomObjects.updateCourtroom>[0]>();
}

describe("whoever stays in a courtroom that the other has left", () => {
  it("hears at once that the case is dismissed, and sees the record without the other's words", async () => {
    const { name, leaver, stayer, courtroomUuid } = await aNamedArgument();
    const [theirs, others] = [await enter(leaver, courtroomUuid), await enter(stayer, courtroomUuid)];
    await leave(leaver);
    expect(await theirs.closed).toBe(4_401);
    expect(await others.next("COURTROOM_UPDATED")).toMatchObject({
      courtroom: { status: "settled", creator: { displayName: "A former litigant" }, allegation: "[removed]" },
    });
    const verdict = await others.next("VERDICT_GENERATED");
    expect(verdict).toMatchObject({ winner: "other", caseName: "The Case of a Former Litigant" });
    expect(verdict.rationale).toMatch(/^A former litigant has left the court for good/u);
    expect(await others.next("NEW_MESSAGE")).toMatchObject({ number: 1, content: "[removed]" });
    expect(await others.next("NEW_MESSAGE")).toMatchObject({
      number: 2,
      content: "It was a crumpet, a former litigant.",
    });
    const { messages, courtroom } = await others.catchUp();
    expect(courtroom.status).toBe("settled");
    expect(JSON.stringify(messages)).not.toContain(name);
    others.say("Hello?");
    expect(await others.next("ERROR")).toMatchObject({ code: "already_settled" });
  });

  it("gets it over a line that was down, by what has changed since", async () => {
    const { leaver, stayer, courtroomUuid } = await aNamedArgument();
    const before = await enter(stayer, courtroomUuid);
    const { revision } = await before.catchUp();
    before.leave();
    await leave(leaver);
    await putToSleep(courtroomUuid);
    const back = await enter(stayer, courtroomUuid, revision);
    expect(back.joined.messages.map(({ content }) => content)).toEqual([
      "[removed]",
      "It was a crumpet, a former litigant.",
    ]);
  });

  it("reads how fair it was, in words that fit", async () => {
    const { stayer, leaver, courtroomUuid } = await aNamedArgument();
    await leave(leaver);
    const fairness = await wholeCourt.courtroom.getFairness(stayer.visitor(), courtroomUuid);
    expect(fairness).toMatchObject({ judgeId: "clerk@1", exhibits: [], receipt: { runs: [] } });
  });
});

describe("word of the database that reaches the courtroom before the deletion does", () => {
  it("moves the seat, and the deletion takes out the rest", async () => {
    const { name, leaver, stayer, courtroomUuid } = await aNamedArgument();
    const theirs = await enter(leaver, courtroomUuid);
    theirs.askForDecision();
    await theirs.catchUp();
    const forget = Courtroom.prototype.forgetParty;
    vi.spyOn(Courtroom.prototype, "forgetParty").mockImplementationOnce(async function (this: Courtroom, leaving) {
      await this.updateCourtroom(leaving.courtroom);
      expect(await theirs.closed).toBe(4_401);
      return forget.call(this, leaving);
    });
    await leave(leaver);
    const back = await enter(stayer, courtroomUuid);
    expect(back.joined).toMatchObject({ ready: [], messages: [{ content: "[removed]" }, {}] });
    expect(await tracesOf([name])).toEqual([]);
  });
});

describe("what was read before somebody left, and arrives after", () => {
  it("brings nothing back to the courtroom, whichever way it comes", async () => {
    const { name, leaver, stayer, courtroomUuid } = await aNamedArgument();
    const read = await courtroomOf(stayer, courtroomUuid);
    expect(JSON.stringify(read)).toContain(name);
    await leave(leaver);
    await courtroomObjects.updateCourtroom(read);
    await courtroomObjects.readMessages(read);
    const object = env.COURTROOM.getByName(courtroomUuid);
    await object.updateCourtroom({ ...read, status: "settled" });
    const admission = { userUuid: leaver.uuid, loginId: "any", courtroom: read };
    const { webSocket } = await object.fetch(admissionRequest(admission));
    const closed = new Promise<number>((resolve) => webSocket?.addEventListener("close", ({ code }) => resolve(code)));
    webSocket?.accept();
    expect(await closed).toBe(4_401);
    expect(await tracesOf([name])).toEqual([]);
  });

  it("does not fill a courtroom again that is gone for good", async () => {
    const name = someName();
    const guest = await aGuest(wholeCourt, name);
    const { courtroomUuid } = await aCourtroom(wholeCourt, { allegation: `It was ${name} again.` }, guest);
    const read = await courtroomOf(guest, courtroomUuid);
    await courtroomObjects.updateCourtroom(read);
    const socket = await openSocket({ person: guest, uuid: guest.uuid, courtroom: courtroomUuid });
    await leave(guest);
    expect(await socket.closed).toBe(4_404);
    await courtroomObjects.updateCourtroom(read);
    expect(await courtroomObjects.readMessages(read)).toEqual([]);
    const admission = { userUuid: guest.uuid, loginId: "any", courtroom: read };
    expect((await env.COURTROOM.getByName(courtroomUuid).fetch(admissionRequest(admission))).status).toBe(101);
    expect(await tracesOf([name])).toEqual([]);
  });
});

describe("the docket of a case whose party has left", () => {
  it("never rules on it, though its time comes", async () => {
    const joined = await aJoinedCase(wholeCourt);
    await leave(joined.creator);
    const [dismissed] = await storedRows("select * from verdicts where case_uuid = ?", joined.suitUuid);
    expect(dismissed).toMatchObject({ winner: "other", judge_id: "clerk@1", by_default: 0 });
    travel(JUDGED_AFTER_MS + 1_000);
    await docketOf(joined.suitUuid).scheduleLook(suitRef(joined), Date.now());
    await runDurableObjectAlarm(docketOf(joined.suitUuid));
    expect(await storedRows("select * from verdicts where case_uuid = ?", joined.suitUuid)).toEqual([dismissed]);
    await expectOnlyArchiving(suitRef(joined));
  });

  it("stores no ruling that it was writing meanwhile", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, { ...joined, questions: joined.questions.slice(0, 1) }, joined.creator, ["yes"]);
    const rule = houseJudge.houseJudge.rule.bind(houseJudge.houseJudge);
    const left = vi.spyOn(houseJudge.houseJudge, "rule").mockImplementationOnce(async (record) => {
      await leave(joined.creator);
      return rule(record);
    });
    travel(JUDGED_AFTER_MS + 1_000);
    await docketOf(joined.suitUuid).scheduleLook(suitRef(joined), Date.now());
    await runDurableObjectAlarm(docketOf(joined.suitUuid));
    expect(left).toHaveBeenCalled();
    expect(await storedRows("select judge_id from verdicts where case_uuid = ?", joined.suitUuid)).toEqual([
      { judge_id: "clerk@1" },
    ]);
  });

  it("announces no ruling over the dismissal that the court was told of", async () => {
    const { name, leaver, stayer, courtroomUuid } = await aNamedArgument();
    const others = await enter(stayer, courtroomUuid);
    const rule = houseJudge.houseJudge.rule.bind(houseJudge.houseJudge);
    vi.spyOn(houseJudge.houseJudge, "rule").mockImplementationOnce(async (record) => {
      await leave(leaver);
      return rule(record);
    });
    travel(JUDGED_AFTER_MS + 1_000);
    await docketOf(courtroomUuid).scheduleLook(courtroomRef({ courtroomUuid }), Date.now());
    await runDurableObjectAlarm(docketOf(courtroomUuid));
    expect(await others.next("VERDICT_GENERATED")).toMatchObject({ caseName: "The Case of a Former Litigant" });
    await others.catchUp();
    expect(others.untaken.filter(({ type }) => type === "VERDICT_GENERATED")).toEqual([]);
    expect(await tracesOf([name])).toEqual([]);
  });

  it("keeps nothing of a case that is gone, also where it hears of it late", async () => {
    const guest = await aGuest(wholeCourt);
    const opened = await aCourtroom(wholeCourt, {}, guest);
    const filed = courtroomRef(opened);
    await leave(guest);
    const kept = () =>
      runInDurableObject(docketOf(filed.uuid), async (docket, { storage }) => {
        expect(docket).toBeInstanceOf(Docket);
        return Object.fromEntries(await storage.list());
      });
    expect(await kept()).toEqual({});
    await docketOf(filed.uuid).scheduleLook(filed, Date.now());
    await runDurableObjectAlarm(docketOf(filed.uuid));
    expect(await kept()).toEqual({});
    expect(await nextLookAt(filed.uuid)).toBeNull();
  });
});

describe("somebody who sits down while the plaintiff leaves", () => {
  it("finds the case dismissed, and not gone under their feet", async () => {
    const name = someName();
    const plaintiff = await aGuest(wholeCourt, name);
    const opened = await aCourtroom(wholeCourt, {}, plaintiff);
    const stayer = await aGuest(wholeCourt, "Sam");
    const prepare = vi.spyOn(await erasureClass(), "prepare").mockImplementationOnce(async () => {
      await sitDown(wholeCourt, opened, stayer);
    });
    await leave(plaintiff);
    expect(prepare).toHaveBeenCalled();
    const read = await courtroomOf(stayer, opened.courtroomUuid);
    expect(read).toMatchObject({ status: "settled", winner: "other", opponent: { displayName: "Sam" } });
    expect(await tracesOf([name])).toEqual([]);
  });
});

describe("a case that both have left", () => {
  it("is gone whole, with the second of them", async () => {
    const { leaver, stayer, courtroomUuid } = await aNamedArgument();
    await leave(leaver);
    expect(await countStored("cases", "uuid", courtroomUuid)).toBe(1);
    await leave(stayer);
    expect(await countStored("cases", "uuid", courtroomUuid)).toBe(0);
    // A link that was sealed stays, so that its address is known to be over; and the pictures are looked for once more.
    const kept = await tracesOf([courtroomUuid]);
    expect(kept.filter((trace) => !/^(?:D1 shared_verdicts|ERASURE \w+ toSweep)/u.test(trace))).toEqual([]);
    await expectRefusal(await asPerson(null)(`/api/users/${stayer.uuid}`), 404, "not_found");
  });
});

async function erasureClass() {
  return (await import("../../workers/erasure/erasure")).Erasure.prototype;
}
