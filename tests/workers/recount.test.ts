import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isAppError } from "~/domain/app-error";
import { recount } from "~/server/badge/recount.server";
import { type Account, anAccount, turnOutToBe } from "../support/accounts";
import { DAY_MS, MINUTE_MS, travelTo } from "../support/clock";
import { openCourt } from "../support/court";
import { aSuitJudgedByDefault, suitRef, vacate } from "../support/default-judgments";
import { aPendingTopic } from "../support/desk";
import { aDecidedDilemma } from "../support/dilemmas";
import { aDecidedCase, aFiledCase, aGuest, aSettledCourtroom, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { storedRows } from "../support/stored";
import { voteOn } from "../support/votes";

const court = openCourt(env.DB);

/** Everybody who is here. */
const people: Guest[] = [];
const accounts: Account[] = [];

const anybody = (choice: number) => people[choice % people.length] ?? aGuest(court);

async function vote(choice: number): Promise<void> {
  await voteOn(court, await anybody(choice), choice % 20, choice % 2 === 0);
}

/** What can happen, each by a number that says to whom. */
const HAPPENINGS: Record<string, (choice: number) => Promise<unknown>> = {
  vote,
  voteAgain: async (choice) => {
    await vote(choice);
    await vote(choice);
  },
  decideSuit: async () => {
    const { creator, opponent } = await aDecidedCase(court);
    people.push(creator, opponent);
  },
  decideCourtroom: async () => people.push((await aSettledCourtroom(court)).opponent),
  decideDilemma: async (choice) => aDecidedDilemma(court, {}, await anybody(choice)),
  setAside: async () => {
    const joined = await aSuitJudgedByDefault(court);
    await vacate(suitRef(joined), joined.opponent);
    people.push(joined.creator, joined.opponent);
  },
  handIn: async () => {
    const { author } = await aPendingTopic(court);
    people.push(author);
    accounts.push(author);
  },
  tellInvites: async (choice) => {
    const person = await anybody(choice);
    for (let calls = 0; calls < 3; calls++) await court.badges.tellInvitesSent(person.visitor(), person.uuid);
  },
  logIn: async (choice) => {
    const guest = people.filter((person) => !("email" in person))[choice % 3];
    if (guest === undefined) return;
    const account = accounts[choice % accounts.length] ?? (await anAccount(court));
    people.splice(people.indexOf(guest), 1, await turnOutToBe(account, guest));
  },
  leave: async (choice) => {
    const leaver = await anybody(choice);
    // An account may be here by several browsers.
    for (const all of [people, accounts]) {
      all.splice(0, all.length, ...all.filter(({ uuid }) => uuid !== leaver.uuid));
    }
    await leave(leaver);
  },
};

/** Topics whose row does not say how many have voted. */
const TALLIES_THAT_DIFFER = `select t.title, t.agrees, t.disagrees from topics t
  where t.agrees <> (select count(*) from topic_votes v where v.topic_uuid = t.uuid and v.agrees)
    or t.disagrees <> (select count(*) from topic_votes v where v.topic_uuid = t.uuid and not v.agrees)`;

/**
 * Two dozen people who have done nothing yet, and what they are about to do: vote 240 times on a few topics, changing
 * their minds, tell of their invitations again and again, log in to accounts that have voted too, and leave.
 */
async function gatherStorm() {
  const voters = await Promise.all(Array.from({ length: 24 }, () => aGuest(court)));
  const known = await Promise.all(Array.from({ length: 3 }, () => anAccount(court)));
  for (const voter of voters) await aFiledCase(court, {}, voter);
  const cast = (voter: Guest, topic: number, agrees: boolean) => () => voteOn(court, voter, topic, agrees);
  const votes = voters.flatMap((voter, place) =>
    Array.from({ length: 10 }, (_, turn) => cast(voter, turn % 4, (place + turn) % 3 === 0)),
  );
  const tells = [...voters, ...voters, ...voters].map(
    (voter) => () => court.badges.tellInvitesSent(voter.visitor(), voter.uuid),
  );
  const logins = known.flatMap((account, place) => [
    ...Array.from({ length: 4 }, (_, topic) => cast(account, topic, topic % 2 === 0)),
    () => turnOutToBe(account, voters[place] ?? account),
  ]);
  const departures = voters.slice(3, 6).map((voter) => () => leave(voter));
  return { voters, storm: [...votes, ...tells, ...logins, ...departures] as (() => Promise<unknown>)[] };
}

const check = () => recount(storedRows, { isCheck: true });

/** Which days and weeks the story goes through is not to depend on when it is played. */
const BEGINS_AT = Date.UTC(2037, 0, 5, 12);

beforeAll(async () => {
  travelTo(BEGINS_AT);
  for (let newcomers = 0; newcomers < 4; newcomers++) people.push(await aGuest(court));
  const kinds = fc.constantFrom(...Object.keys(HAPPENINGS));
  const story = fc.sample(fc.tuple(kinds, fc.nat(1_000)), { numRuns: 120, seed: 24 });
  for (const [place, [happening, choice]] of story.entries()) {
    // Time goes on by a moment, mostly, and never back.
    const now = Date.now() + (place % 3 === 0 ? DAY_MS : MINUTE_MS);
    vi.useRealTimers();
    travelTo(now);
    await HAPPENINGS[happening]?.(choice);
  }
  expect(new Set(story.map(([happening]) => happening)).size).toBe(Object.keys(HAPPENINGS).length);
}, 120_000);

describe("a recount", () => {
  it("finds everything as it was counted, after deeds, repeats, logins and departures", async () => {
    const [counted] = await storedRows<{ total: number }>("select sum(count) as total from counts");
    expect(counted?.total).toBeGreaterThan(50);
    expect(await check()).toEqual([]);
  });

  it("finds everything as it was counted after a storm of all of it at once", async () => {
    const { voters, storm } = await gatherStorm();
    const ended = await Promise.allSettled(
      fc
        .sample(fc.shuffledSubarray(storm, { minLength: storm.length }), { numRuns: 1, seed: 7 })
        .flat()
        .map((deed) => deed()),
    );
    // Who votes as they leave, or as they turn out to be somebody else, may be refused.
    const faults = ended.flatMap((one) => (one.status === "rejected" && !isAppError(one.reason) ? [one.reason] : []));
    expect(faults).toEqual([]);
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(200);
    expect(await check()).toEqual([]);
    expect(await storedRows(TALLIES_THAT_DIFFER)).toEqual([]);
    const counted = await storedRows<{ category: string }>(
      "select distinct category from counts where count > 0 and user_uuid in (select value from json_each(?))",
      JSON.stringify(voters.map(({ uuid }) => uuid)),
    );
    expect(counted.map(({ category }) => category).sort()).toEqual(["hotTopicVotes", "invitesSent"]);
  });

  it("finds what was changed behind the court's back, and mends it", async () => {
    const [{ user_uuid: voter } = { user_uuid: "" }] = await storedRows<{ user_uuid: string }>(
      "select user_uuid from counts where category = 'hotTopicVotes' and count > 0",
    );
    await env.DB.batch([
      env.DB.prepare("update counts set count = 0 where user_uuid = ? and category = 'hotTopicVotes'").bind(voter),
      env.DB.prepare("delete from badges where user_uuid = ? and category = 'hotTopicVotes'").bind(voter),
      env.DB.prepare("update active_days set daily = 77 where user_uuid = ?").bind(voter),
    ]);
    const differences = await recount(storedRows, { isCheck: false });
    expect(differences).toContainEqual(expect.stringMatching(`^${voter} hotTopicVotes: 0, but did `));
    expect(differences).toContainEqual(expect.stringMatching(`^${voter} day \\d+: 77 and `));
    expect(await check()).toEqual([]);
    expect(
      await storedRows("select 1 from badges where user_uuid = ? and category = 'hotTopicVotes'", voter),
    ).not.toEqual([]);
  });
});
