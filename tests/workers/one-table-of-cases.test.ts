import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isAppError } from "~/domain/app-error";
import { SEATS } from "~/domain/case/seat";
import type { ErrorCode } from "~/domain/error-code";
import { hashSessionToken } from "~/server/account/session-token.server";
import type { Visitor } from "~/server/account/visitor.server";
import { BEFORE_CASES, copyApart, TABLES_APART } from "../support/cases-apart";
import { travel } from "../support/clock";
import { courtroomRef, ruleWhenTimeIsUp, vacate } from "../support/default-judgments";
import { aCourtroomInSession, aDecidedCase } from "../support/factories";
import { leave, liveWholeLife, wholeCourt } from "../support/leaving";
import { type SeededPerson, seedCourt } from "../support/seed";
import { openServices } from "../support/services";
import { rowsOf, SCHEMA, sortedRows, storedRows } from "../support/stored";

/** What the migration leaves alone. */
const TABLES = ["users", "sessions", "email_codes", "code_requests", "spent_human_checks"];
/** What it makes of the tables that it takes apart. */
const TABLES_OF_CASES = [
  "cases",
  "questions",
  "answers",
  "invitations",
  "verdicts",
  "vacated_verdicts",
  "shared_verdicts",
];

let people: SeededPerson[];

/**
 * People and cases of both kinds in every state, guests who logged in, a case that one of the two has left, a shared
 * one that both have, and then all of it as it was kept before.
 */
beforeAll(async () => {
  people = await seedCourt(env.DB, Date.now());
  const whole = await liveWholeLife("creator");
  // Time stands still at the end of a life.
  vi.useRealTimers();
  const left = await liveWholeLife("opponent");
  await leave(left.zephyrine);
  for (const { cases, sam } of [whole, left]) {
    const paths = Object.values(cases).map(({ kind, uuid }) => `/${kind}/${uuid}`);
    people.push(...paths.map((path) => ({ who: "Sam", path, sessionToken: sam.sessionToken })));
  }
  for (const seat of SEATS) {
    vi.useRealTimers();
    const missed = await aCourtroomInSession(wholeCourt);
    await ruleWhenTimeIsUp(courtroomRef(missed));
    expect((await vacate(courtroomRef(missed), missed[seat])).status).toBe(200);
  }
  const { suitUuid, creator, opponent } = await aDecidedCase(wholeCourt);
  await wholeCourt.sharing.share(creator.visitor(), suitUuid);
  await leave(creator);
  await leave(opponent);
  // Nobody had any of these yet.
  const younger = ["reports", "topic_votes", "active_days", "notices", "notice_settings", "push_devices"];
  for (const table of [...younger, "moderation_log"]) {
    await env.DB.prepare(`delete from ${table}`).run();
  }
  const dilemmas = "select uuid from cases where kind = 'dilemma'";
  for (const part of ["decks", "verdicts", "shared_verdicts", "ad_events"]) {
    await env.DB.prepare(`delete from ${part} where case_uuid in (${dilemmas})`).run();
  }
  await env.DB.prepare(`delete from cases where uuid in (${dilemmas})`).run();
  await env.DB.prepare(
    "update decks set questions = (select json_group_array(json_remove(value, '$.hunchAbout')) from json_each(questions))",
  ).run();
  await env.DB.prepare("update cases set nudged_at = null").run();
  await env.DB.prepare("update users set referred_by_uuid = null, is_moderator = 0").run();
  await env.DB.prepare("update email_codes set address_key = ''").run();
  await env.DB.prepare("update code_requests set browser_key = ''").run();
  await env.DB.prepare("delete from topics where author_uuid is not null").run();
  await env.DB.prepare("delete from counts where count = 0 or category like 'hotTopic%'").run();
  const before = env.MIGRATIONS.findIndex(({ name }) => name === BEFORE_CASES) + 1;
  await applyD1Migrations(env.OLD_DB, env.MIGRATIONS.slice(0, before));
  await copyApart(env.OLD_DB);
}, 240_000);

describe("a database with a table for each kind of case", () => {
  it("holds something in every column that is to come over", async () => {
    for (const table of Object.keys(TABLES_APART).filter((name) => !TABLES.includes(name))) {
      const rows = await rowsOf(env.OLD_DB, `select * from ${table}`);
      const columns = Object.keys(rows[0] ?? {});
      expect(columns.length, table).toBeGreaterThan(0);
      const empty = columns.filter((column) => rows.every((row) => row[column] === null));
      expect({ table, empty }).toEqual({ table, empty: [] });
    }
  });

  it("comes to one table of cases with every row and every reference", async () => {
    const sharesBefore = await rowsOf(env.OLD_DB, "select share_id from shared_verdicts order by rowid");
    await applyD1Migrations(env.OLD_DB, env.MIGRATIONS);
    for (const table of [...TABLES, ...TABLES_OF_CASES]) {
      expect(await sortedRows(env.OLD_DB, table), table).toEqual(await sortedRows(env.DB, table));
    }
    expect(await rowsOf(env.OLD_DB, "select share_id from shared_verdicts order by rowid")).toEqual(sharesBefore);
    expect(await rowsOf(env.OLD_DB, "pragma foreign_key_check")).toEqual([]);
    expect(await rowsOf(env.OLD_DB, SCHEMA)).toEqual(await storedRows(SCHEMA));
  });

  it("gives everybody who reads it afterwards what they would read today", async () => {
    travel(0);
    for (const person of people) {
      const [today, migrated] = await Promise.all([readingsOf(person, env.DB), readingsOf(person, env.OLD_DB)]);
      expect(Object.keys(today).length).toBeGreaterThan(3);
      expect(migrated).toEqual(today);
    }
  });
});

/** What somebody is told whose look is refused, as at a sealed card. */
function refusalOf(error: unknown): ErrorCode {
  if (isAppError(error)) return error.code;
  throw error;
}

/** What a person's pages show: of their cases, of themselves and of the place that they look at. */
async function readingsOf({ sessionToken, path }: SeededPerson, database: D1Database) {
  const { services } = openServices({}, database);
  const tokenHash = await hashSessionToken(sessionToken);
  const visitor = (): Visitor => ({ token: sessionToken, tokenHash, rollDue: false });
  const [, place = "", name = ""] = path.split("/");
  const looks: Record<string, () => Promise<unknown>> = {
    pettysuit: () => services.deck.openDeck(visitor(), name),
    pettysuits: () => services.pettysuit.getFiledSuit(visitor(), name),
    courtroom: () => services.courtroom.openCourtroom(visitor(), name),
    invitation: () => services.courtroom.openWaitingScreen(visitor(), name),
    invite: () => services.invitation.openInvitation(visitor(), name),
    v: () => services.sharing.openSharedCard(name),
  };
  // Badges stay whatever becomes of what they were given for, and an old database knows nothing of that.
  const { badges: _given, ...data } = await services.myData.readMyData(visitor());
  return {
    path,
    look: await looks[place]?.().catch(refusalOf),
    cases: await services.myCases.listOwnCases(visitor()),
    record: (await services.profile.readOwnProfile(visitor()))?.record,
    data,
  };
}
