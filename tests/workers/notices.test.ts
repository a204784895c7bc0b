import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { findBadge } from "~/domain/badge/badge";
import { NOTICES_LISTED } from "~/domain/notice/notice";
import { noticeEvent } from "~/domain/notice/notice-event";
import { asPerson } from "../support/api-client";
import { countedRows } from "../support/counted-rows";
import { openCourt } from "../support/court";
import { bothInCourt } from "../support/court-in-session";
import { aModerator, aPendingTopic } from "../support/desk";
import { eventually } from "../support/eventually";
import { aCourtroomInSession, aDecidedCase, aFiledCase, aGuest, aJoinedCase, answerAll } from "../support/factories";
import { noticesOf } from "../support/notices";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

describe("a party is told", () => {
  it("that somebody has joined, once, by a link to the case", async () => {
    const { creator, opponent, suitUuid, token } = await aJoinedCase(court);
    await court.invitation.joinInvitation(opponent.visitor(), token, {
      ...{ userUuid: opponent.uuid, displayName: "", recaptchaToken: "open" },
    });
    expect(await noticesOf(creator)).toMatchObject([
      { kind: "opponent_joined", title: "Sam has sat down", link: `/pettysuit/${suitUuid}`, read: false },
    ]);
    expect(await noticesOf(opponent)).toEqual([]);
  });

  it("that the other is done, and not one word of how; who is done already hears of the verdict alone", async () => {
    const joined = await aJoinedCase(court);
    const most = { ...joined, questions: joined.questions.slice(1) };
    await answerAll(court, most, joined.opponent, ["no"]);
    expect(await noticesOf(joined.creator)).toHaveLength(1);
    await answerAll(court, joined, joined.opponent, ["no"]);
    const [finished] = await noticesOf(joined.creator);
    expect(finished).toMatchObject({ kind: "opponent_finished", title: "Sam has testified" });
    expect(finished?.body).toBe("The court is missing your answers, and nobody else's.");
    await answerAll(court, joined, joined.creator, ["yes"]);
    const kinds = (await noticesOf(joined.opponent)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== "badge")).toEqual(["verdict"]);
  });

  it("of a badge by its name, by the statement that gives it, and once", async () => {
    const { creator } = await aFiledCase(court);
    const giving = env.DB.prepare("insert or ignore into badges values (?, 'hotTopicVotes', 1, ?, null)");
    for (const earnedAt of [1, 2]) await giving.bind(creator.uuid, earnedAt).run();
    const badge = findBadge("hotTopicVotes", 1);
    expect((await noticesOf(creator)).filter(({ link }) => link === "/profile")).toMatchObject([
      { kind: "badge", title: "A badge is yours", body: `The court awards you “${badge?.name}”.` },
    ]);
    const { results } = await env.DB.prepare("select event from notices where user_uuid = ? and kind = 'badge'")
      .bind(creator.uuid)
      .all<{ event: string }>();
    expect(results.map(({ event }) => event)).toContain(noticeEvent.badge("hotTopicVotes", 1));
  });

  it("of the verdict, both of them, once for all the court's looks", async () => {
    const decided = await aDecidedCase(court);
    await court.ruleOnSuit(decided.suitUuid);
    for (const person of [decided.creator, decided.opponent]) {
      const verdicts = (await noticesOf(person)).filter(({ kind }) => kind === "verdict");
      expect(verdicts).toMatchObject([{ body: "The court has ruled on Robin v. Sam." }]);
    }
  });

  it("of what was said in court while they were away: one notice that counts, and begins anew once they came", async () => {
    const { courtroomUuid, creator, opponent, sam } = await bothInCourt(court);
    sam.leave();
    const robin = await enter(creator, courtroomUuid);
    const messages = async () => (await noticesOf(opponent)).filter(({ kind }) => kind === "messages");
    await eventually(async () => {
      robin.say("Are you there?");
      expect((await messages())[0]?.title).toBe("Robin said something in court");
    });
    robin.say("I can wait.");
    await eventually(async () => expect((await messages())[0]?.title).toMatch(/^Robin said \d+ things in court$/u));
    expect(await messages()).toHaveLength(1);
    const back = await enter(opponent, courtroomUuid);
    expect(await messages()).toMatchObject([{ read: true }]);
    robin.say("There you are.");
    await back.next("NEW_MESSAGE");
    expect(await messages()).toMatchObject([{ read: true }]);
  });

  it("in court that the other side rests while they are away, once for each resting", async () => {
    const { courtroomUuid, creator, opponent, sam } = await bothInCourt(court);
    sam.leave();
    const robin = await enter(creator, courtroomUuid);
    const rested = async () => (await noticesOf(opponent)).filter(({ kind }) => kind === "opponent_finished");
    robin.askForDecision();
    await eventually(async () =>
      expect(await rested()).toMatchObject([
        { title: "Robin rests", body: "Anything to add? The court retires once you rest, too.", read: false },
      ]),
    );
    robin.withdrawRequest();
    robin.askForDecision();
    await robin.catchUp();
    expect(await rested()).toHaveLength(1);
    robin.withdrawRequest();
    robin.say("One more thing.");
    robin.askForDecision();
    await eventually(async () => expect(await rested()).toHaveLength(2));
  });

  it("nothing of what is said while they are in court", async () => {
    const { opponent, robin, sam } = await bothInCourt(court);
    robin.say("He hums.");
    await sam.next("NEW_MESSAGE");
    await robin.catchUp();
    expect(await noticesOf(opponent)).toEqual([]);
  });

  it("in a courtroom too that the other has come, and where", async () => {
    const { creator, courtroomUuid } = await aCourtroomInSession(court);
    expect(await noticesOf(creator)).toMatchObject([
      { body: "The court is in session. Come and argue your side.", link: `/courtroom/${courtroomUuid}` },
    ]);
  });
});

