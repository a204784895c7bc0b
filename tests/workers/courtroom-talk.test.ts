import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SENDS_MAX } from "~/domain/courtroom/flood";
import { REACTION_EMOJI } from "~/domain/courtroom/reactions";
import type { Seriousness } from "~/domain/screening/screening";
import { houseScreening } from "../../workers/judge/screening/screen-text";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { bothInCourt } from "../support/court-in-session";
import { courtroomObjects } from "../support/courtroom-object";
import { aCourtroomInSession } from "../support/factories";
import { enter } from "../support/socket";

const court = openCourt(env.DB);

afterEach(() => void vi.restoreAllMocks());

describe("talk in court", () => {
  it("reaches both sides at once, and is the sender's receipt", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    const clientId = robin.say("He ate my pizza.");
    const heard = await sam.next("NEW_MESSAGE");
    expect(heard).toEqual({
      uuid: expect.any(String),
      courtroomUuid,
      senderUuid: creator.uuid,
      seat: "creator",
      sender: { displayName: "Robin" },
      content: "He ate my pizza.",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/u),
      number: 1,
      revision: 1,
      reactions: {},
      clientId,
      language: null,
    });
    expect(await robin.next("NEW_MESSAGE")).toEqual(heard);
  });

  it("says in which language it is where that is not English, also to whoever comes later", async () => {
    const { opponent, courtroomUuid, robin, sam } = await bothInCourt(court);
    const said = [
      ["Du hast meine Pizza gegessen und gelacht.", "de"],
      ["no I did not", null],
      ["أنت أكلت البيتزا الخاصة بي", "ar"],
    ] as const;
    for (const [content, language] of said) {
      robin.say(content);
      expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content, language });
    }
    const { joined } = await enter(opponent, courtroomUuid);
    expect(joined.messages.map(({ language }) => language)).toEqual(said.map(([, language]) => language));
  });

  it("of one socket stays in its order, whatever its length", async () => {
    const { robin, sam } = await bothInCourt(court);
    const said = Array.from(
      { length: SENDS_MAX },
      (_nothing, index) => "so ".repeat(index % 2 === 0 ? 400 : 1) + index,
    );
    for (const content of said) robin.say(content);
    for (const [index, content] of said.entries()) {
      expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content, number: index + 1 });
    }
  });

  it("of one socket stays in its order, however long the screening of its first word takes", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    const { courtroom } = await court.courtroom.openCourtroom(creator.visitor(), courtroomUuid);
    let letPass: (seriousness: Seriousness) => void = () => {};
    const screened = new Promise<Seriousness>((resolve) => {
      letPass = resolve;
    });
    vi.spyOn(houseScreening, "howSerious").mockReturnValueOnce(screened);
    robin.say("first");
    robin.say("second");
    await robin.ping();
    expect(await courtroomObjects.readMessages(courtroom)).toEqual([]);
    letPass("petty");
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "first", number: 1 });
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "second", number: 2 });
  });

  it("whose screening fails is not heard, its sender is told, and the court goes on", async () => {
    const { robin, sam } = await bothInCourt(court);
    vi.spyOn(houseScreening, "howSerious").mockRejectedValueOnce(new Error("out of order"));
    const clientId = robin.say("first");
    expect(await robin.next("ERROR")).toMatchObject({ code: "internal", clientId });
    robin.say("first", clientId);
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "first", number: 1 });
    expectFaults("socket_message_failed");
  });

  it("sent again is one message, and only its sender hears of it again", async () => {
    const { robin, sam } = await bothInCourt(court);
    const clientId = robin.say("He ate my pizza.");
    const first = await robin.next("NEW_MESSAGE");
    robin.say("He ate my pizza.", clientId);
    expect(await robin.next("NEW_MESSAGE")).toEqual(first);
    await sam.next("NEW_MESSAGE");
    expect((await sam.catchUp()).messages).toHaveLength(1);
    expect(sam.untaken).toEqual([]);
  });

  it("without an own id is heard too", async () => {
    const { courtroomUuid, creator, robin } = await bothInCourt(court);
    robin.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: creator.uuid, content: "Well." } });
    const heard = await robin.next("NEW_MESSAGE");
    expect(heard.clientId).toBe(heard.uuid);
  });

  it("is shown to the other side while it is typed, and not to oneself", async () => {
    const { opponent, robin, sam } = await bothInCourt(court);
    sam.type(true);
    expect(await robin.next("TYPING_INDICATOR")).toEqual({ userUuid: opponent.uuid, isTyping: true });
    await sam.catchUp();
    expect(sam.untaken).toEqual([]);
  });

  it("is reacted to, taken back and reacted to by both", async () => {
    const { creator, opponent, robin, sam } = await bothInCourt(court);
    robin.say("He ate my pizza.");
    const { uuid } = await sam.next("NEW_MESSAGE");
    sam.react(uuid, "😂");
    expect(await robin.next("MESSAGE_REACTION_UPDATED")).toEqual({
      messageUuid: uuid,
      reactions: { "😂": [opponent.uuid] },
      revision: 2,
    });
    robin.react(uuid, "😂");
    await robin.next("MESSAGE_REACTION_UPDATED");
    sam.react(uuid, "😂");
    expect(await robin.next("MESSAGE_REACTION_UPDATED")).toMatchObject({ reactions: { "😂": [creator.uuid] } });
    robin.react(uuid, "😂");
    expect(await robin.next("MESSAGE_REACTION_UPDATED")).toMatchObject({ reactions: {}, revision: 5 });
  });

  it("takes each of the eight reactions", async () => {
    const { courtroomUuid, creator, robin } = await bothInCourt(court);
    robin.say("He ate my pizza.");
    const { uuid: messageUuid } = await robin.next("NEW_MESSAGE");
    for (const reaction of REACTION_EMOJI) {
      robin.send({ type: "ADD_REACTION", payload: { courtroomUuid, userUuid: creator.uuid, messageUuid, reaction } });
    }
    const { messages } = await robin.catchUp();
    expect(Object.keys(messages[0]?.reactions ?? {}).toSorted()).toEqual([...REACTION_EMOJI].toSorted());
  });

  it("keeps a line alive by pings", async () => {
    const { robin } = await bothInCourt(court);
    await robin.ping();
    await robin.ping();
  });
});

