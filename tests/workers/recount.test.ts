import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { HOUSE_TOPICS } from "~/domain/topic/house-topics";
import { recount } from "~/server/badge/recount.server";
import { type Account, anAccount, turnOutToBe } from "../support/accounts";
import { DAY_MS, MINUTE_MS, travelTo } from "../support/clock";
import { openCourt } from "../support/court";
import { ruleWhenTimeIsUp, suitRef, vacate } from "../support/default-judgments";
import { aPendingTopic } from "../support/desk";
import { aDecidedDilemma } from "../support/dilemmas";
import { aDecidedCase, aGuest, aJoinedCase, answerAll, aSettledCourtroom, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

/** Everybody who is here. */
const people: Guest[] = [];
const accounts: Account[] = [];

const anybody = (choice: number) => people[choice % people.length] ?? aGuest(court);

async function vote(choice: number): Promise<void> {
  const person = await anybody(choice);
  const { uuid = "" } = HOUSE_TOPICS[choice % 20] ?? {};
  await court.topics.vote(person.visitor(), uuid, { userUuid: person.uuid, vote: choice % 2 === 0 });
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
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    await ruleWhenTimeIsUp(suitRef(joined));
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

const check = () => recount(storedRows, { isCheck: true });

beforeAll(async () => {
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
