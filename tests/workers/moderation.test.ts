import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { DeskAd } from "~/domain/ad/ad";
import { HOUSE_ADS } from "~/domain/ad/house-ads";
import type { DeskQueue, DeskTopic, LogEntry } from "~/domain/moderation/desk";
import type { Topic } from "~/domain/topic/topic";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aModerator, aPendingTopic, type DeskMember } from "../support/desk";
import { aDilemma } from "../support/dilemmas";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

const CALLS = ["queue", "topics/pending", "log", "ads"].map((path) => `/api/moderation/${path}`);

const read = async <Answer>({ call }: DeskMember, path: string) =>
  (await call(`/api/moderation/${path}`)).json<Answer>();

const decide = ({ call }: DeskMember, path: string, body: object) => call(`/api/moderation/${path}`, { body });

const logOf = async (desk: DeskMember, about: string) =>
  (await read<LogEntry[]>(desk, "log")).filter(({ subjectId, person }) => subjectId === about || person === about);

async function isPublic({ uuid }: Pick<Topic, "uuid">): Promise<boolean> {
  return (await asPerson(null)(`/api/hot-topics/${uuid}/stats`)).status === 200;
}

describe("the desk", () => {
  it("does not exist for anybody but moderators, whatever they send", async () => {
    for (const person of [null, await aGuest(court), await anAccount(court)]) {
      const call = asPerson(person);
      for (const path of CALLS) await expectRefusal(await call(path), 404, "not_found");
      for (const body of [{}, { decision: "approve" }, "no JSON"]) {
        const path = `/api/moderation/topics/${crypto.randomUUID()}`;
        await expectRefusal(await call(path, { body }), 404, "not_found");
      }
    }
  });

  it("lets in whose verified address a setting names, once they have an account", async () => {
    const account = await anAccount(court);
    const named = openCourt(env.DB, { moderatorEmails: [account.email] });
    expect(await named.moderation.readQueue(account.visitor())).toHaveProperty("topics");
    await expect(court.moderation.readQueue(account.visitor())).rejects.toMatchObject({ status: 404 });
    await env.DB.prepare("update users set username = null where uuid = ?").bind(account.uuid).run();
    await expect(named.moderation.readQueue(account.visitor())).rejects.toMatchObject({ status: 404 });
  });

  it("is shared by moderators who appoint and dismiss each other, by username in any case", async () => {
    const [desk, robin] = [await aModerator(court), await anAccount(court)];
    const username = robin.username.toUpperCase();
    expect((await decide(desk, "people", { username, decision: "appoint" })).status).toBe(200);
    expect((await asPerson(robin)("/api/moderation/queue")).status).toBe(200);
    await decide(desk, "people", { username, decision: "dismiss", reason: "Too many puns." });
    await expectRefusal(await asPerson(robin)("/api/moderation/queue"), 404, "not_found");
    expect(await logOf(desk, robin.username)).toMatchObject([
      { action: "dismiss", subjectKind: "person", reason: "Too many puns.", moderator: desk.username },
      { action: "appoint", subjectKind: "person", reason: null },
    ]);
    const unknown = { username: "nobody_at_all", decision: "appoint" };
    await expectRefusal(await decide(desk, "people", unknown), 404, "not_found");
    expect(await countStored("moderation_log", "moderator_uuid", desk.uuid)).toBe(2);
  });
});