describe("coming back to court", () => {
  it("brings what was said and what was reacted to meanwhile", async () => {
    const { courtroomUuid, creator, opponent, robin, sam } = await bothInCourt(court);
    robin.say("one");
    sam.say("two");
    const { revision } = await robin.catchUp();
    const [first] = (await sam.catchUp()).messages;
    robin.leave();
    await robin.closed;
    sam.react(first?.uuid ?? "", "🔥");
    sam.say("three");
    await sam.catchUp();
    const back = await enter(creator, courtroomUuid, revision);
    expect(back.joined.messages).toMatchObject([
      { content: "one", reactions: { "🔥": [opponent.uuid] } },
      { content: "three", reactions: {} },
    ]);
    const again = await enter(creator, courtroomUuid, back.joined.revision);
    expect(again.joined.messages).toEqual([]);
  });

  it("finds one's place on another device", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt(court);
    sam.say("one");
    const { uuid } = await robin.next("NEW_MESSAGE");
    robin.read(uuid);
    await robin.catchUp();
    expect((await enter(creator, courtroomUuid)).joined.lastReadMessageUuid).toBe(uuid);
    expect((await sam.catchUp()).lastReadMessageUuid).toBeNull();
  });
});

describe("names in court", () => {
  it("are what the database says: a username stands before the name given for the case", async () => {
    const { courtroomUuid, creator, opponent, robin, sam } = await bothInCourt(court);
    sam.say("It was stale.");
    expect((await robin.next("NEW_MESSAGE")).sender.displayName).toBe("Sam");
    await env.DB.prepare("update users set username = 'samwise' where uuid = ?").bind(opponent.uuid).run();
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.messages).toMatchObject([{ sender: { displayName: "samwise" } }]);
    expect((await sam.next("COURTROOM_UPDATED")).courtroom.opponent?.displayName).toBe("samwise");
  });

  it("are read from the page like from the socket", async () => {
    const { courtroomUuid, creator, robin } = await bothInCourt(court);
    robin.say("He ate my pizza.");
    const heard = await robin.next("NEW_MESSAGE");
    const { courtroom } = await court.courtroom.openCourtroom(creator.visitor(), courtroomUuid);
    const { revision: _socketsOwn, ...message } = heard;
    expect(await courtroomObjects.readMessages(courtroom)).toEqual([message]);
  });

  it("of a case that nobody has entered yet are read as an empty transcript", async () => {
    const { courtroomUuid, creator } = await aCourtroomInSession(court);
    const { courtroom } = await court.courtroom.openCourtroom(creator.visitor(), courtroomUuid);
    expect(await courtroomObjects.readMessages(courtroom)).toEqual([]);
  });
});
