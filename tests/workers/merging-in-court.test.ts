import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { admissionRequest } from "../../workers/courtroom/admission";
import { anAccount, turnOutPast, turnOutToBe } from "../support/accounts";
import { openCourt } from "../support/court";
import { courtroomObjects, putToSleep } from "../support/courtroom-object";
import { aCourtroom, aCourtroomInSession, sitDown } from "../support/factories";
import { enter, listen } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB, { courtroom: courtroomObjects });

describe("an open courtroom whose guest logs in", () => {
  async function inSession() {
    const account = await anAccount(court);
    const opened = await aCourtroomInSession(court);
    const robin = await enter(opened.creator, opened.courtroomUuid);
    const sam = await enter(opened.opponent, opened.courtroomUuid);
    return { ...opened, account, robin, sam };
  }

  it("closes the guest's socket, and tells the other party who sits there now", async () => {
    const { courtroomUuid, opponent, account, robin, sam } = await inSession();
    await turnOutToBe(account, opponent);
    expect(await sam.closed).toBe(4_410);
    const { courtroom } = await robin.next("COURTROOM_UPDATED");
    expect(courtroom.opponent?.uuid).toBe(account.uuid);
    robin.say("Who are you now?");
    expect(await robin.next("NEW_MESSAGE")).toMatchObject({ content: "Who are you now?", courtroomUuid });
  });

  it("has said, marked, read and wanted what the guest had, also after it slept", async () => {
    const { courtroomUuid, creator, opponent, account, robin, sam } = await inSession();
    const sent = sam.say("I never touched it.");
    const { uuid } = await robin.next("NEW_MESSAGE");
    sam.react(uuid, "🔥");
    await robin.next("MESSAGE_REACTION_UPDATED");
    sam.askForDecision(uuid);
    await robin.next("DECISION_READINESS_UPDATED");
    const me = await turnOutToBe(account, opponent);
    expect(await robin.next("DECISION_READINESS_UPDATED")).toEqual({ userUuid: account.uuid, isReady: true });
    await putToSleep(courtroomUuid);

    const { joined, ...there } = await enter(me, courtroomUuid);
    expect(joined.messages).toMatchObject([{ senderUuid: account.uuid, reactions: { "🔥": [account.uuid] } }]);
    expect(joined.ready).toEqual([account.uuid]);
    expect(joined.lastReadMessageUuid).toBe(uuid);
    expect(JSON.stringify(joined)).not.toContain(opponent.uuid);

    there.say("I never touched it.", sent);
    expect(await there.next("NEW_MESSAGE")).toMatchObject({ uuid, number: 1 });
    there.react(uuid, "🔥");
    expect(await there.next("MESSAGE_REACTION_UPDATED")).toMatchObject({ reactions: {} });
    const back = await enter(creator, courtroomUuid);
    back.askForDecision();
    expect(await there.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
  });

  it("is judged by who sat where, whatever they are called now", async () => {
    const { courtroomUuid, creator, account, robin, sam } = await inSession();
    robin.say("He ate it.");
    sam.say("I did not.");
    await robin.next("NEW_MESSAGE");
    await robin.next("NEW_MESSAGE");
    const me = await turnOutToBe(account, creator);
    const courtroom = await court.courtroom.getCourtroom(me.visitor(), courtroomUuid);
    const closed = await env.COURTROOM.getByName(courtroomUuid).closeHearing(courtroom, "time_is_up");
    expect(closed?.transcript.map(({ seat }) => seat)).toEqual(["creator", "opponent"]);
  });

  it("learns it from the next who comes in where the call to it was lost", async () => {
    const { courtroomUuid, opponent, account, robin, sam } = await inSession();
    sam.say("I never touched it.");
    await robin.next("NEW_MESSAGE");
    const me = await enter(await turnOutPast({}, account, opponent), courtroomUuid);
    expect(await sam.closed).toBe(4_410);
    expect(me.joined.messages).toMatchObject([{ senderUuid: account.uuid }]);
    expect((await robin.next("COURTROOM_UPDATED")).courtroom.opponent?.uuid).toBe(account.uuid);
  });

  it("is not led back by what was read before the merge and arrives after it", async () => {
    const { courtroomUuid, opponent, account, robin, sam } = await inSession();
    const before = await court.courtroom.getCourtroom(opponent.visitor(), courtroomUuid);
    const me = await turnOutToBe(account, opponent);
    await sam.closed;
    await courtroomObjects.updateCourtroom(before);
    const late = admissionRequest({ userUuid: opponent.uuid, loginId: "late", courtroom: before });
    const { webSocket } = await env.COURTROOM.getByName(courtroomUuid).fetch(late);
    if (webSocket === null) throw new Error("the court answers with a socket");
    expect(await listen(webSocket).closed).toBe(4_410);
    expect((await robin.next("COURTROOM_UPDATED")).courtroom.opponent?.uuid).toBe(account.uuid);
    expect((await robin.catchUp()).courtroom.opponent?.uuid).toBe(account.uuid);
    expect((await enter(me, courtroomUuid)).joined.courtroom.opponent?.uuid).toBe(account.uuid);
  });

  it("keeps two seats where both sides turn out to be one person, and the guest's is ready for a decision", async () => {
    const account = await anAccount(court);
    const opened = await aCourtroom(court, {}, account);
    const guest = await sitDown(court, opened, "Kim");
    const [robin, kim] = [await enter(account, opened.courtroomUuid), await enter(guest, opened.courtroomUuid)];
    kim.say("I object to myself.");
    await robin.next("NEW_MESSAGE");
    const me = await turnOutToBe(account, guest);
    expect(await kim.closed).toBe(4_410);
    expect(await robin.next("DECISION_READINESS_UPDATED")).toEqual({ userUuid: guest.uuid, isReady: true });
    const seats = "select creator_uuid, opponent_uuid from cases where uuid = ?";
    expect(await storedRows(seats, opened.courtroomUuid)).toEqual([
      { creator_uuid: account.uuid, opponent_uuid: guest.uuid },
    ]);
    const there = await enter(me, opened.courtroomUuid);
    expect(there.joined.messages).toMatchObject([{ senderUuid: guest.uuid }]);
    there.say("Overruled.");
    await there.next("NEW_MESSAGE");
    there.askForDecision();
    expect(await there.next("VERDICT_GENERATION_STARTED")).toEqual({ reason: "both_ready" });
  });
});
