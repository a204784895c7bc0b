import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { BADGE_CATEGORIES, BADGE_THRESHOLDS, type BadgeCategory } from "~/domain/badge/badge-category";
import type { EarnedBadge } from "~/domain/badge/earned-badge";
import type { Winner } from "~/domain/case/winner";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { anAccount, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aSuitJudgedByDefault, ruleWhenTimeIsUp, suitRef, vacate } from "../support/default-judgments";
import { aPendingTopic } from "../support/desk";
import { aDecidedDilemma } from "../support/dilemmas";
import {
  aDecidedCase,
  aFiledCase,
  aGuest,
  aJoinedCase,
  answerAll,
  aSettledCourtroom,
  type Guest,
  type JoinedCase,
} from "../support/factories";
import { leave } from "../support/leaving";
import { noticesOf } from "../support/notices";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { storedRows } from "../support/stored";
import { voteOn } from "../support/votes";

const court = openCourt(env.DB);

type Person = Pick<Guest, "uuid">;

/** What somebody has done, by category; without what they have not. */
async function countsOf({ uuid }: Person) {
  const rows = await storedRows<{ category: string; count: number }>(
    "select category, count from counts where user_uuid = ? and count > 0",
    uuid,
  );
  return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
}

async function badgesOf({ uuid }: Person, category: BadgeCategory) {
  const rows = await storedRows<{ threshold: number }>(
    "select threshold from badges where user_uuid = ? and category = ? order by threshold",
    ...[uuid, category],
  );
  return rows.map(({ threshold }) => threshold);
}

const vote = (person: Guest, place: number) => voteOn(court, person, place);

async function voteOnMany(person: Guest, from: number, to: number): Promise<void> {
  for (let place = from; place < to; place++) await vote(person, place);
}

const increment = (person: Guest, body: object = { category: "invitesSent", userUuid: person.uuid }) =>
  asPerson(person)("/api/stats/increment", { body });

/** Everything that there is to be shown to somebody, in the order in which it comes. */
async function takeAll(person: Guest): Promise<EarnedBadge[]> {
  const taken = await court.badges.takeUnseen(person.visitor());
  return taken.length === 0 ? [] : [...taken, ...(await takeAll(person))];
}

const unlocked = async (response: Response) => (await response.json<{ earnedBadges: EarnedBadge[] }>()).earnedBadges;

/** A case that was decided for somebody, whoever the judge would have been for. */
async function decideFor(winner: Winner): Promise<JoinedCase> {
  const joined = await aJoinedCase(court);
  const at = Date.now();
  await env.DB.batch([
    env.DB.prepare(
      `insert into verdicts (case_uuid, case_name, winner, rationale, punishment, judge_personality, judge_id, finding,
         created_at)
       values (?, 'Robin v. Sam', ?, 'He hums.', 'He hums outside.', 'Yoda', 'house@1',
         '{"exhibits":[],"blame":{"creator":50,"opponent":50}}', ?)`,
    ).bind(joined.suitUuid, winner, at),
    env.DB.prepare("update cases set status = 'settled', settled_at = ? where uuid = ?").bind(at, joined.suitUuid),
  ]);
  return joined;
}

describe("the thresholds in the database", () => {
  it("are those of the code", async () => {
    const rows = await storedRows<{ category: BadgeCategory; threshold: number }>("select * from badge_thresholds");
    const listed = BADGE_CATEGORIES.map((category) => [
      category,
      rows.flatMap((row) => (row.category === category ? [row.threshold] : [])).sort((one, other) => one - other),
    ]);
    expect(Object.fromEntries(listed)).toEqual(BADGE_THRESHOLDS);
  });
});

