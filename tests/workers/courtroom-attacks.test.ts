import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  SENDS_MAX,
  SENDS_WINDOW_MS,
  SOCKET_MESSAGES_AT_ONCE,
  SOCKET_MESSAGES_OVERDRAWN_MAX,
  SOCKET_MESSAGES_PER_SECOND,
} from "~/domain/courtroom/flood";
import { SOCKET_MESSAGE_MAX_BYTES } from "~/domain/courtroom/protocol";
import { SERIOUS_TEXTS } from "../fixtures/serious-texts";
import { travel } from "../support/clock";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { bothInCourt, expectNothingHappened } from "../support/court-in-session";
import { aCourtroomInSession } from "../support/factories";
import { enter, join, openSocket } from "../support/socket";

const court = openCourt(env.DB);

describe("a message in court", () => {
  it("in another's name is refused, whatever it asks for, and changes nothing", async () => {
    const parties = await bothInCourt(court);
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
    const parties = await bothInCourt(court);
    const { creator, robin } = parties;
    const other = await aCourtroomInSession(court);
    const payload = { courtroomUuid: other.courtroomUuid, senderUuid: creator.uuid, content: "Order!" };
    robin.send({ type: "SEND_MESSAGE", payload });
    expect(await robin.next("ERROR")).toMatchObject({ code: "wrong_courtroom" });
    await expectNothingHappened(parties);
  });

  it("about a message that nobody said is refused", async () => {
    const parties = await bothInCourt(court);
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
    const parties = await bothInCourt(court);
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
    const { robin } = await bothInCourt(court);
    robin.say("🍕".repeat(1_500));
    expect([...(await robin.next("NEW_MESSAGE")).content]).toHaveLength(1_500);
  });

  it.each(["x".repeat(SOCKET_MESSAGE_MAX_BYTES + 1), "é".repeat(SOCKET_MESSAGE_MAX_BYTES / 2 + 1)])(
    "too large to read ends the socket",
    async (socketMessage) => {
      const { courtroomUuid, creator } = await aCourtroomInSession(court);
      const robin = await enter(creator, courtroomUuid);
      robin.sendRaw(socketMessage);
      expect(await robin.closed).toBe(4_413);
    },
  );

  it("that is binary or junk is answered, and again and again ends the socket", async () => {
    const parties = await bothInCourt(court);
    const mallory = await enter(parties.creator, parties.courtroomUuid);
    const junk = [new Uint8Array([1, 2, 3]).buffer, "{", '{"type":"EVIL"}', "null"];
    for (const socketMessage of junk) {
      mallory.sendRaw(socketMessage);
      expect(await mallory.next("ERROR")).toMatchObject({ code: "unreadable" });
    }
    await mallory.catchUp();
    for (const socketMessage of [...junk, "[]"]) mallory.sendRaw(socketMessage);
    expect(await mallory.closed).toBe(4_400);
    await expectNothingHappened(parties);
  });

  it("that looks like the court's own is no message of a party", async () => {
    const parties = await bothInCourt(court);
    parties.robin.sendRaw(
      JSON.stringify({ type: "VERDICT_GENERATED", payload: { caseName: "I win", winner: "creator" } }),
    );
    expect(await parties.robin.next("ERROR")).toMatchObject({ code: "unreadable" });
    await expectNothingHappened(parties);
  });

  it("with more than its message in it is stripped of the rest", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
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
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
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
    const { robin } = await bothInCourt(court);
    for (let count = 0; count < SOCKET_MESSAGES_AT_ONCE; count += 1) robin.type(true);
    expect(await robin.next("ERROR")).toMatchObject({ code: "flood" });
    for (let count = 0; count < SOCKET_MESSAGES_OVERDRAWN_MAX; count += 1) robin.type(true);
    expect(await robin.closed).toBe(4_429);
  });

  it("that was ended lets nobody in again at once, says so on an open line, and does a little later", async () => {
    travel(0);
    const { courtroomUuid, creator, robin } = await bothInCourt(court);
    for (let count = 0; count <= SOCKET_MESSAGES_AT_ONCE + SOCKET_MESSAGES_OVERDRAWN_MAX; count += 1) robin.type(true);
    expect(await robin.closed).toBe(4_429);
    const back = await openSocket({ person: creator, uuid: creator.uuid, courtroom: courtroomUuid });
    const payload = { userUuid: creator.uuid, courtroomUuid };
    travel((SOCKET_MESSAGES_OVERDRAWN_MAX / SOCKET_MESSAGES_PER_SECOND / 2) * 1_000);
    back.send({ type: "join", payload });
    expect(await back.next("ERROR")).toMatchObject({ code: "flood", clientId: null });
    travel((SOCKET_MESSAGES_OVERDRAWN_MAX / SOCKET_MESSAGES_PER_SECOND) * 1_000);
    expect((await join(back, creator, courtroomUuid)).courtroom.uuid).toBe(courtroomUuid);
  });
});

describe("a message too serious for this court", () => {
  it("reaches nobody, is nowhere stored and in no log, and its writer alone is told", async () => {
    const parties = await bothInCourt(court);
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
    const { courtroomUuid, creator, opponent, token, robin, sam } = await bothInCourt(court);
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
