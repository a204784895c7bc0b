import { env } from "cloudflare:workers";

/** The last migration before there was one table of cases. */
export const BEFORE_CASES = "0007_deleted_accounts.sql";

const CASE = `uuid, client_id, creator_uuid, creator_display_name, opponent_uuid, opponent_display_name, allegation, tone,
  judge_personality, preview_allowed, status, created_at, joined_at, settled_at, round as opening, creator_vacated_at,
  opponent_vacated_at`;
const VERDICT = `v.case_name, v.winner, v.rationale, v.punishment, v.judge_personality, v.judge_id, v.finding, v.receipt,
  v.replies, v.created_at, v.by_default, v.round as opening`;
const SUIT_UUID = "case when kind = 'pettysuit' then case_uuid end as suit_uuid";
const COURTROOM_UUID = "case when kind = 'courtroom' then case_uuid end as courtroom_uuid";

/** Every table as it was then, parents first, by a query that finds its rows in today's. */
export const TABLES_APART: Record<string, string> = {
  users: `select uuid, display_name, avatar, username, email, email_verified_at, merged_into_uuid, leaving_since, created_at
    from users order by merged_into_uuid is not null`,
  sessions: "select * from sessions",
  email_codes: "select key, code_hash, tries, uses, expires_at from email_codes",
  code_requests: "select id, address_key, network_key, created_at from code_requests",
  spent_human_checks: "select * from spent_human_checks",
  pettysuits: `select ${CASE}, creator_completed_at, opponent_completed_at from cases where kind = 'pettysuit'`,
  courtrooms: `select ${CASE}, code from cases where kind = 'courtroom'`,
  questions: "select uuid, case_uuid as suit_uuid, position, prompt, weight as bearing from questions",
  answers: "select case_uuid as suit_uuid, user_uuid, question_uuid, answer_boolean, created_at from answers",
  invitations: `select token, ${SUIT_UUID}, ${COURTROOM_UUID}, created_by_uuid, i.created_at, expires_at
    from invitations i join cases on cases.uuid = case_uuid`,
  verdicts: `select case_uuid as suit_uuid, ${VERDICT}
    from verdicts v join cases on cases.uuid = case_uuid where kind = 'pettysuit'`,
  courtroom_verdicts: `select case_uuid as courtroom_uuid, ${VERDICT}
    from verdicts v join cases on cases.uuid = case_uuid where kind = 'courtroom'`,
  vacated_verdicts: `select ${SUIT_UUID}, ${COURTROOM_UUID}, ${VERDICT}
    from vacated_verdicts v join cases on cases.uuid = case_uuid`,
  // A link outlived its case with the case's uuid, which by then was nobody's.
  shared_verdicts: `select share_id, coalesce(case_uuid, 'gone') as case_uuid, ruled_at, made_by, created_at, sealed_by,
    sealed_at from shared_verdicts order by rowid`,
};

/** D1 takes a hundred statements in a batch without a murmur. */
const ROWS_AT_ONCE = 100;

/** Fills a database of that time with what today's holds. */
export async function copyApart(to: D1Database): Promise<void> {
  for (const [table, query] of Object.entries(TABLES_APART)) await copyRows(to, table, query);
}

/** Copies the rows that a query finds in today's database into a table of another. */
export async function copyRows(to: D1Database, table: string, query: string): Promise<void> {
  const { results } = await env.DB.prepare(query).all();
  const inserts = results.map((row) => {
    const columns = Object.keys(row);
    const marks = columns.map(() => "?").join(", ");
    // What a migration brings is in every database from that day.
    const insert = `insert or ignore into ${table} (${columns.join(", ")}) values (${marks})`;
    return to.prepare(insert).bind(...Object.values(row));
  });
  for (let from = 0; from < inserts.length; from += ROWS_AT_ONCE) {
    await to.batch(inserts.slice(from, from + ROWS_AT_ONCE));
  }
}