describe("the author of a topic is told", () => {
  it("what was decided about it and why, and nothing when it is taken down", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court);
    const decide = (decision: string, reason = "") =>
      desk.call(`/api/moderation/topics/${topic.uuid}`, { body: { decision, reason } });
    await decide("reject", "Too many socks.");
    await decide("approve");
    await decide("take_down", "Still too many.");
    await decide("restore");
    const told = (await noticesOf(author)).filter(({ kind }) => kind !== "badge");
    expect(told.map(({ kind }) => kind).sort()).toEqual(["topic_approved", "topic_rejected"]);
    expect(told[0]?.body).toContain(topic.title);
  });

  it("for what reason it was turned down then, and nothing any more once that is undone", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court);
    const decide = (decision: string, reason = "") =>
      desk.call(`/api/moderation/topics/${topic.uuid}`, { body: { decision, reason } });
    const told = async () => (await noticesOf(author)).filter(({ kind }) => kind !== "badge").map(({ body }) => body);
    await decide("reject", "Pressed the wrong key.");
    await decide("reopen");
    expect(await told()).toEqual([]);
    await decide("reject", "Too many socks.");
    await env.DB.prepare("update topics set rejection_reason = 'Another.' where uuid = ?").bind(topic.uuid).run();
    expect(await told()).toEqual(["Too many socks."]);
  });
});

describe("one's notices", () => {
  it("are read by id, by case or all at once, and nobody else's with them", async () => {
    const [joined, other] = [await aJoinedCase(court), await aFiledCase(court)];
    const call = asPerson(joined.creator);
    const uuid = joined.creator.uuid;
    const [notice] = await noticesOf(joined.creator);
    const read = async (body: object) => (await call("/api/notifications/read", { body: { uuid, ...body } })).json();
    expect(await read({ ids: ["no such notice"] })).toEqual({ unread: 1 });
    expect(await read({ caseUuid: other.suitUuid })).toEqual({ unread: 1 });
    expect(await read({ ids: [notice?.id] })).toEqual({ unread: 0 });
    expect(await noticesOf(joined.creator)).toMatchObject([{ read: true }]);

    const second = await aJoinedCase(court);
    const foreign = await call("/api/notifications/read", { body: { uuid: second.creator.uuid } });
    expect(foreign.status).toBe(403);
    expect(await noticesOf(second.creator)).toMatchObject([{ read: false }]);
  });

  it("cost no more to list and to count of who has had a thousand than of who has had a hundred", async () => {
    const told = async (howOften: number) => {
      const { database, rows } = countedRows();
      const { notices } = openCourt(database);
      const person = await aGuest(court, "Robin");
      await env.DB.prepare(
        `with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ?) insert into notices
          (id, user_uuid, kind, event, count, created_at) select 'notice' || i, ?, 'messages', 'said:' || i, 1, i from numbers`,
      )
        .bind(howOften, person.uuid)
        .run();
      const listed = await notices.listNotices(person.visitor(), person.uuid);
      expect(listed.map(({ id }) => id).slice(0, 2)).toEqual([`notice${howOften}`, `notice${howOften - 1}`]);
      const { unread } = await notices.readNotices(person.visitor(), { uuid: person.uuid, ids: [listed[0]?.id ?? ""] });
      return { listed: listed.length, unread, read: rows.read };
    };
    const once = await told(100);
    expect(once).toMatchObject({ listed: NOTICES_LISTED, unread: 99 });
    expect(await told(1_000)).toEqual(once);
  });

  it("are all read at once however many there are, also what is too old to be counted", async () => {
    const { creator } = await aFiledCase(court);
    const old =
      "insert into notices (id, user_uuid, kind, event, count, created_at) values (?, ?, 'messages', ?, 1, ?)";
    await env.DB.batch(
      Array.from({ length: 120 }, (_, index) =>
        env.DB.prepare(old).bind(`old${index}`, creator.uuid, `said:${index}`, index),
      ),
    );
    await court.notices.readNotices(creator.visitor(), { uuid: creator.uuid });
    expect(await storedRows("select id from notices where user_uuid = ? and read_at is null", creator.uuid)).toEqual(
      [],
    );
  });

  it("call whoever has left a former litigant", async () => {
    const { creator, opponent } = await aJoinedCase(court);
    await env.DB.prepare("update cases set opponent_display_name = 'A former litigant' where opponent_uuid = ?")
      .bind(opponent.uuid)
      .run();
    expect((await noticesOf(creator))[0]?.title).toBe("A former litigant has sat down");
  });
});
