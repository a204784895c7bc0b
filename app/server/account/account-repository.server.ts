import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "~/domain/account/user";
import type { Database } from "../database/client.server";
import { sessions, users } from "../database/schema.server";

const publicColumns = {
  uuid: users.uuid,
  displayName: users.displayName,
  username: users.username,
  avatar: users.avatar,
};

type PublicRow = Omit<Viewer, "isAccountUser">;

/** The person of a live session, with the session's end. No row for a visitor without one. */
export function selectViewer(database: Database, tokenHash: string | null, now: number) {
  return database
    .select({ ...publicColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.userUuid))
    .where(and(eq(sessions.tokenHash, tokenHash ?? ""), gt(sessions.expiresAt, now)));
}

/** The uuid of the person behind a session, for use inside other queries of the same batch. */
export function viewerUuid(tokenHash: string | null, now: number): SQL {
  return sql`(select ${sessions.userUuid} from ${sessions} where ${sessions.tokenHash} = ${tokenHash ?? ""} and ${sessions.expiresAt} > ${now})`;
}

export function selectUser(database: Database, uuid: string) {
  return database.select(publicColumns).from(users).where(eq(users.uuid, uuid));
}

export function insertUser(database: Database, user: { uuid: string; displayName: string; createdAt: number }) {
  return database.insert(users).values(user);
}

export function insertSession(database: Database, session: typeof sessions.$inferInsert) {
  return database.insert(sessions).values(session);
}

export function updateSessionExpiry(database: Database, tokenHash: string, expiresAt: number) {
  return database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export function deleteSession(database: Database, tokenHash: string) {
  return database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Clears sessions that ended; runs with the creation of new ones, so the table can't only grow. */
export function deleteExpiredSessions(database: Database, now: number) {
  return database.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** An account is a user with a username. */
export function toViewer(row: PublicRow): Viewer {
  return {
    uuid: row.uuid,
    displayName: row.displayName,
    username: row.username,
    avatar: row.avatar,
    isAccountUser: row.username !== null,
  };
}
