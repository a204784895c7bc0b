import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MY_DATA_FILE, type MyData, myDataSchema } from "~/domain/my-data/my-data";
import { anAccount, csrfHeader, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aModerator, aPendingTopic } from "../support/desk";
import {
  aCourtroom,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  aSettledCourtroom,
  type Guest,
  sitDown,
} from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";
import { voteOn } from "../support/votes";

const court = openCourt(env.DB);

const askFor = async (person: Guest) => asPerson(person)("/api/account/data", { headers: await csrfHeader(person) });

/** The download of a person, held to its own schema: nothing more and nothing less. */
async function myDataOf(person: Guest): Promise<MyData> {
  const response = await askFor(person);
  expect(response.status).toBe(200);
  const body = await response.json();
  const data = v.parse(myDataSchema, body);
  expect(data).toEqual(body);
  return data;
}

describe("the download of one's own data", () => {
  it("is a file that nobody keeps", async () => {
    const { headers } = await askFor(await aGuest(court));
    expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${MY_DATA_FILE}"`);
    expect(headers.get("Content-Type")).toMatch(/^application\/json/u);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("wants the session's own CSRF token", async () => {
    const [guest, other] = [await aGuest(court), await aGuest(court)];
    const call = asPerson(guest);
    await expectRefusal(await call("/api/account/data"), 403, "bad_csrf_token");
    const headers = await csrfHeader(other);
    await expectRefusal(await call("/api/account/data", { headers }), 403, "bad_csrf_token");
  });

  it("of somebody who has done nothing yet holds their profile and this device", async () => {
    const guest = await aGuest(court, "Robin");
    expect(await myDataOf(guest)).toMatchObject({
      version: 1,
      profile: { uuid: guest.uuid, displayName: "Robin", email: null, isAccountUser: false, formerGuests: [] },
      devices: [{ isCurrent: true }],
      pettysuits: [],
      courtrooms: [],
    });
  });

  it("of an account names the guests that it was and every device", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const me = await turnOutToBe(account, guest);
    const { profile, devices } = await myDataOf(me);
    expect(profile).toMatchObject({ email: account.email, username: account.username, isAccountUser: true });
    expect(profile.emailVerifiedAt).not.toBeNull();
    expect(profile.formerGuests).toMatchObject([{ uuid: guest.uuid, displayName: "Kim" }]);
    expect(devices).toHaveLength(2);
  });

  it("holds a decided suit from either side: the role, one's own answers, and how it was ruled on", async () => {
    const decided = await aDecidedCase(court);
    const shared = await asPerson(decided.opponent)(`/api/verdicts/${decided.suitUuid}/share`, { method: "POST" });
    const { shareId } = await shared.json<{ shareId: string }>();
    const [plaintiff] = (await myDataOf(decided.creator)).pettysuits;
    const [defendant] = (await myDataOf(decided.opponent)).pettysuits;
    expect(plaintiff).toMatchObject({ role: "plaintiff", yourName: "Robin", otherName: "Sam", status: "settled" });
    expect(defendant).toMatchObject({ role: "defendant", yourName: "Sam", otherName: "Robin" });
    expect(plaintiff?.questions.slice(0, 3).map(({ answer }) => answer)).toEqual(["Yes", "No", "Yes"]);
    expect(defendant?.questions.slice(0, 3).map(({ answer }) => answer)).toEqual(["Yes", "Plead the Fifth", "No"]);
    const outcomes = [plaintiff?.ruling?.outcome, defendant?.ruling?.outcome];
    expect([
      ["won", "lost"],
      ["lost", "won"],
      ["drawn", "drawn"],
    ]).toContainEqual(outcomes);
    expect(plaintiff?.ruling?.rationale).toBeTruthy();
    expect(plaintiff?.shares).toMatchObject([{ path: `/v/${shareId}`, madeBy: "other", sealedAt: null }]);
    expect(defendant?.shares).toMatchObject([{ madeBy: "you" }]);
    expect(JSON.stringify([plaintiff, defendant])).not.toMatch(/Party [AB]/u);
  });

  it("holds of a courtroom what the person said and reacted to, and not what the other did", async () => {
    const settled = await aCourtroom(court);
    const sam = await sitDown(court, settled);
    const [robin, other] = [
      await enter(settled.creator, settled.courtroomUuid),
      await enter(sam, settled.courtroomUuid),
    ];
    robin.say("He ate my marzipan.");
    const { uuid } = await other.next("NEW_MESSAGE");
    other.say("It was marked as free.");
    await robin.next("NEW_MESSAGE");
    other.react(uuid, "😂");
    await other.next("MESSAGE_REACTION_UPDATED");
    expect((await myDataOf(settled.creator)).courtrooms).toMatchObject([
      {
        role: "plaintiff",
        code: settled.code,
        messages: [{ number: 1, content: "He ate my marzipan." }],
        reactions: [],
      },
    ]);
    expect((await myDataOf(sam)).courtrooms).toMatchObject([
      { messages: [{ number: 2, content: "It was marked as free." }], reactions: [{ number: 1, emoji: "😂" }] },
    ]);
  });

  it("holds what they think of topics, handed in, reported and did at the desk", async () => {
    const desk = await aModerator(court);
    const { topic } = await aPendingTopic(court, "Reading the menu aloud to the table.", desk);
    await desk.call(`/api/moderation/topics/${topic.uuid}`, { body: { decision: "approve" } });
    await voteOn(court, desk, topic.uuid, false);
    await court.reports.report(desk.visitor(), {
      ...{ userUuid: desk.uuid, kind: "topic", id: topic.uuid, reason: "other", note: "It is mine." },
    });
    const { badges, counts, ...data } = await myDataOf(desk);
    const byName = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    expect({ ...data, badges: badges.sort(byName), counts: counts.sort(byName) }).toMatchObject({
      profile: { isModerator: true, bannedFromTopicsAt: null },
      topicVotes: [{ topic: topic.title, vote: false }],
      badges: [{ name: "Juror Number One" }, { name: "Friend of the Court" }],
      counts: [
        { category: "hotTopicVotes", count: 1 },
        { category: "hotTopicsSubmitted", count: 1 },
      ],
      activeDays: [new Date().toISOString().slice(0, 10)],
      submittedTopics: [{ title: topic.title, status: "approved", rejectionReason: null }],
      reports: [{ about: "topic", reason: "other", note: "It is mine.", status: "open" }],
      moderation: [{ action: "approve", about: "topic", reason: null }],
    });
  });

  it("is all of it: more cases than any list shows", async () => {
    const robin = await aGuest(court);
    for (let filed = 0; filed < 27; filed++) await aFiledCase(court, {}, robin);
    expect((await myDataOf(robin)).pettysuits).toHaveLength(27);
  });

  it("holds no byte of the other party's testimony before the verdict", async () => {
    const joined = await aJoinedCase(court);
    const before = await myDataOf(joined.creator);
    const most = { ...joined, questions: joined.questions.slice(1) };
    await answerAll(court, most, joined.opponent, ["yes"]);
    const after = await myDataOf(joined.creator);
    expect({ ...after, exportedAt: "", devices: [] }).toEqual({ ...before, exportedAt: "", devices: [] });
    await answerAll(court, joined, joined.opponent, ["yes"]);
    const [told, ...known] = (await myDataOf(joined.creator)).notices;
    expect({ told: told?.title, known }).toEqual({ told: "Sam has testified", known: before.notices });
  });

  it("holds no secret: no token, no hash, no key, and nothing that weighs an answer", async () => {
    const account = await anAccount(court);
    const settled = await aSettledCourtroom(court);
    await aFiledCase(court, {}, account);
    for (const person of [account, settled.creator]) {
      const text = await (await askFor(person)).text();
      const secrets = [
        ...(await storedRows<{ secret: string }>("select token_hash as secret from sessions")),
        ...(await storedRows<{ secret: string }>("select token as secret from invitations")),
        { secret: person.sessionToken },
        { secret: '"weight"' },
        { secret: "clientId" },
      ];
      for (const { secret } of secrets) expect(text).not.toContain(secret);
    }
  });

  it("goes to the database once, also for the page that shows it", async () => {
    const decided = await aDecidedCase(court);
    const { services, trips } = openServices();
    expect((await services.myData.readMyData(decided.creator.visitor())).pettysuits).toHaveLength(1);
    expect(trips.count).toBe(1);
  });
});
