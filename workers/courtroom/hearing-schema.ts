/**
 * The schema of a courtroom's own storage, as a list of steps: append-only, each runs once in every object, whenever
 * that object wakes up next. That may be a year from now, so a step works on what the step before it left and on
 * nothing else.
 */
export const HEARING_MIGRATIONS: readonly string[] = [
  `create table messages (
    number integer primary key,
    uuid text not null unique,
    sender_uuid text not null,
    client_id text not null,
    content text not null,
    created_at integer not null,
    revision integer not null,
    reactions text not null,
    unique (sender_uuid, client_id)
  );
  create table people (
    user_uuid text primary key,
    is_ready integer not null default 0,
    read_to integer not null default 0
  );
  create table hearing (
    id integer primary key check (id = 1),
    courtroom text not null,
    is_warned integer not null default 0,
    deliberation text
  );`,
  `create table retired_guests (user_uuid text primary key);
  create table ended_sessions (id text primary key);`,
  "create table gone (id integer primary key check (id = 1))",
  "alter table messages add column language text",
  `create table spoken_days (
    user_uuid text not null,
    day integer not null,
    spoken_at integer not null,
    is_told integer not null default 0,
    primary key (user_uuid, day)
  )`,
  "alter table hearing add column lines text not null default '[]'",
];

/** Brings a storage to the newest schema, from whichever it has. All of it or nothing. */
export function migrateHearing(storage: DurableObjectStorage, migrations = HEARING_MIGRATIONS): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec("create table if not exists schema_version (version integer not null)");
    const [stored] = sql.exec<{ version: number }>("select version from schema_version").toArray();
    const version = stored?.version ?? 0;
    if (version >= migrations.length) return;
    for (const migration of migrations.slice(version)) sql.exec(migration);
    sql.exec("delete from schema_version");
    sql.exec("insert into schema_version (version) values (?)", migrations.length);
  });
}