describe("a decided case", () => {
  it("is completed by both, and won by one", async () => {
    const won = await decideFor("creator");
    expect(await countsOf(won.creator)).toMatchObject({ casesCompleted: 1, casesWon: 1 });
    expect(await countsOf(won.opponent)).toEqual({ casesCompleted: 1 });
    expect(await countsOf((await decideFor("opponent")).opponent)).toMatchObject({ casesWon: 1 });
    expect(await badgesOf(won.creator, "casesWon")).toEqual([1]);
    expect(await badgesOf(won.opponent, "casesCompleted")).toEqual([1]);
  });

  it("that hangs is nobody's win, and a dilemma is one's own alone", async () => {
    const { creator, opponent } = await decideFor("other");
    for (const party of [creator, opponent]) expect(await countsOf(party)).toEqual({ casesCompleted: 1 });
    expect(await countsOf((await aDecidedDilemma(court)).person)).toEqual({ casesCompleted: 1 });
  });

  it("counts once in every way to a verdict, and a verdict that comes twice does too", async () => {
    const suit = await aDecidedCase(court);
    await court.ruleOnSuit(suit.suitUuid);
    const room = await aSettledCourtroom(court);
    for (const { creator, opponent } of [suit, room]) {
      for (const party of [creator, opponent]) expect(await countsOf(party)).toMatchObject({ casesCompleted: 1 });
    }
  });

  it("by default is nobody's win; set aside it counts no more, and the badge stays", async () => {
    const joined = await aSuitJudgedByDefault(court);
    for (const party of [joined.creator, joined.opponent]) expect(await countsOf(party)).toEqual({ casesCompleted: 1 });
    expect((await vacate(suitRef(joined), joined.opponent)).status).toBe(200);
    for (const party of [joined.creator, joined.opponent]) {
      expect(await countsOf(party)).toEqual({});
      expect(await badgesOf(party, "casesCompleted")).toEqual([1]);
    }
    await answerAll(court, joined, joined.opponent, ["no"]);
    expect(await countsOf(joined.opponent)).toMatchObject({ casesCompleted: 1 });
  });

  it("is no badge for whoever takes a seat that was judged empty", async () => {
    const filed = await aFiledCase(court);
    await answerAll(court, filed, filed.creator, ["yes"]);
    await ruleWhenTimeIsUp(suitRef(filed));
    const late = await aGuest(court, "Max");
    const input = { userUuid: late.uuid, displayName: "", recaptchaToken: "open" };
    await court.invitation.joinInvitation(late.visitor(), filed.token, input);
    expect(await countsOf(late)).toEqual({});
    expect(await badgesOf(late, "casesCompleted")).toEqual([]);
  });
});

describe("topics", () => {
  it("count by votes and not by changes of mind", async () => {
    const robin = await aGuest(court);
    await voteOnMany(robin, 0, 9);
    await vote(robin, 0);
    expect(await countsOf(robin)).toEqual({ hotTopicVotes: 9 });
    await Promise.all(Array.from({ length: 5 }, () => vote(robin, 9)));
    expect(await countsOf(robin)).toEqual({ hotTopicVotes: 10 });
    expect(await badgesOf(robin, "hotTopicVotes")).toEqual([1, 10]);
  });

  it("count for whoever hands them in", async () => {
    const { author, topic } = await aPendingTopic(court);
    await court.submissions.submit(author.visitor(), { userUuid: author.uuid, topicText: topic.title });
    expect(await countsOf(author)).toEqual({ hotTopicsSubmitted: 1 });
    expect(await badgesOf(author, "hotTopicsSubmitted")).toEqual([1]);
  });
});

