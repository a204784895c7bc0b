import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { bothInCourt } from "../support/court-in-session";
import { courtroomObjects } from "../support/courtroom-object";
import { aCourtroom, aCourtroomInSession, sitDown } from "../support/factories";
import { enter } from "../support/socket";

const court = openCourt(env.DB);

describe("who is there", () => {
  it("is told when somebody comes, and when the last of their tabs goes", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const robin = await enter(creator, courtroomUuid);
    expect(robin.joined.present).toEqual([creator.uuid]);
    const tab = await enter(opponent, courtroomUuid);
    expect(tab.joined.present.toSorted()).toEqual([creator.uuid, opponent.uuid].toSorted());
    expect(await robin.next("PRESENCE_UPDATED")).toEqual({ userUuid: opponent.uuid, isPresent: true });
    const otherTab = await enter(opponent, courtroomUuid);
    tab.leave();
    expect(await tab.closed).toBe(1_000);
    await robin.catchUp();
    expect(robin.untaken).toEqual([]);
    otherTab.leave();
    expect(await robin.next("PRESENCE_UPDATED")).toEqual({ userUuid: opponent.uuid, isPresent: false });
    expect((await robin.catchUp()).present).toEqual([creator.uuid]);
  });

  it("is one person in two tabs: readiness, what is read and what is said are the same in both", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    const tab = await enter(creator, courtroomUuid);
    sam.say("Prove it.");
    const { uuid } = await robin.next("NEW_MESSAGE");
    expect(await tab.next("NEW_MESSAGE")).toMatchObject({ uuid });
    robin.askForDecision(uuid);
    expect(await tab.next("DECISION_READINESS_UPDATED")).toEqual({ userUuid: creator.uuid, isReady: true });
    tab.askForDecision();
    expect(await tab.catchUp()).toMatchObject({
      ready: [creator.uuid],
      lastReadMessageUuid: uuid,
      isGenerating: false,
    });
  });
});

describe("a party that has rested", () => {
  it("can go on until the other rests too, and both see each of it", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    const own = { courtroomUuid, userUuid: creator.uuid };
    robin.askForDecision();
    const { lines } = await sam.next("COURT_LINES_UPDATED");
    expect(lines).toMatchObject([
      { kind: "judge", occasion: "opening" },
      { kind: "rests", seat: "creator", after: 0 },
    ]);
    sam.say("It was stale.");
    await sam.next("NEW_MESSAGE");
    robin.send({ type: "WITHDRAW_DECISION", payload: own });
    const there = await sam.catchUp();
    expect(there.ready).toEqual([]);
    expect(there.lines.at(-1)).toMatchObject({ kind: "resumes", seat: "creator", after: 1 });
    sam.askForDecision();
    robin.askForDecision();
    expect(await sam.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
    robin.send({ type: "WITHDRAW_DECISION", payload: own });
    expect(await robin.next("ERROR")).toMatchObject({ code: "deliberating" });
  });

  it("is taken back by nobody else", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    robin.askForDecision();
    await sam.next("DECISION_READINESS_UPDATED");
    sam.send({ type: "WITHDRAW_DECISION", payload: { courtroomUuid, userUuid: creator.uuid } });
    expect(await sam.next("ERROR")).toMatchObject({ code: "wrong_sender" });
    expect((await sam.catchUp()).ready).toEqual([creator.uuid]);
  });
});

describe("a creator who waits", () => {
  it("can't talk to an empty court, and sees the opponent sit down", async () => {
    const opened = await aCourtroom(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    expect(robin.joined.courtroom).toMatchObject({ status: "pending", opponent: null });
    const clientId = robin.say("Hello?");
    expect(await robin.next("ERROR")).toMatchObject({ code: "not_in_session", clientId });
    robin.askForDecision();
    expect(await robin.next("ERROR")).toMatchObject({ code: "not_in_session" });
    await sitDown(openCourt(env.DB, { courtroom: courtroomObjects }), opened, "Sam");
    const { courtroom } = await robin.next("COURTROOM_UPDATED");
    expect(courtroom).toMatchObject({ status: "active", opponent: { displayName: "Sam" } });
    robin.say("There you are.");
    expect(await robin.next("NEW_MESSAGE")).toMatchObject({ number: 1 });
  });

  it("sees the opponent when they come in, where word of their sitting down got lost", async () => {
    const opened = await aCourtroom(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    await enter(await sitDown(court, opened, "Sam"), opened.courtroomUuid);
    expect((await robin.next("COURTROOM_UPDATED")).courtroom.status).toBe("active");
  });
});

describe("many windows of one person", () => {
  it("end the oldest of them, for good", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const windows = [];
    for (let index = 0; index < 9; index += 1) windows.push(await enter(creator, courtroomUuid));
    const [oldest, second] = windows;
    expect(await oldest?.closed).toBe(4_409);
    expect((await second?.catchUp())?.present).toEqual([creator.uuid]);
  });
});
