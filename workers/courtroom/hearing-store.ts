import * as v from "valibot";
import { courtLinesSchema } from "~/domain/courtroom/bench/court-line";
import { courtroomSchema } from "~/domain/courtroom/courtroom";
import { type HeardMessage, type Hearing, openHearing } from "~/domain/courtroom/hearing";
import type { HearingChange } from "~/domain/courtroom/hearing-step";
import { DELIBERATION_REASONS } from "~/domain/courtroom/protocol";
import { reactionsSchema } from "~/domain/courtroom/reactions";

const json = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);

const flag = v.pipe(
  v.number(),
  v.transform((stored) => stored === 1),
);

const deliberationSchema = v.object({
  reason: v.picklist(DELIBERATION_REASONS),
  startedAt: v.number(),
  hasFailed: v.boolean(),
});

const factsSchema = v.object({
  courtroom: json(v.unknown()),
  lines: json(courtLinesSchema),
  is_warned: flag,
  deliberation: v.nullable(json(deliberationSchema)),
});

const personSchema = v.object({ user_uuid: v.string(), is_ready: flag, read_to: v.number() });

const retiredSchema = v.pipe(
  v.object({ user_uuid: v.string() }),
  v.transform(({ user_uuid }) => user_uuid),
);

const messageSchema = v.pipe(
  v.object({
    number: v.number(),
    uuid: v.string(),
    sender_uuid: v.string(),
    client_id: v.string(),
    content: v.string(),
    language: v.nullable(v.string()),
    created_at: v.number(),
    revision: v.number(),
    reactions: json(reactionsSchema),
  }),
  v.transform(
    ({ sender_uuid: senderUuid, client_id: clientId, created_at: createdAt, ...message }): HeardMessage => ({
      ...message,
      senderUuid,
      clientId,
      createdAt,
    }),
  ),
);

/**
 * What was stored of a hearing. Null where nothing was, or where another version stored a courtroom that this one can't
 * read: whoever connects next brings it anew, and nothing that was said is lost.
 */
export function loadHearing({ sql }: DurableObjectStorage): Hearing | null {
  const [row] = sql.exec("select courtroom, lines, is_warned, deliberation from hearing").toArray();
  if (row === undefined) return null;
  const facts = v.parse(factsSchema, row);
  const courtroom = v.safeParse(courtroomSchema, facts.courtroom);
  if (!courtroom.success) return null;
  const people = v.parse(v.array(personSchema), sql.exec("select * from people").toArray());
  const messages = v.parse(v.array(messageSchema), sql.exec("select * from messages order by number").toArray());
  return {
    ...openHearing(courtroom.output, messages),
    lines: facts.lines,
    ready: people.filter((person) => person.is_ready).map(({ user_uuid }) => user_uuid),
    readTo: Object.fromEntries(people.map(({ user_uuid, read_to }) => [user_uuid, read_to])),
    isWarned: facts.is_warned,
    deliberation: facts.deliberation,
    retired: v.parse(v.array(retiredSchema), sql.exec("select * from retired_guests").toArray()),
  };
}

/** Stores what a step changed: all of it, or nothing and an error. */
export function storeChanges(storage: DurableObjectStorage, changes: readonly HearingChange[]): void {
  const [first, ...more] = changes;
  if (first === undefined) return;
  // Nearly every step is a message alone: one statement, which is a transaction by itself.
  if (first.kind === "message" && more.length === 0) storeChange(storage.sql, first);
  else {
    storage.transactionSync(() => {
      for (const change of changes) storeChange(storage.sql, change);
    });
  }
}

function storeChange(sql: SqlStorage, change: HearingChange): void {
  switch (change.kind) {
    case "courtroom":
      sql.exec(
        "insert into hearing (id, courtroom) values (1, ?) on conflict do update set courtroom = excluded.courtroom",
        JSON.stringify(change.courtroom),
      );
      return;
    case "message": {
      const { number, uuid, senderUuid, clientId, content, language, createdAt, revision, reactions } = change.message;
      sql.exec(
        `insert into messages (number, uuid, sender_uuid, client_id, content, language, created_at, revision, reactions)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[number, uuid, senderUuid, clientId, content, language, createdAt, revision, JSON.stringify(reactions)],
      );
      return;
    }
    case "renamed":
      sql.exec("update messages set sender_uuid = ? where sender_uuid = ?", change.to, change.from);
      sql.exec("update or replace people set user_uuid = ? where user_uuid = ?", change.to, change.from);
      sql.exec("update or replace spoken_days set user_uuid = ? where user_uuid = ?", change.to, change.from);
      return;
    case "retired":
      sql.exec("insert or ignore into retired_guests (user_uuid) values (?)", change.userUuid);
      return;
    case "struck": {
      const { number, senderUuid, clientId, content, language, reactions, revision } = change.message;
      sql.exec(
        `update messages set sender_uuid = ?, client_id = ?, content = ?, language = ?, reactions = ?, revision = ?
         where number = ?`,
        ...[senderUuid, clientId, content, language, JSON.stringify(reactions), revision, number],
      );
      return;
    }
    case "forgotten":
      sql.exec("delete from people where user_uuid = ?", change.userUuid);
      return;
    case "reactions":
      sql.exec(
        "update messages set reactions = ?, revision = ? where number = ?",
        ...[JSON.stringify(change.reactions), change.revision, change.number],
      );
      return;
    case "ready":
      sql.exec(
        "insert into people (user_uuid, is_ready) values (?, ?) on conflict do update set is_ready = excluded.is_ready",
        ...[change.userUuid, change.isReady ? 1 : 0],
      );
      return;
    case "lines":
      sql.exec("update hearing set lines = ?", JSON.stringify(change.lines));
      return;
    case "read":
      sql.exec(
        "insert into people (user_uuid, read_to) values (?, ?) on conflict do update set read_to = excluded.read_to",
        ...[change.userUuid, change.number],
      );
      return;
    case "warned":
      sql.exec("update hearing set is_warned = 1");
      return;
    case "deliberation":
      sql.exec("update hearing set deliberation = ?", JSON.stringify(change.deliberation));
      return;
    case "reopened":
      sql.exec("update hearing set deliberation = null");
      sql.exec("update people set is_ready = 0");
      return;
    default:
      change satisfies never;
  }
}

/** Notes that nobody comes in by these sessions any more, whatever was looked up before they ended. */
export function noteEndedSessions({ sql }: DurableObjectStorage, ids: readonly string[]): void {
  for (const id of ids) sql.exec("insert or ignore into ended_sessions (id) values (?)", id);
}

export function hasSessionEnded({ sql }: DurableObjectStorage, id: string): boolean {
  return sql.exec("select 1 from ended_sessions where id = ?", id).toArray().length > 0;
}

/**
 * Empties a storage but for the note that its courtroom is gone for good: word that comes late must not fill it again.
 */
export function storeGone(storage: DurableObjectStorage): void {
  storage.transactionSync(() => {
    for (const table of ["messages", "people", "spoken_days", "hearing", "retired_guests", "ended_sessions"]) {
      storage.sql.exec(`delete from ${table}`);
    }
    storage.sql.exec("insert or ignore into gone (id) values (1)");
  });
}

export function isGone({ sql }: DurableObjectStorage): boolean {
  return sql.exec("select 1 from gone").toArray().length > 0;
}
