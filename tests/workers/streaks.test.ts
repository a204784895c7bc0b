import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { dateOf, localDay } from "~/domain/streak/local-day";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { anAccount, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { DAY_MS, MINUTE_MS, travel, travelTo } from "../support/clock";
import { openCourt } from "../support/court";
import { bothInCourt } from "../support/court-in-session";
import { courtroomObjects } from "../support/courtroom-object";
import { aDilemma } from "../support/dilemmas";
import { eventually } from "../support/eventually";
import {
  aCourtroom,
  aCourtroomInSession,
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  type Guest,
} from "../support/factories";
import { leave } from "../support/leaving";
import { noticesOf, openLive } from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB, { courtroom: courtroomObjects });

/** A Monday at noon UTC, later than any day on which this is run: the real clock rings the alarms of objects. */
const MONDAY_NOON = Date.UTC(2037, 11, 7, 12);

beforeEach(() => travelTo(MONDAY_NOON));

const daysOf = async ({ uuid }: Pick<Guest, "uuid">) => {
  const rows = await storedRows<{ day: number }>("select day from active_days where user_uuid = ? order by day", uuid);
  return rows.map(({ day }) => dateOf(day));
};

const vote = (person: Guest, place: number, timeZone?: string) =>
  court.topics.vote({ ...person.visitor(), timeZone }, HOUSE_TOPICS[place]?.uuid ?? "", {
    userUuid: person.uuid,
    vote: true,
  });

/** One vote on each of these days, counted from the Monday. */
async function voteOnDays(person: Guest, days: readonly number[]): Promise<void> {
  for (const day of days) {
    travelTo(MONDAY_NOON + day * DAY_MS);
    await vote(person, day);
  }
}

const profileOf = async (person: Guest) => openServices().services.profile.readOwnProfile(person.visitor());
const streaksOf = async (person: Guest) => (await profileOf(person))?.streaks?.now;

describe("a day is made", () => {
  const today = () => dateOf(localDay(Date.now(), "UTC"));

  it("by one filing of any kind", async () => {
    for (const { creator } of [await aFiledCase(court), await aCourtroom(court)]) {
      expect(await daysOf(creator)).toEqual([today()]);
    }
    expect(await daysOf((await aDilemma(court)).person)).toEqual([today()]);
  });

  it("by one answer or one vote, and is noted once", async () => {
    const joined = await aJoinedCase(court);
    expect(await daysOf(joined.opponent)).toEqual([]);
    await answerAll(court, joined, joined.opponent, ["yes"]);
    expect(await daysOf(joined.opponent)).toEqual([today()]);
    const robin = await aGuest(court);
    await Promise.all([vote(robin, 0), vote(robin, 1), vote(robin, 2)]);
    await vote(robin, 0);
    expect(await daysOf(robin)).toEqual([today()]);
  });

  it("by one message in court, once", async () => {
    const { robin, sam, creator, opponent } = await bothInCourt(court);
    sam.say("It was going stale.");
    sam.say("And I was hungry.");
    await sam.catchUp();
    robin.type(true);
    await robin.catchUp();
    await eventually(async () => expect(await daysOf(opponent)).toEqual([today()]));
    travel(DAY_MS);
    robin.say("It had my name on it.");
    await robin.catchUp();
    await eventually(async () => expect(await daysOf(creator)).toEqual(["2037-12-07", "2037-12-08"]));
    expect(await daysOf(opponent)).toEqual(["2037-12-07"]);
  });

  it("by nothing that was refused, and by nothing that was there before", async () => {
    const decided = await aDecidedCase(court);
    travel(DAY_MS);
    const answer = { userUuid: decided.opponent.uuid, questionUuid: decided.questions[0]?.uuid ?? "" };
    await court.deck.recordAnswer(decided.opponent.visitor(), decided.suitUuid, { ...answer, answerBoolean: false });
    await asPerson(decided.opponent)(`/api/hot-topics/${crypto.randomUUID()}/vote`, {
      body: { userUuid: decided.opponent.uuid, vote: true },
    });
    expect(await daysOf(decided.opponent)).toEqual(["2037-12-07"]);
  });
});

describe("the day in court", () => {
  it("is told to the database by the next word from outside, where it got lost before", async () => {
    const { courtroomUuid, opponent } = await aCourtroomInSession(court);
    const sam = await enter(opponent, courtroomUuid);
    await runInDurableObject(env.COURTROOM.getByName(courtroomUuid), (_object, { storage }) => {
      const noted = [opponent.uuid, localDay(MONDAY_NOON, "UTC"), MONDAY_NOON];
      storage.sql.exec("insert into spoken_days (user_uuid, day, spoken_at) values (?, ?, ?)", ...noted);
    });
    expect(await daysOf(opponent)).toEqual([]);
    await sam.catchUp();
    await court.courtroom.listMessages(opponent.visitor(), courtroomUuid);
    await eventually(async () => expect(await daysOf(opponent)).toEqual(["2037-12-07"]));
  });

  it("is the speaker's own by the browser's time zone, and goes with them", async () => {
    const { courtroomUuid, opponent } = await aCourtroomInSession(court);
    const cookie = `pettifog=${opponent.sessionToken}; pettifog-time-zone=Pacific/Apia`;
    const sam = await enter(opponent, courtroomUuid, undefined, { Cookie: cookie });
    sam.say("It is tomorrow here.");
    await sam.catchUp();
    await eventually(async () => expect(await daysOf(opponent)).toEqual(["2037-12-08"]));
    const spoken = () =>
      runInDurableObject(env.COURTROOM.getByName(courtroomUuid), (_object, { storage }) =>
        storage.sql.exec("select user_uuid, is_told from spoken_days").toArray(),
      );
    expect(await spoken()).toEqual([{ user_uuid: opponent.uuid, is_told: 1 }]);
    expect((await leave(opponent)).status).toBe(200);
    expect([await spoken(), await daysOf(opponent)]).toEqual([[], []]);
  });
});

