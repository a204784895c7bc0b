import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  FRAMES_AT_ONCE,
  FRAMES_OVERDRAWN_MAX,
  FRAMES_PER_SECOND,
  SENDS_MAX,
  SENDS_WINDOW_MS,
} from "~/domain/courtroom/flood";
import { FRAME_MAX_BYTES } from "~/domain/courtroom/protocol";
import { SERIOUS_TEXTS } from "../fixtures/serious-texts";
import { travel } from "../support/clock";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aCourtroomInSession, aGuest } from "../support/factories";
import { enter, join, knock, openSocket } from "../support/socket";

const court = openCourt(env.DB);

async function bothInCourt() {
  const opened = await aCourtroomInSession(court);
  const robin = await enter(opened.creator, opened.courtroomUuid);
  const sam = await enter(opened.opponent, opened.courtroomUuid);
  await robin.next("PRESENCE_UPDATED");
  return { ...opened, robin, sam };
}

/** Nothing came of an attack: nobody heard anything, and nothing is in the record. */
async function expectNothingHappened({ robin, sam }: Awaited<ReturnType<typeof bothInCourt>>) {
  for (const party of [robin, sam]) {
    expect(await party.catchUp()).toMatchObject({ messages: [], revision: 0, ready: [], isGenerating: false });
    expect(party.untaken).toEqual([]);
  }
}

describe("the door of a courtroom", () => {
  it("is no socket at all for another site's page", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    for (const headers of [{ Origin: "https://evil.test" }, { Origin: "null" }]) {
      for (const courtroom of [courtroomUuid, undefined]) {
        const answer = await knock({ person: creator, uuid: creator.uuid, courtroom, headers });
        expect({ status: answer.status, webSocket: answer.webSocket }).toEqual({ status: 403, webSocket: null });
      }
    }
  });

  it("is no page", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const answer = await knock({
      person: creator,
      uuid: creator.uuid,
      courtroom: courtroomUuid,
      headers: { Upgrade: "" },
    });
    expect(answer.status).toBe(426);
  });

  it("closes before a browser without a session", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const socket = await openSocket({ person: null, uuid: creator.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_401);
  });

  it("closes before a session that was ended", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    await env.DB.prepare("delete from sessions where user_uuid = ?").bind(creator.uuid).run();
    const socket = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_401);
  });

  it("closes before a third person, and before one who gives a party's uuid for their own", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const stranger = await aGuest(court, "Kim");
    for (const uuid of [stranger.uuid, creator.uuid, undefined, "nobody"]) {
      const socket = await openSocket({ person: stranger, uuid, courtroom: courtroomUuid });
      expect(await socket.closed).toBe(4_403);
      expect(socket.untaken).toEqual([]);
    }
  });

  it("closes before a party who gives another uuid than their own", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const socket = await openSocket({ person: creator, uuid: opponent.uuid, courtroom: courtroomUuid });
    expect(await socket.closed).toBe(4_403);
  });

  it.each([crypto.randomUUID(), "nowhere", ""])(
    "closes before a courtroom that does not exist: “%s”",
    async (courtroom) => {
      const guest = await aGuest(court);
      const answer = await knock({ person: guest, uuid: guest.uuid, courtroom });
      if (courtroom === "") return;
      const socket = await openSocket({ person: guest, uuid: guest.uuid, courtroom });
      expect(answer.status).toBe(101);
      expect(await socket.closed).toBe(4_404);
    },
  );

  it("does not believe who somebody is by the headers that the Workers use among themselves", async () => {
    const parties = await bothInCourt();
    const { courtroomUuid, creator, opponent } = parties;
    const forged = { "x-court-user": opponent.uuid, "x-court-courtroom": encodeURIComponent('{"status":"settled"}') };
    const socket = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid, headers: forged });
    expect((await join(socket, creator, courtroomUuid)).courtroom.status).toBe("active");
    socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: opponent.uuid, content: "I did it." } });
    expect(await socket.next("ERROR")).toMatchObject({ code: "wrong_sender" });
    const stranger = await aGuest(court, "Kim");
    const refused = await openSocket({
      person: stranger,
      uuid: stranger.uuid,
      courtroom: courtroomUuid,
      headers: forged,
    });
    expect(await refused.closed).toBe(4_403);
    await expectNothingHappened(parties);
  });

  it("of the object itself opens to nobody who was not brought by the web Worker", async () => {
    const { courtroomUuid } = await aCourtroomInSession(court);
    const object = env.COURTROOM.getByName(courtroomUuid);
    const forged: Record<string, string>[] = [{}, { "x-court-user": "robin", "x-court-courtroom": "%" }];
    for (const headers of forged) {
      const answer = await object.fetch("https://courtroom/", { headers: { Upgrade: "websocket", ...headers } });
      expect(answer.status).toBe(400);
    }
  });
});

