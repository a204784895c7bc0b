import { env } from "cloudflare:workers";

/** The person, case, topic and everything else that queries are about; see the list in query-plans.test.ts. */
const UUID = "00000000-0000-4000-8000-000000000000";
const OTHER = "10000000-0000-4000-8000-000000000000";
const GUEST = "20000000-0000-4000-8000-000000000000";
const NOW = 1_800_000_000_000;

/** A uuid for each number. They don't follow each other, as random ones don't. */
const uuid = (number: string, prefix: string) =>
  `printf('${prefix}%07x-0000-4000-8000-%012x', (${number} * 2654435761) % 268435456, ${number})`;
const person = (number = "i") => uuid(number, "a");
const filed = uuid("i", "b");
const topic = uuid("i", "c");
const at = `${NOW} - i * 1000`;

/**
 * Strangers and all that is theirs, a statement a table: `i` is each number from the first to the last. Everybody has
 * filed one case against whoever came before them, three in four are decided, and one thing in so many waits somewhere.
 */
const STRANGERS = [
  `users (uuid, display_name, username, email, created_at)
    select ${person()}, 'Robin', iif(i % 3, null, 'robin' || i), iif(i % 3, null, i || '@court.example'), ${at}`,
  `sessions (token_hash, user_uuid, id, device, created_at, expires_at)
    select 'hash' || i, ${person()}, 'id' || i, 'Chrome', ${at}, ${NOW} + 1000 + i`,
  `cases (uuid, kind, client_id, creator_uuid, creator_display_name, opponent_uuid, opponent_display_name, allegation,
      tone, judge_personality, preview_allowed, status, created_at, joined_at, code)
    select ${filed}, case i % 3 when 0 then 'pettysuit' when 1 then 'courtroom' else 'dilemma' end, 'client' || i,
      ${person()}, 'Robin', iif(i % 3 = 2, null, ${person("max(i - 1, 1)")}), 'Sam', 'He hums.', 'Fun', 'Strict', 1,
      iif(i % 4, 'settled', 'active'), ${at}, ${at}, iif(i % 3 = 1, printf('%06X', i), null)`,
  `invitations (token, case_uuid, created_by_uuid, created_at, expires_at)
    select 'token' || i, ${filed}, ${person()}, ${at}, ${NOW} + 1000`,
  `decks (case_uuid, questions, creator_answers)
    select ${filed}, json_group_array(json_object('uuid', ${uuid("i * 8 + place", "d")}, 'prompt', 'Does he hum?')),
      json_group_object(${uuid("i * 8 + place", "d")}, json_array(json('true'), ${at})) from numbers, places group by i`,
  `verdicts (case_uuid, case_name, winner, rationale, punishment, judge_personality, judge_id, finding, created_at)
    select ${filed}, 'Robin v. Sam', 'creator', 'He hums.', 'He hums outside.', 'Strict', 'house@1', '{}', ${at}
    from numbers where i % 4`,
  `shared_verdicts (share_id, case_uuid, ruled_at, made_by, created_at)
    select 'link' || i, ${filed}, ${at}, 'creator', ${at} from numbers where i % 4`,
  `notices (id, user_uuid, kind, event, case_uuid, count, created_at, read_at)
    select 'notice' || i, ${person()}, 'verdict', 'ruled:' || i, ${filed}, 1, ${at}, iif(i % 2, null, ${NOW})`,
  `topics (uuid, title, status, author_uuid, created_at)
    select ${topic}, 'Humming ' || i, case i % 4 when 0 then 'pending' when 1 then 'rejected' else 'approved' end,
      ${person()}, ${at}`,
  `topic_votes (topic_uuid, user_uuid, agrees, created_at) select ${topic}, ${person()}, 1, ${at}`,
  `ad_events (uuid, ad_uuid, user_uuid, case_uuid, source, placement, action, created_at)
    select ${filed}, '${UUID}', ${person()}, ${filed}, 'pettyswipe', 'midAd', 'saved', ${at}`,
  `reports (uuid, subject_kind, subject_id, reporter_uuid, reason, status, created_at)
    select ${filed}, 'topic', ${topic}, ${person()}, 'abuse', iif(i % 3, 'open', 'dismissed'), ${at}`,
  `moderation_log (uuid, moderator_uuid, action, subject_kind, subject_id, person_uuid, created_at)
    select ${filed}, ${person()}, 'ban', 'person', null, ${person("max(i - 1, 1)")}, ${at}`,
  `active_days (user_uuid, day, daily, weekly, noted_at) select ${person()}, 20000, 1, 1, ${at}`,
  `email_codes (key, address_key, code_hash, tries, uses, expires_at)
    select 'key' || i, 'address' || i, 'hash', 0, 0, ${NOW} + 1000`,
  `code_requests (id, address_key, network_key, created_at) select 'id' || i, 'address' || i, 'network' || i, ${NOW} + 1`,
  `spent_human_checks (id, expires_at) select 'id' || i, ${NOW} + 1000`,
  `notice_settings (user_uuid, push_enabled, mail_enabled, muted_kinds) select ${person()}, 1, 0, '[]'`,
  `push_devices (session_id, channel, address, created_at) select 'id' || i, 'web', 'address' || i, ${at}`,
];