describe("a person's own time zone", () => {
  it("is what their browser's cookie says; what is none counts as UTC", async () => {
    travelTo(Date.UTC(2037, 11, 7, 23, 30));
    const voteWith = async (cookie: string) => {
      const robin = await aGuest(court);
      const headers = { Cookie: `pettifog=${robin.sessionToken}${cookie}` };
      const path = `/api/hot-topics/${HOUSE_TOPICS[0]?.uuid}/vote`;
      const body = { userUuid: robin.uuid, vote: true };
      expect((await asPerson(robin)(path, { body, headers })).status).toBe(200);
      return daysOf(robin);
    };
    expect(await voteWith("")).toEqual(["2037-12-07"]);
    expect(await voteWith("; pettifog-time-zone=Europe/Berlin")).toEqual(["2037-12-08"]);
    expect(await voteWith("; pettifog-time-zone=America/New_York")).toEqual(["2037-12-07"]);
    expect(await voteWith("; pettifog-time-zone=Nowhere/Land")).toEqual(["2037-12-07"]);
  });

  it("never turns a day back: whoever flies west has the date once", async () => {
    const robin = await aGuest(court);
    await vote(robin, 0, "Pacific/Apia");
    travel(30 * MINUTE_MS);
    await vote(robin, 1, "Pacific/Honolulu");
    await vote(robin, 2, "Pacific/Apia");
    expect(await daysOf(robin)).toEqual(["2037-12-08"]);
  });
});

describe("a streak", () => {
  it("grows by a day, lives through one missed day a week, and gives its badges once", async () => {
    const robin = await aGuest(court);
    await voteOnDays(robin, [0, 1, 3]);
    expect(await streaksOf(robin)).toEqual({ daily: 3, weekly: 1, isTodayDone: true, hasFreeze: false });
    await voteOnDays(robin, [5]);
    expect((await profileOf(robin))?.streaks).toMatchObject({ now: { daily: 1 }, longest: { daily: 3, weekly: 1 } });
    await voteOnDays(robin, [6, 7]);
    expect(await streaksOf(robin)).toMatchObject({ daily: 3, weekly: 2 });
    const badges = await storedRows(
      "select category, threshold from badges where user_uuid = ? and category like '%Streaks'",
      robin.uuid,
    );
    expect(badges).toEqual([
      { category: "dailyStreaks", threshold: 3 },
      { category: "weeklyStreaks", threshold: 2 },
    ]);
  });

  it("of a guest joins the account's, as if all had been one person's", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    await voteOnDays(account, [0, 1, 4]);
    await voteOnDays(guest, [2, 3, 4]);
    const me = await turnOutToBe(account, guest);
    expect(await streaksOf(me)).toMatchObject({ daily: 5, weekly: 1, hasFreeze: true });
    await voteOnDays(me, [5]);
    expect(await streaksOf(me)).toMatchObject({ daily: 6 });
    const stored = await storedRows("select daily from active_days where user_uuid = ? order by day desc", me.uuid);
    expect(stored[0]).toEqual({ daily: 6 });
    const badges = await storedRows<{ threshold: number }>(
      "select threshold from badges where user_uuid = ? and category = 'dailyStreaks'",
      me.uuid,
    );
    expect(badges.map(({ threshold }) => threshold)).toEqual([3, 5]);
  });

  it("that is hidden is counted and not shown, and its badges wait", async () => {
    const robin = await aGuest(court);
    const hide = (hidesStreaks: boolean) => asPerson(robin)("/api/streaks/hidden", { body: { hidesStreaks } });
    expect(await (await hide(true)).json()).toEqual({ hidesStreaks: true });
    await voteOnDays(robin, [0, 1, 2]);
    const profile = await profileOf(robin);
    expect(profile?.streaks).toBeNull();
    expect(profile?.shelves.map(({ category }) => category)).not.toContain("dailyStreaks");
    const told = async () => (await noticesOf(robin)).map(({ body }) => body);
    expect(await told()).toEqual(["The court awards you “Juror Number One”."]);
    const page = await openLive(robin, "?since=0");
    expect(await page.next("welcome")).toMatchObject({ unread: 1, notices: [{ kind: "badge" }] });
    expect(await court.badges.takeUnseen(robin.visitor())).toMatchObject([{ category: "hotTopicVotes" }]);
    const listed = async () =>
      (await court.badges.listEarned(robin.visitor(), robin.uuid)).map((each) => each.category);
    expect(await listed()).toEqual(["hotTopicVotes"]);
    await hide(false);
    expect(await listed()).toEqual(["hotTopicVotes", "dailyStreaks"]);
    expect(await told()).toContain("The court awards you “Three-Day Hearing”.");
    expect(await streaksOf(robin)).toMatchObject({ daily: 3 });
    expect(await court.badges.takeUnseen(robin.visitor())).toMatchObject([{ category: "dailyStreaks", threshold: 3 }]);
    await expectRefusal(await asPerson(robin)("/api/streaks/hidden", { body: {} }), 400, "invalid_input");
  });
});