describe("a frame in court", () => {
  it("in another's name is refused, whatever it asks for, and changes nothing", async () => {
    const parties = await bothInCourt();
    const { courtroomUuid, opponent, robin } = parties;
    const victim = { courtroomUuid, userUuid: opponent.uuid };
    const messageUuid = crypto.randomUUID();
    robin.send({
      type: "SEND_MESSAGE",
      payload: { courtroomUuid, senderUuid: opponent.uuid, content: "I did it.", clientId: "forged-1" },
    });
    expect(await robin.next("ERROR")).toMatchObject({ code: "wrong_sender", clientId: "forged-1" });
    robin.send({ type: "join", payload: victim });
    robin.send({ type: "TYPING_INDICATOR", payload: { ...victim, isTyping: true } });
    robin.send({ type: "GET_DECISION_READY", payload: victim });
    robin.send({ type: "ADD_REACTION", payload: { ...victim, messageUuid, reaction: "🔥" } });
    robin.send({ type: "MARK_READ", payload: { ...victim, lastReadMessageUuid: messageUuid } });
    for (let count = 0; count < 5; count += 1)
      expect(await robin.next("ERROR")).toMatchObject({ code: "wrong_sender" });
    await expectNothingHappened(parties);
  });

  it("for another courtroom is refused, also where its sender is a party", async () => {
    const parties = await bothInCourt();
    const { creator, robin } = parties;
    const other = await aCourtroomInSession(court);
    const payload = { courtroomUuid: other.courtroomUuid, senderUuid: creator.uuid, content: "Order!" };
    robin.send({ type: "SEND_MESSAGE", payload });
    expect(await robin.next("ERROR")).toMatchObject({ code: "wrong_courtroom" });
    await expectNothingHappened(parties);
  });

  it("about a message that nobody said is refused", async () => {
    const parties = await bothInCourt();
    parties.robin.react(crypto.randomUUID(), "🔥");
    expect(await parties.robin.next("ERROR")).toMatchObject({ code: "unknown_message" });
    parties.robin.read(crypto.randomUUID());
    expect(await parties.robin.next("ERROR")).toMatchObject({ code: "unknown_message" });
    await expectNothingHappened(parties);
  });

  it("before joining is refused, and news of the court don't come before it", async () => {
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const robin = await enter(creator, courtroomUuid);
    const socket = await openSocket({ person: opponent, uuid: opponent.uuid, courtroom: courtroomUuid });
    socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: opponent.uuid, content: "Hi." } });
    expect(await socket.next("ERROR")).toMatchObject({ code: "not_in_session" });
    robin.say("one");
    await robin.next("NEW_MESSAGE");
    expect((await join(socket, opponent, courtroomUuid)).messages).toHaveLength(1);
    expect(socket.untaken).toEqual([]);
  });

  it("too long for a message goes back to its sender with its id", async () => {
    const parties = await bothInCourt();
    const clientId = parties.robin.say("🍕".repeat(1_501));
    expect(await parties.robin.next("ERROR")).toEqual({
      code: "too_long",
      clientId,
      message: "Your message is 1501 characters. Please keep it under 1,500 characters.",
    });
    parties.robin.say(" \u200B ");
    expect(await parties.robin.next("ERROR")).toMatchObject({ message: "Please write something before you send." });
    await expectNothingHappened(parties);
  });

  it("of the longest message passes", async () => {
    const { robin } = await bothInCourt();
    robin.say("🍕".repeat(1_500));
    expect([...(await robin.next("NEW_MESSAGE")).content]).toHaveLength(1_500);
  });

  it.each(["x".repeat(FRAME_MAX_BYTES + 1), "é".repeat(FRAME_MAX_BYTES / 2 + 1)])(
    "too large to read ends the socket",
    async (frame) => {
      const { courtroomUuid, creator } = await aCourtroomInSession(court);
      const robin = await enter(creator, courtroomUuid);
      robin.sendRaw(frame);
      expect(await robin.closed).toBe(4_413);
    },
  );

  it("that is binary or junk is answered, and again and again ends the socket", async () => {
    const parties = await bothInCourt();
    const mallory = await enter(parties.creator, parties.courtroomUuid);
    const junk = [new Uint8Array([1, 2, 3]).buffer, "{", '{"type":"EVIL"}', "null"];
    for (const frame of junk) {
      mallory.sendRaw(frame);
      expect(await mallory.next("ERROR")).toMatchObject({ code: "unreadable" });
    }
    await mallory.catchUp();
    for (const frame of [...junk, "[]"]) mallory.sendRaw(frame);
    expect(await mallory.closed).toBe(4_400);
    await expectNothingHappened(parties);
  });

  it("that looks like the court's own is no message of a party", async () => {
    const parties = await bothInCourt();
    parties.robin.sendRaw(
      JSON.stringify({ type: "VERDICT_GENERATED", payload: { caseName: "I win", winner: "creator" } }),
    );
    expect(await parties.robin.next("ERROR")).toMatchObject({ code: "unreadable" });
    await expectNothingHappened(parties);
  });

  it("with more than its message in it leaves the rest at the door", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
    const payload = {
      courtroomUuid,
      senderUuid: creator.uuid,
      content: "<b>Hi</b>",
      number: 99,
      sender: { displayName: "Judge" },
    };
    robin.sendRaw(JSON.stringify({ type: "SEND_MESSAGE", payload }));
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({
      number: 1,
      sender: { displayName: "Robin" },
      content: "<b>Hi</b>",
    });
  });
});

