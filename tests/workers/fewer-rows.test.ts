import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { copyRows } from "../support/cases-apart";
import { leave, liveWholeLife } from "../support/leaving";
import { rowsOf, SCHEMA, sortedRows, storedRows } from "../support/stored";

/** The last migration before there were fewer rows a case. */
const BEFORE = "0019_fewer_index_rows.sql";

/** What is made anew, or counted by triggers that are. */
const TABLES = [
  ...["sessions", "push_devices", "spent_human_checks", "invitations", "questions", "answers"],
  ...["counts", "badges", "notices"],
];
/** What those refer to. Of people those first whom others are or came by. */
const REFERRED = {
  users: "select * from users order by merged_into_uuid is not null, referred_by_uuid is not null",
  cases: "select * from cases",
  verdicts: "select * from verdicts",
  topics: "select * from topics",
};

/** Somebody with something of everything, somebody who has left, and then all of it as it was kept before. */
beforeAll(async () => {
  await liveWholeLife("creator");
  vi.useRealTimers();
  const left = await liveWholeLife("opponent");
  await leave(left.zephyrine);
  vi.useRealTimers();
  const before = env.MIGRATIONS.findIndex(({ name }) => name === BEFORE) + 1;
  await applyD1Migrations(env.OLD_DB, env.MIGRATIONS.slice(0, before));
  const triggers = await rowsOf(env.OLD_DB, "select name, sql from sqlite_master where type = 'trigger'");
  // What they count and note is copied.
  await env.OLD_DB.batch(triggers.map(({ name }) => env.OLD_DB.prepare(`drop trigger ${name}`)));
  for (const [table, query] of Object.entries(REFERRED)) await copyRows(env.OLD_DB, table, query);
  for (const table of TABLES) await copyRows(env.OLD_DB, table, `select * from ${table}`);
  await env.OLD_DB.batch(triggers.map(({ sql }) => env.OLD_DB.prepare(String(sql))));
}, 240_000);

describe("a database with a row for each question and answer, and an index for each use", () => {
  it("was filled with every row of today's, and has some in each", async () => {
    for (const table of TABLES) {
      expect(await sortedRows(env.OLD_DB, table), table).toEqual(await sortedRows(env.DB, table));
      expect((await sortedRows(env.OLD_DB, table)).length, table).toBeGreaterThan(0);
    }
  });

  it("comes to the one of today with every row and every reference", async () => {
    await applyD1Migrations(env.OLD_DB, env.MIGRATIONS);
    for (const table of TABLES) {
      expect(await sortedRows(env.OLD_DB, table), table).toEqual(await sortedRows(env.DB, table));
    }
    expect(await rowsOf(env.OLD_DB, "pragma foreign_key_check")).toEqual([]);
    expect(await rowsOf(env.OLD_DB, SCHEMA)).toEqual(await storedRows(SCHEMA));
  });
});
