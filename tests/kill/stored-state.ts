import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Ask, recount } from "~/server/badge/recount.server";
import type { World } from "./world";

/** A process that was just killed may hold its files for so long. */
const LOCKED_MAX_MS = 10_000;

/** A database's file, also while a dead process lets go of it. */
export function openFile(path: string): DatabaseSync {
  return new DatabaseSync(path, { timeout: LOCKED_MAX_MS });
}

/** The court's own database below a folder of state. */
export function openDatabase(state: string): DatabaseSync {
  const [file] = databasesIn(join(state, "v3/d1")).filter((path) => tablesOf(path).includes("cases"));
  if (file === undefined) throw new Error("There is no database.");
  return openFile(file);
}

function databasesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".sqlite")).map((file) => join(folder, file));
}

function tablesOf(path: string): string[] {
  const database = openFile(path);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  database.close();
  return tables.map(({ name }) => String(name));
}

/** What is wrong with what is stored while nobody serves it: promises, and counts that are not those of the deeds. */
export async function checkStored({ stored }: World, state: string): Promise<string[]> {
  const database = openDatabase(state);
  const ask: Ask = async <Row>(statement: string) => database.prepare(statement).all() as Row[];
  const wrong = [
    ...stored.flatMap((isKept) => isKept(database) ?? []),
    ...(await recount(ask, { isCheck: true })).map((difference) => `miscounted: ${difference}`),
    ...database
      .prepare(MISCOUNTED_TOPICS)
      .all()
      .map((row) => `votes miscounted: ${JSON.stringify(row)}`),
    ...[DOUBLED_NOTICES, DOUBLED_BADGES].flatMap((query) =>
      database
        .prepare(query)
        .all()
        .map((row) => `told twice: ${JSON.stringify(row)}`),
    ),
    ...database
      .prepare(UNTOLD_BADGES)
      .all()
      .map((row) => `never told of a badge: ${JSON.stringify(row)}`),
  ];
  database.close();
  return wrong;
}

const MISCOUNTED_TOPICS = `select uuid, agrees, disagrees from topics t where
  agrees <> (select count(*) from topic_votes v where v.topic_uuid = t.uuid and v.agrees = 1) or
  disagrees <> (select count(*) from topic_votes v where v.topic_uuid = t.uuid and v.agrees = 0)`;

/**
 * Of each case and person one notice of each kind: nothing here happens twice but messages, which one gathers, and what
 * the story of a missed deadline counts itself.
 */
const DOUBLED_NOTICES = `select user_uuid, case_uuid, kind, count(*) as count from notices
  where case_uuid is not null and kind not in ('nudge', 'reminder') group by user_uuid, case_uuid, kind having count(*) > 1`;

const DOUBLED_BADGES = `select user_uuid, detail, count(*) as count from notices
  where kind = 'badge' group by user_uuid, detail having count(*) > 1`;

/** Whoever was a guest before has some badges of before, which they were told of then. */
const UNTOLD_BADGES = `select user_uuid, category, threshold from badges b
  where not exists (select 1 from users where merged_into_uuid = b.user_uuid) and not exists (select 1 from notices n
    where n.user_uuid = b.user_uuid and n.event = 'badge:' || b.category || ':' || b.threshold)`;

/** Cases that everybody has answered and nobody has ruled on. */
export function unruledCases(state: string): string[] {
  const database = openDatabase(state);
  const rows = database
    .prepare(
      `select uuid from cases where creator_completed_at is not null and opponent_completed_at is not null
       and uuid not in (select case_uuid from verdicts)`,
    )
    .all();
  database.close();
  return rows.map(({ uuid }) => `never ruled on: ${uuid}`);
}

/** When objects wake, by ids and times that no number of JavaScript holds. */
const ALARMS = "metadata.sqlite";

/** What the platform keeps for itself, and who may not come back to a court, which stays (docs/data.md). */
const NAMELESS_TABLES = /^(?:sqlite_|_cf_METADATA|d1_|__miniflare_|retired_guests$)/u;

/**
 * Where anything is left of what nobody may find any more: in the database, or in any object. A leaver's own row stays,
 * empty, with their uuid.
 */
export function tracesOf({ gone }: World, state: string): string[] {
  const kept = databasesIn(join(state, "v3")).filter((path) => !path.endsWith(ALARMS));
  return kept.flatMap((path) => {
    const database = openFile(path);
    const traces = tablesOf(path).flatMap((table) => {
      if (NAMELESS_TABLES.test(table)) return [];
      const rows = database
        .prepare(`select * from "${table}"`)
        .all()
        .map((row) => textOf(table === "users" ? { ...row, uuid: "" } : row));
      return rows.flatMap((text) => gone.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`));
    });
    database.close();
    return traces;
  });
}

/** A row with the bytes of its blobs as text, in which an object's values hold theirs. */
function textOf(row: Record<string, unknown>): string {
  return Object.values(row)
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value)))
    .join(" ");
}