describe("a flood", () => {
  it("of messages is held off over all tabs, by what is stored, and passes later", async () => {
    travel(0);
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
    const tab = await enter(creator, courtroomUuid);
    for (let count = 0; count < SENDS_MAX; count += 1) (count % 2 === 0 ? robin : tab).say("And another thing!");
    await tab.catchUp();
    expect((await robin.catchUp()).messages).toHaveLength(SENDS_MAX);
    const clientId = robin.say("And another thing!");
    expect(await robin.next("ERROR")).toMatchObject({ code: "flood", clientId });
    sam.say("May I?");
    expect(await sam.catchUp()).toMatchObject({ messages: { length: SENDS_MAX + 1 } });
    travel(SENDS_WINDOW_MS);
    robin.say("And another thing!", clientId);
    expect((await robin.catchUp()).messages.at(-1)).toMatchObject({ clientId });
  });

  it("of anything else is refused, and ended where it goes on", async () => {
    travel(0);
    const { robin } = await bothInCourt();
    for (let count = 0; count < FRAMES_AT_ONCE; count += 1) robin.type(true);
    expect(await robin.next("ERROR")).toMatchObject({ code: "flood" });
    for (let count = 0; count < FRAMES_OVERDRAWN_MAX; count += 1) robin.type(true);
    expect(await robin.closed).toBe(4_429);
  });

  it("that was ended lets nobody in again at once, says so on an open line, and does a little later", async () => {
    travel(0);
    const { courtroomUuid, creator, robin } = await bothInCourt();
    for (let count = 0; count <= FRAMES_AT_ONCE + FRAMES_OVERDRAWN_MAX; count += 1) robin.type(true);
    expect(await robin.closed).toBe(4_429);
    const back = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid });
    const payload = { userUuid: creator.uuid, courtroomUuid };
    travel((FRAMES_OVERDRAWN_MAX / FRAMES_PER_SECOND / 2) * 1_000);
    back.send({ type: "join", payload });
    expect(await back.next("ERROR")).toMatchObject({ code: "flood", clientId: null });
    travel((FRAMES_OVERDRAWN_MAX / FRAMES_PER_SECOND) * 1_000);
    expect((await join(back, creator, courtroomUuid)).courtroom.uuid).toBe(courtroomUuid);
  });
});

describe("a message too serious for this court", () => {
  it("reaches nobody, is nowhere stored and in no log, and its writer alone is told", async () => {
    const parties = await bothInCourt();
    const { courtroomUuid, robin } = parties;
    const text = SERIOUS_TEXTS.hurt[0] ?? "";
    const clientId = robin.say(text);
    expect(await robin.next("ERROR")).toEqual({
      code: "too_serious",
      clientId,
      message: "This sounds more serious than anything that this court is for.",
    });
    await expectNothingHappened(parties);
    const lines = loggedLines().filter((line) => line.includes("too_serious"));
    expect(lines).toEqual([JSON.stringify({ level: "info", event: "too_serious" })]);
    expect(loggedLines().join("\n")).not.toContain(text);
    expect(loggedLines().join("\n")).not.toContain(courtroomUuid);
  });
});

describe("the logs of a conversation", () => {
  it("hold no word of it, no name, no token and no case", async () => {
    const { courtroomUuid, creator, opponent, token, robin, sam } = await bothInCourt();
    robin.say("Quentin hums Bolero.");
    const { uuid } = await sam.next("NEW_MESSAGE");
    sam.react(uuid, "🔥");
    robin.sendRaw("Simeon snores.");
    await robin.next("ERROR");
    await sam.catchUp();
    const text = loggedLines().join("\n");
    expect(text).toContain('"event":"socket"');
    for (const secret of ["Quentin", "Bolero", "Simeon", "Robin", "Sam", "🔥", token, courtroomUuid, uuid]) {
      expect(text).not.toContain(secret);
    }
    for (const person of [creator, opponent]) expect(text).not.toContain(person.sessionToken);
  });
});