describe("what is told of invitations", () => {
  it("counts each invitation once: 100 calls, one after another or at once, give one badge", async () => {
    const robin = await aGuest(court);
    expect(await unlocked(await increment(robin))).toEqual([]);
    await aFiledCase(court, {}, robin);
    const first = await Promise.all(Array.from({ length: 50 }, () => increment(robin)));
    const given = (await Promise.all(first.map(unlocked))).flat();
    expect(given).toMatchObject([
      {
        ...{ category: "invitesSent", threshold: 1, name: "Summons Starter", icon: "/badges/invitesSent-1.svg" },
        progress: { threshold: 3, percent: 33 },
      },
    ]);
    for (let calls = 0; calls < 50; calls++) expect(await unlocked(await increment(robin))).toEqual([]);
    expect(await countsOf(robin)).toEqual({ invitesSent: 1 });
    await aFiledCase(court, {}, robin);
    await aFiledCase(court, {}, robin);
    expect(await unlocked(await increment(robin))).toMatchObject([{ threshold: 3, name: "Court Clerk" }]);
  });

  it("gives one badge of several that come at once, and leaves the others to be shown after it", async () => {
    const robin = await aGuest(court);
    for (let suits = 0; suits < 3; suits++) await aFiledCase(court, {}, robin);
    expect(await unlocked(await increment(robin))).toMatchObject([{ category: "invitesSent", threshold: 1 }]);
    expect(await badgesOf(robin, "invitesSent")).toEqual([1, 3]);
    expect(await takeAll(robin)).toMatchObject([{ category: "invitesSent", threshold: 3 }]);
    expect(await unlocked(await increment(robin))).toEqual([]);
  });

  it("is nothing but that: whatever the court counts by itself is refused", async () => {
    const robin = await aGuest(court);
    for (const category of [...BADGE_CATEGORIES.slice(1), "cheats", undefined]) {
      const refused = await increment(robin, { category, userUuid: robin.uuid });
      expect((await expectRefusal(refused, 400, "invalid_input")).message).toContain("Only invitesSent");
    }
  });

  it("is nobody else's to tell, and nothing comes of trying", async () => {
    const { creator: robin } = await aFiledCase(court);
    const { creator: mallory } = await aFiledCase(court);
    const claim = { category: "invitesSent", userUuid: robin.uuid };
    await expectRefusal(await increment(mallory, claim), 403, "not_yours");
    for (const person of [robin, mallory]) expect(await countsOf(person)).toEqual({});
  });
});

describe("a badge", () => {
  it("comes with the deed or not at all", async () => {
    const robin = await aGuest(court);
    const voted = env.DB.prepare(
      "insert into topic_votes (topic_uuid, user_uuid, agrees, created_at) values (?, ?, 1, 0)",
    ).bind(HOUSE_TOPICS[0]?.uuid, robin.uuid);
    await expect(env.DB.batch([voted, env.DB.prepare("insert into users (uuid) values (null)")])).rejects.toThrow();
    expect([await countsOf(robin), await badgesOf(robin, "hotTopicVotes")]).toEqual([{}, []]);
    await env.DB.batch([voted]);
    expect([await countsOf(robin), await badgesOf(robin, "hotTopicVotes")]).toEqual([{ hotTopicVotes: 1 }, [1]]);
  });

  it("is shown once, however many pages ask at once", async () => {
    const robin = await aGuest(court);
    await vote(robin, 0);
    const ask = () => asPerson(robin)("/api/badges/unseen", { method: "POST" });
    const shown = (await Promise.all((await Promise.all([ask(), ask(), ask()])).map(unlocked))).flat();
    expect(shown).toMatchObject([
      { category: "hotTopicVotes", threshold: 1, progress: { threshold: 10, percent: 10 } },
    ]);
    expect(await unlocked(await ask())).toEqual([]);
  });

  it("is taken one at a time, so that what a page did not come to show is not lost", async () => {
    const { creator } = await decideFor("creator");
    const next = async () => unlocked(await asPerson(creator)("/api/badges/unseen", { method: "POST" }));
    expect(await next()).toMatchObject([{ category: "casesCompleted", threshold: 1 }]);
    expect(await next()).toMatchObject([{ category: "casesWon", threshold: 1 }]);
    expect(await next()).toEqual([]);
  });

  it("that was shown is read under the bell too, and no other", async () => {
    const { creator } = await decideFor("creator");
    await aFiledCase(court, {}, creator);
    const unread = async () =>
      (await noticesOf(creator)).filter(({ kind, read }) => kind === "badge" && !read).map(({ body }) => body);
    expect(await unread()).toHaveLength(2);
    await court.badges.takeUnseen(creator.visitor());
    expect(await unread()).toEqual(["The court awards you “Justified”."]);
    await increment(creator);
    expect(await unread()).toEqual(["The court awards you “Justified”."]);
  });

  it("is listed to its owner alone", async () => {
    const [robin, sam] = [await aGuest(court), await aGuest(court, "Sam")];
    await vote(robin, 0);
    const path = `/api/badges/user/${robin.uuid}`;
    expect(await (await asPerson(robin)(path)).json()).toMatchObject([
      { category: "hotTopicVotes", threshold: 1, name: "Juror Number One", icon: "/badges/hotTopicVotes-1.svg" },
    ]);
    await expectRefusal(await asPerson(sam)(path), 403, "not_yours");
  });

  it("stands on the profile's shelf, with the next three and the way to them", async () => {
    const robin = await aGuest(court);
    await voteOnMany(robin, 0, 4);
    const profile = await openServices().services.profile.readOwnProfile(robin.visitor());
    expect(profile?.shelves.map(({ category }) => category)).toEqual(BADGE_CATEGORIES);
    const shelf = profile?.shelves.find(({ category }) => category === "hotTopicVotes");
    expect(shelf).toMatchObject({ count: 4, progress: { threshold: 10, percent: 40 } });
    expect(shelf?.badges.map(({ threshold, earnedAt }) => [threshold, earnedAt !== null])).toEqual([
      [1, true],
      [10, false],
      [25, false],
      [100, false],
    ]);
  });
});

