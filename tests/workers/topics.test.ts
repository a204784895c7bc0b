import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import type { Topic } from "~/domain/topic/topic";
import { anAccount, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aGuest, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

const [CLAPPING, RECLINING, ...REST] = HOUSE_TOPICS;
if (CLAPPING === undefined || RECLINING === undefined) throw new Error("there are house topics");

const vote = (person: Guest, { uuid }: Topic, agrees: boolean) =>
  asPerson(person)(`/api/hot-topics/${uuid}/vote`, { body: { userUuid: person.uuid, vote: agrees } });

const dealt = async (person: Guest, count = 50) =>
  (await asPerson(person)(`/api/hot-topics?count=${count}&userUuid=${person.uuid}`)).json<Topic[]>();

const votesOf = (person: Guest) =>
  storedRows("select topic_uuid, agrees from topic_votes where user_uuid = ? order by topic_uuid", person.uuid);

/** Topics whose counts are not those of their votes. There is never one. */
const miscounted = () =>
  storedRows(`select uuid from topics where agrees <> (select count(*) from topic_votes where topic_uuid = uuid and topic_votes.agrees)
    or disagrees <> (select count(*) from topic_votes where topic_uuid = uuid and not topic_votes.agrees)`);

describe("the topics of the court", () => {
  it("come with the database, as the code has them", async () => {
    const rows = await storedRows<Topic>("select uuid, title from topics where status = 'approved'");
    const byUuid = (one: Topic, other: Topic) => (one.uuid < other.uuid ? -1 : 1);
    expect(rows.sort(byUuid)).toEqual([...HOUSE_TOPICS].sort(byUuid));
  });

  it("are the same for everybody without a session, for five minutes", async () => {
    const look = () => asPerson(null)("/api/hot-topics?count=5");
    travel(0);
    const response = await look();
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    const topics = await response.json<Topic[]>();
    expect(topics).toHaveLength(5);
    expect(await (await look()).json()).toEqual(topics);
    travel(5 * 60_000);
    expect(await (await look()).json()).not.toEqual(topics);
  });

  it("are dealt to each person in an order of their own, which stays for the day", async () => {
    // Two people in sixty begin at the same topic, so only a crowd surely has more than one order.
    const crowd = await Promise.all(Array.from({ length: 8 }, () => aGuest(court)));
    const dealtToAll = () => Promise.all(crowd.map((person) => dealt(person)));
    travel(0);
    const orders = await dealtToAll();
    expect(orders.map((order) => order.length)).toEqual(crowd.map(() => 50));
    expect(new Set(orders.map((order) => order[0]?.uuid)).size).toBeGreaterThan(1);
    expect(await dealtToAll()).toEqual(orders);
    travel(DAY_MS);
    expect(await dealtToAll()).not.toEqual(orders);
  });

  it("are asked for by nobody in somebody else's name, and in no odd number", async () => {
    const [robin, sam] = [await aGuest(court), await aGuest(court, "Sam")];
    const path = `/api/hot-topics?userUuid=${robin.uuid}`;
    await expectRefusal(await asPerson(sam)(path), 403, "not_yours");
    await expectRefusal(await asPerson(null)(path), 401, "no_session");
    for (const count of ["0", "51", "-1", "five"]) {
      await expectRefusal(await asPerson(null)(`/api/hot-topics?count=${count}`), 400, "invalid_input");
    }
  });
});

describe("a vote", () => {
  it("counts once for each person and topic, as they said it last", async () => {
    const robin = await aGuest(court);
    for (const agrees of [true, true, false]) expect((await vote(robin, CLAPPING, agrees)).status).toBe(200);
    expect(await votesOf(robin)).toEqual([{ topic_uuid: CLAPPING.uuid, agrees: 0 }]);
    expect(await miscounted()).toEqual([]);
  });

  it("of one or of a few shows no side, and of ten both", async () => {
    const topic = REST[0] ?? CLAPPING;
    const stats = async () => (await asPerson(null)(`/api/hot-topics/${topic.uuid}/stats`)).json();
    expect(await stats()).toEqual({ agrees: null, disagrees: null, total: 0 });
    const crowd = await Promise.all(Array.from({ length: 10 }, () => aGuest(court)));
    for (const [place, person] of crowd.entries()) {
      const shown = await (await vote(person, topic, place < 7)).json();
      const total = place + 1;
      expect(shown).toEqual(total < 10 ? { agrees: null, disagrees: null, total } : { agrees: 7, disagrees: 3, total });
    }
    expect(await stats()).toEqual({ agrees: 7, disagrees: 3, total: 10 });
  });

  it("is nobody else's to give, and goes to no unknown topic", async () => {
    const [robin, mallory] = [await aGuest(court), await aGuest(court, "Mallory")];
    const path = `/api/hot-topics/${CLAPPING.uuid}/vote`;
    const body = { userUuid: robin.uuid, vote: true };
    await expectRefusal(await asPerson(mallory)(path, { body }), 403, "not_yours");
    await expectRefusal(await asPerson(null)(path, { body }), 401, "no_session");
    await expectRefusal(await asPerson(robin)(path, { body: { ...body, vote: "yes" } }), 400, "invalid_input");
    const nowhere = `/api/hot-topics/${crypto.randomUUID()}`;
    await expectRefusal(await asPerson(robin)(`${nowhere}/vote`, { body }), 404, "not_found");
    await expectRefusal(await asPerson(robin)(`${nowhere}/stats`), 404, "not_found");
    expect(await votesOf(robin)).toEqual([]);
  });

  it("of 200 people at once, each changing their mind at once, leaves counts equal to a recount", async () => {
    const crowd: Guest[] = [];
    for (let people = 0; people < 200; people++) crowd.push(await aGuest(court));
    const says = (place: number) => place % 3 === 0;
    const answers = await Promise.all(
      crowd.flatMap((person, place) => [vote(person, RECLINING, !says(place)), vote(person, RECLINING, says(place))]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(crowd.map((person, place) => vote(person, RECLINING, says(place))));
    const shown = await (await asPerson(null)(`/api/hot-topics/${RECLINING.uuid}/stats`)).json();
    expect(shown).toEqual({ agrees: 67, disagrees: 133, total: 200 });
    expect(await miscounted()).toEqual([]);
  });
});

describe("paging through the topics", () => {
  it("shows every topic once and none that was voted on, and then none", async () => {
    const robin = await aGuest(court);
    const seen: string[] = [];
    for (;;) {
      const page = await dealt(robin, 48);
      if (page.length === 0) break;
      seen.push(...page.map(({ uuid }) => uuid));
      for (const topic of page)
        await court.topics.vote(robin.visitor(), topic.uuid, { userUuid: robin.uuid, vote: true });
    }
    expect(seen.sort()).toEqual(HOUSE_TOPICS.map(({ uuid }) => uuid).sort());
  });

  it("finds what is left for somebody who has voted on more than a thousand", async () => {
    const robin = await aGuest(court);
    await env.DB.batch([
      env.DB.prepare(
        `with recursive place(n) as (select 1 union all select n + 1 from place where n < 1500)
         insert into topics (uuid, title, status, created_at)
         select lower(hex(randomblob(4))) || '-more-' || n, 'Topic ' || n, 'approved', 0 from place`,
      ),
      env.DB.prepare(
        "insert into topic_votes (topic_uuid, user_uuid, agrees, created_at) select uuid, ?, 1, 0 from topics where uuid <> ?",
      ).bind(robin.uuid, CLAPPING.uuid),
    ]);
    expect((await dealt(robin)).map(({ uuid }) => uuid)).toEqual([CLAPPING.uuid]);
    await env.DB.prepare("delete from topics where uuid like '%-more-%'").run();
  });

  it("repeats nothing for a guest who logs in: both have voted, once each, and the last vote holds", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    const [both, accounts = CLAPPING, guests = CLAPPING] = [CLAPPING, RECLINING, REST[3]];
    await vote(account, both, true);
    await vote(account, accounts, true);
    await vote(guest, both, false);
    await vote(guest, guests, false);
    const me = await turnOutToBe(account, guest);
    const expected = [
      { topic_uuid: both.uuid, agrees: 0 },
      { topic_uuid: accounts.uuid, agrees: 1 },
      { topic_uuid: guests.uuid, agrees: 0 },
    ];
    expect(await votesOf(me)).toEqual(expected.sort((one, other) => (one.topic_uuid < other.topic_uuid ? -1 : 1)));
    expect(await votesOf(guest)).toEqual([]);
    expect(await miscounted()).toEqual([]);
    const left = [...(await dealt(me)), ...(await dealt(me, 50))].map(({ uuid }) => uuid);
    for (const { uuid } of [both, accounts, guests]) expect(left).not.toContain(uuid);
  });

  it("keeps the account's vote where it came after the guest's", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    await vote(guest, CLAPPING, false);
    travel(1_000);
    await vote(account, CLAPPING, true);
    const me = await turnOutToBe(account, guest);
    expect(await votesOf(me)).toEqual([{ topic_uuid: CLAPPING.uuid, agrees: 1 }]);
    expect(await miscounted()).toEqual([]);
  });
});
