import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SENDS_MAX } from "~/domain/courtroom/flood";
import { REACTION_EMOJI } from "~/domain/courtroom/reactions";
import { talkScreening } from "~/server/screening/screen-text.server";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { courtroomObjects } from "../support/courtroom-object";
import { aCourtroom, aCourtroomInSession, sitDown } from "../support/factories";
import { enter } from "../support/socket";

const court = openCourt(env.DB);

afterEach(() => void vi.restoreAllMocks());

/** A courtroom with both parties in it. */
async function bothInCourt() {
  const opened = await aCourtroomInSession(court);
  const robin = await enter(opened.creator, opened.courtroomUuid);
  const sam = await enter(opened.opponent, opened.courtroomUuid);
  await robin.next("PRESENCE_UPDATED");
  return { ...opened, robin, sam };
}

describe("talk in court", () => {
  it("reaches both sides at once, and is the sender's receipt", async () => {
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
    const clientId = robin.say("He ate my pizza.");
    const heard = await sam.next("NEW_MESSAGE");
    expect(heard).toEqual({
      uuid: expect.any(String),
      courtroomUuid,
      senderUuid: creator.uuid,
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
    const { opponent, courtroomUuid, robin, sam } = await bothInCourt();
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
    const { robin, sam } = await bothInCourt();
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
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
    const { courtroom } = await court.courtroom.openCourtroom(creator.visitor(), courtroomUuid);
    let letPass: (isTooSerious: boolean) => void = () => {};
    const screened = new Promise<boolean>((resolve) => {
      letPass = resolve;
    });
    vi.spyOn(talkScreening, "isTooSerious").mockReturnValueOnce(screened);
    robin.say("first");
    robin.say("second");
    await robin.ping();
    expect(await courtroomObjects.readMessages(courtroom)).toEqual([]);
    letPass(false);
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "first", number: 1 });
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "second", number: 2 });
  });

  it("whose screening fails is not heard, its sender is told, and the court goes on", async () => {
    const { robin, sam } = await bothInCourt();
    vi.spyOn(talkScreening, "isTooSerious").mockRejectedValueOnce(new Error("out of order"));
    const clientId = robin.say("first");
    expect(await robin.next("ERROR")).toMatchObject({ code: "internal", clientId });
    robin.say("first", clientId);
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: "first", number: 1 });
    expectFaults("frame_failed");
  });

  it("sent again is one message, and only its sender hears of it again", async () => {
    const { robin, sam } = await bothInCourt();
    const clientId = robin.say("He ate my pizza.");
    const first = await robin.next("NEW_MESSAGE");
    robin.say("He ate my pizza.", clientId);
    expect(await robin.next("NEW_MESSAGE")).toEqual(first);
    await sam.next("NEW_MESSAGE");
    expect((await sam.catchUp()).messages).toHaveLength(1);
    expect(sam.untaken).toEqual([]);
  });

  it("without an own id is heard too", async () => {
    const { courtroomUuid, creator, robin } = await bothInCourt();
    robin.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: creator.uuid, content: "Well." } });
    const heard = await robin.next("NEW_MESSAGE");
    expect(heard.clientId).toBe(heard.uuid);
  });

  it("is shown to the other side while it is typed, and not to oneself", async () => {
    const { opponent, robin, sam } = await bothInCourt();
    sam.type(true);
    expect(await robin.next("TYPING_INDICATOR")).toEqual({ userUuid: opponent.uuid, isTyping: true });
    await sam.catchUp();
    expect(sam.untaken).toEqual([]);
  });

  it("is reacted to, taken back and reacted to by both", async () => {
    const { creator, opponent, robin, sam } = await bothInCourt();
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
    const { courtroomUuid, creator, robin } = await bothInCourt();
    robin.say("He ate my pizza.");
    const { uuid: messageUuid } = await robin.next("NEW_MESSAGE");
    for (const reaction of REACTION_EMOJI) {
      robin.send({ type: "ADD_REACTION", payload: { courtroomUuid, userUuid: creator.uuid, messageUuid, reaction } });
    }
    const { messages } = await robin.catchUp();
    expect(Object.keys(messages[0]?.reactions ?? {}).toSorted()).toEqual([...REACTION_EMOJI].toSorted());
  });

  it("keeps a line alive by pings", async () => {
    const { robin } = await bothInCourt();
    await robin.ping();
    await robin.ping();
  });
});

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
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
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

describe("coming back to court", () => {
  it("brings what was said and what was reacted to meanwhile", async () => {
    const { courtroomUuid, creator, opponent, robin, sam } = await bothInCourt();
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
    const { courtroomUuid, creator, robin, sam } = await bothInCourt();
    sam.say("one");
    const { uuid } = await robin.next("NEW_MESSAGE");
    robin.read(uuid);
    await robin.catchUp();
    expect((await enter(creator, courtroomUuid)).joined.lastReadMessageUuid).toBe(uuid);
    expect((await sam.catchUp()).lastReadMessageUuid).toBeNull();
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

describe("names in court", () => {
  it("are what the database says: a username stands before the name given for the case", async () => {
    const { courtroomUuid, creator, opponent, robin, sam } = await bothInCourt();
    sam.say("It was stale.");
    expect((await robin.next("NEW_MESSAGE")).sender.displayName).toBe("Sam");
    await env.DB.prepare("update users set username = 'samwise' where uuid = ?").bind(opponent.uuid).run();
    const back = await enter(creator, courtroomUuid);
    expect(back.joined.messages).toMatchObject([{ sender: { displayName: "samwise" } }]);
    expect((await sam.next("COURTROOM_UPDATED")).courtroom.opponent?.displayName).toBe("samwise");
  });

  it("are read from the page like from the socket", async () => {
    const { courtroomUuid, creator, robin } = await bothInCourt();
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