describe("a topic at the desk", () => {
  it("waits with its author and marks, and is public once it is approved", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court, "The way that Robin Pumblechook hums.");
    const { topics } = await read<DeskQueue>(desk, "queue");
    expect(topics.find(({ uuid }) => uuid === topic.uuid)).toMatchObject({
      title: topic.title,
      status: "pending",
      marks: [{ kind: "person", excerpt: "Robin Pumblechook" }],
      author: { username: author.username, isBanned: false },
    });
    expect(await isPublic(topic)).toBe(false);
    expect((await decide(desk, `topics/${topic.uuid}`, { decision: "approve" })).status).toBe(200);
    expect(await isPublic(topic)).toBe(true);
    expect(await logOf(desk, topic.uuid)).toMatchObject([
      { action: "approve", moderator: desk.username, person: null },
    ]);
  });

  it("is rejected with a reason, which its author reads, and can be approved after all", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court);
    const path = `topics/${topic.uuid}`;
    await expectRefusal(await decide(desk, path, { decision: "reject" }), 400, "invalid_input");
    await decide(desk, path, { decision: "reject", reason: "We have three about humming." });
    const dashboard = () => court.submissions.listSubmitted(author.visitor(), author.uuid);
    expect(await dashboard()).toMatchObject([
      { moderationStatus: "rejected", rejectionReason: "We have three about humming." },
    ]);
    expect(await isPublic(topic)).toBe(false);
    const rejected = await read<DeskTopic[]>(desk, "topics/rejected");
    expect(rejected.map(({ uuid }) => uuid)).toContain(topic.uuid);
    await decide(desk, path, { decision: "approve" });
    expect(await dashboard()).toMatchObject([{ moderationStatus: "approved", rejectionReason: null }]);
  });

  it("is taken down and brought back, with its votes", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court);
    const path = `topics/${topic.uuid}`;
    await decide(desk, path, { decision: "approve" });
    await court.topics.vote(author.visitor(), topic.uuid, { userUuid: author.uuid, vote: true });
    await decide(desk, path, { decision: "take_down", reason: "It is about somebody." });
    expect(await isPublic(topic)).toBe(false);
    await decide(desk, path, { decision: "restore" });
    expect(await court.topics.getStats(topic.uuid)).toMatchObject({ total: 1 });
    expect((await logOf(desk, topic.uuid)).map(({ action }) => action)).toEqual(["restore", "take_down", "approve"]);
  });

  it("waits again once it is reopened, with its votes, and forgets what its author was told", async () => {
    const desk = await aModerator(court);
    const { topic, author } = await aPendingTopic(court);
    const path = `topics/${topic.uuid}`;
    await expectRefusal(await decide(desk, path, { decision: "reopen" }), 409, "already_decided");
    await decide(desk, path, { decision: "reject", reason: "We have three about humming." });
    expect((await decide(desk, path, { decision: "reopen" })).status).toBe(200);
    const submitted = await court.submissions.listSubmitted(author.visitor(), author.uuid);
    expect(submitted).toMatchObject([{ moderationStatus: "pending", rejectionReason: null }]);
    await decide(desk, path, { decision: "approve" });
    await court.topics.vote(author.visitor(), topic.uuid, { userUuid: author.uuid, vote: true });
    await decide(desk, path, { decision: "reopen" });
    expect(await isPublic(topic)).toBe(false);
    await decide(desk, path, { decision: "approve" });
    expect(await court.topics.getStats(topic.uuid)).toMatchObject({ total: 1 });
    expect((await logOf(desk, topic.uuid))[0]).toMatchObject({ action: "approve", title: topic.title });
  });

  it("is found among all others of its status, page by page, also where many came at once", async () => {
    const desk = await aModerator(court);
    const seen = new Set<string>();
    const approved = await countStored("topics", "status", "approved");
    let page = await read<DeskTopic[]>(desk, "topics/approved");
    while (page.length > 0) {
      for (const { uuid } of page) seen.add(uuid);
      page = await read<DeskTopic[]>(desk, `topics/approved?after=${page.at(-1)?.uuid}`);
    }
    expect(approved).toBeGreaterThan(100);
    expect(seen.size).toBe(approved);
  });

  it("is decided on once, however many moderators press at once, and noted once", async () => {
    const [one, other] = [await aModerator(court), await aModerator(court)];
    const { topic } = await aPendingTopic(court);
    const path = `topics/${topic.uuid}`;
    const answers = await Promise.all([one, other, one].map((desk) => decide(desk, path, { decision: "approve" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await logOf(one, topic.uuid)).toHaveLength(1);
    const reject = { decision: "reject", reason: "No." };
    await expectRefusal(await decide(other, path, reject), 409, "already_decided");
    const nowhere = `topics/${crypto.randomUUID()}`;
    await expectRefusal(await decide(one, nowhere, { decision: "approve" }), 404, "not_found");
  });

  it("is handed in by nobody who was banned, until they are let again", async () => {
    const [desk, robin] = [await aModerator(court), await anAccount(court)];
    const { username } = robin;
    await decide(desk, "people", { username, decision: "ban", reason: "Forty topics about humming." });
    const submit = () =>
      asPerson(robin)("/api/hot-topics/submit", {
        body: { userUuid: robin.uuid, topicText: "Humming while people are whistling." },
      });
    await expectRefusal(await submit(), 403, "banned");
    expect(await court.topics.openHotTopics(robin.visitor())).toMatchObject({ isBanned: true, submitted: [] });
    await decide(desk, "people", { username, decision: "unban" });
    expect((await submit()).status).toBe(201);
  });
});

describe("the people of the desk", () => {
  it("are its moderators, by the setting too, and whoever is banned; nobody else", async () => {
    const [desk, robin] = [await aModerator(court), await anAccount(court)];
    const [sam, kim] = [await anAccount(court), await anAccount(court)];
    await decide(desk, "people", { username: robin.username, decision: "ban" });
    await decide(desk, "people", { username: kim.username, decision: "ban" });
    await decide(desk, "people", { username: kim.username, decision: "unban" });
    const named = openCourt(env.DB, { moderatorEmails: [sam.email] });
    const people = await named.moderation.listPeople(desk.visitor());
    const nothing = { isModerator: false, isNamedBySetting: false, isBanned: false };
    expect(people).toContainEqual({ ...nothing, username: robin.username, isBanned: true });
    expect(people).toContainEqual({ ...nothing, username: sam.username, isNamedBySetting: true });
    expect(people.map(({ username }) => username)).not.toContain(kim.username);
    await expect(court.moderation.listPeople(robin.visitor())).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("the log", () => {
  it("is read back from any act on, and nothing in it can be changed by a call", async () => {
    const [desk, robin] = [await aModerator(court), await anAccount(court)];
    for (const decision of ["ban", "unban", "ban"]) {
      await decide(desk, "people", { username: robin.username, decision });
    }
    const [newest, ...rest] = await logOf(desk, robin.username);
    const older = await read<LogEntry[]>(desk, `log?after=${newest?.uuid}`);
    expect(older.some(({ uuid }) => uuid === newest?.uuid)).toBe(false);
    expect(rest).toHaveLength(2);
    for (const method of ["DELETE", "PUT", "POST"]) {
      await expectRefusal(await desk.call("/api/moderation/log", { method, body: {} }), 404, "no_such_route");
    }
  });
});

it("the log loses no line between two pages, also where all came in one moment", async () => {
  const desk = await aModerator(court);
  const atOnce = Array.from({ length: 150 }, () => crypto.randomUUID());
  await env.DB.prepare(
    `insert into moderation_log (uuid, moderator_uuid, action, subject_kind, created_at)
     select value, ?, 'pause', 'ad', ? from json_each(?)`,
  )
    .bind(desk.uuid, Date.now() - 60_000, JSON.stringify(atOnce))
    .run();
  const seen = new Set<string>();
  let page = await read<LogEntry[]>(desk, "log");
  while (page.length > 0) {
    for (const { uuid } of page) seen.add(uuid);
    page = await read<LogEntry[]>(desk, `log?after=${page.at(-1)?.uuid}`);
  }
  expect(atOnce.filter((uuid) => !seen.has(uuid))).toEqual([]);
});

describe("the sponsored cards at the desk", () => {
  const [socks] = HOUSE_ADS;
  if (socks === undefined) throw new Error("there are house ads");
  afterEach(() => env.DB.prepare("update ads set status = 'live' where uuid = ?").bind(socks.uuid).run());

  const adOf = async (desk: DeskMember, uuid: string) =>
    (await read<DeskAd[]>(desk, "ads")).find((ad) => ad.uuid === uuid);

  it("are listed with counts that equal what was noted, also after people change their minds or leave", async () => {
    const desk = await aModerator(court);
    const { uuid: caseUuid, person } = await aDilemma(court);
    const about = { caseUuid, adUuid: socks.uuid, userUuid: person.uuid, placement: "midAd" } as const;
    const before = await adOf(desk, socks.uuid);
    const since = async () => {
      const { impressions = 0, saves = 0, clicks = 0 } = (await adOf(desk, socks.uuid)) ?? {};
      return [impressions - (before?.impressions ?? 0), saves - (before?.saves ?? 0), clicks - (before?.clicks ?? 0)];
    };
    for (const action of ["impression", "impression", "clicked"] as const) {
      await court.ads.noteEvent(person.visitor(), { ...about, action });
    }
    await court.ads.react(person.visitor(), { ...about, saved: true });
    expect(await since()).toEqual([1, 1, 1]);
    await court.ads.react(person.visitor(), { ...about, saved: false });
    expect(await since()).toEqual([1, 0, 1]);
    await env.DB.prepare("delete from ad_events where user_uuid = ?").bind(person.uuid).run();
    expect(await since()).toEqual([0, 0, 0]);
  });

  it("are added once by their slug, paused, ended and dealt again", async () => {
    const desk = await aModerator(court);
    const ad = { slug: `socks-${Date.now()}`, title: "Right Socks", body: "For when the left ones have won." };
    const added = await decide(desk, "ads", ad);
    expect(added.status).toBe(201);
    const { uuid } = await added.json<{ uuid: string }>();
    await expectRefusal(await decide(desk, "ads", ad), 400, "invalid_input");
    for (const status of ["paused", "paused", "live", "ended"]) await decide(desk, `ads/${uuid}`, { status });
    expect(await adOf(desk, uuid)).toMatchObject({ ...ad, status: "ended", impressions: 0, saves: 0, clicks: 0 });
    expect((await logOf(desk, uuid)).map(({ action }) => action)).toEqual(["end", "resume", "pause", "add"]);
    const nowhere = `ads/${crypto.randomUUID()}`;
    await expectRefusal(await decide(desk, nowhere, { status: "live" }), 404, "not_found");
    expect(await storedRows("select 1 from moderation_log where subject_id = ?", nowhere.slice(4))).toEqual([]);
    await env.DB.prepare("delete from ads where uuid = ?").bind(uuid).run();
  });
});