/** Fills the database with strangers from one number to another. */
export async function addStrangers(first: number, last: number): Promise<void> {
  const numbers = `with recursive numbers(i) as (select ${first} union all select i + 1 from numbers where i < ${last}),
    places(place) as (select 0 union all select place + 1 from places where place < 7)`;
  for (const table of STRANGERS) {
    const [into = "", rows = ""] = table.split(/(?<=\))\s+(?=select)/u);
    const source = rows.includes(" from ") ? rows : `${rows} from numbers`;
    await env.DB.prepare(`insert into ${into} ${numbers} ${source}`).run();
  }
  // The planner of a database that grows is told of it now and then, and must not change its mind for the worse.
  await env.DB.prepare("analyze").run();
}

const PERSON_COLUMNS = "uuid, display_name, username, email, merged_into_uuid, created_at";
const CASE_COLUMNS = `uuid, kind, client_id, creator_uuid, creator_display_name, opponent_uuid, opponent_display_name,
  allegation, tone, judge_personality, preview_allowed, status, created_at, joined_at, code`;
const OWN_CASE = `'${UUID}', 'Robin', '${OTHER}', 'Sam', 'He hums.', 'Fun', 'Strict', 1`;

/** What the listed queries are about, a bit of everything. */
const OWN = [
  `users (${PERSON_COLUMNS}) values ('${UUID}', 'Robin', 'robin', 'robin@court.example', null, ${NOW})`,
  `users (${PERSON_COLUMNS}) values ('${OTHER}', 'Sam', null, null, null, ${NOW})`,
  `users (${PERSON_COLUMNS}) values ('${GUEST}', 'Kim', null, null, '${UUID}', ${NOW})`,
  `sessions (token_hash, user_uuid, id, device, created_at, expires_at)
    values ('hash', '${UUID}', 'id', 'Chrome', ${NOW}, ${NOW} + 1000)`,
  `cases (${CASE_COLUMNS}) values ('${UUID}', 'pettysuit', 'client', ${OWN_CASE}, 'active', ${NOW}, ${NOW}, 'ABCDEF')`,
  `cases (${CASE_COLUMNS}) values ('${OTHER}', 'courtroom', 'client', ${OWN_CASE}, 'active', ${NOW}, ${NOW}, null)`,
  `invitations (token, case_uuid, created_by_uuid, created_at, expires_at, sent_at)
    values ('token', '${UUID}', '${UUID}', ${NOW}, ${NOW}, null)`,
  `decks (case_uuid, questions, creator_answers) values ('${UUID}',
    '[{"uuid":"${UUID}","prompt":"Does he hum?","weight":null}]', '{"${UUID}":[true,${NOW}]}')`,
  `verdicts (case_uuid, case_name, winner, rationale, punishment, judge_personality, judge_id, finding, created_at)
    values ('${OTHER}', 'Robin v. Sam', 'creator', 'He hums.', 'He hums.', 'Strict', 'house@1', '{}', ${NOW})`,
  `shared_verdicts (share_id, case_uuid, ruled_at, made_by, created_at)
    values ('link', '${OTHER}', ${NOW}, 'creator', ${NOW})`,
  `notices (id, user_uuid, kind, event, case_uuid, count, created_at)
    values ('id', '${UUID}', 'verdict', 'ruled:1:1', '${UUID}', 1, ${NOW})`,
  `topics (uuid, title, status, author_uuid, created_at)
    values ('${UUID}', 'Humming.', 'pending', '${UUID}', ${NOW})`,
  `topic_votes (topic_uuid, user_uuid, agrees, created_at)
    values ('${UUID}', '${UUID}', 1, ${NOW})`,
  `active_days (user_uuid, day, daily, weekly, noted_at) values ('${UUID}', 20000, 1, 1, ${NOW})`,
];

/** Puts there what the listed queries are about, as far as it is missing. */
export async function restoreOwn(): Promise<void> {
  await env.DB.batch(OWN.map((row) => env.DB.prepare(`insert or ignore into ${row}`)));
}