describe("a guest who logs in", () => {
  it("adds up with the account: what both have is given once, and what is reached together at once", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court, "Kim");
    await voteOnMany(account, 0, 6);
    await voteOnMany(guest, 5, 10);
    await aFiledCase(court, {}, guest);
    await increment(guest);
    const won = await decideFor("opponent");
    expect(await court.badges.takeUnseen(account.visitor())).toMatchObject([{ category: "hotTopicVotes" }]);
    expect(await court.badges.takeUnseen(guest.visitor())).toMatchObject([{ category: "hotTopicVotes" }]);
    expect(await takeAll(won.opponent)).toMatchObject([{ category: "casesCompleted" }, { category: "casesWon" }]);
    await turnOutToBe(account, won.opponent);
    const me = await turnOutToBe(account, guest);
    expect(await countsOf(me)).toEqual({ hotTopicVotes: 10, invitesSent: 1, casesCompleted: 1, casesWon: 1 });
    expect(await court.badges.takeUnseen(me.visitor())).toMatchObject([{ category: "hotTopicVotes", threshold: 10 }]);
    expect(await badgesOf(me, "hotTopicVotes")).toEqual([1, 10]);
    for (const { uuid } of [guest, won.opponent]) {
      for (const table of ["counts", "badges", "active_days"]) {
        expect(await storedRows(`select * from ${table} where user_uuid = ?`, uuid), table).toEqual([]);
      }
    }
  });
});

describe("somebody who leaves", () => {
  it("takes their counts and badges along, and the other party keeps theirs", async () => {
    const { creator, opponent } = await decideFor("opponent");
    await vote(creator, 0);
    const before = [await countsOf(opponent), await badgesOf(opponent, "casesWon")];
    expect((await leave(creator)).status).toBe(200);
    expect([await countsOf(opponent), await badgesOf(opponent, "casesWon")]).toEqual(before);
    for (const table of ["counts", "badges", "active_days"]) {
      expect(await storedRows(`select * from ${table} where user_uuid = ?`, creator.uuid), table).toEqual([]);
    }
  });
});
