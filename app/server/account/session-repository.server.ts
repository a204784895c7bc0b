import { and, desc, eq, gt, inArray, lt, ne, type SQL } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { sessions } from "../database/schema.server";
import { formerGuests } from "./account-repository.server";
import { isLive } from "./live-session.server";

/** A person who has more sessions than this sees the newest. */
const SESSIONS_LISTED = 50;

/** What is told of a session that was ended: whose it was, and what its connections hang on. */
const ENDED = { id: sessions.id, userUuid: sessions.userUuid, createdAt: sessions.createdAt };

/** The sessions of somebody that a list shows. */
export function selectSessions(database: Database, userUuid: SQL, now: number) {
  return selectEverySession(database, userUuid, now).limit(SESSIONS_LISTED);
}

/** Somebody's sessions without their tokens, the one used last first. */
export function selectEverySession(database: Database, userUuid: SQL, now: number) {
  return database
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userUuid, userUuid), isLive(now)))
    .orderBy(desc(sessions.expiresAt), sessions.id);
}

export function insertSession(database: Database, session: typeof sessions.$inferInsert) {
  return database.insert(sessions).values(session);
}

export function updateSessionExpiry(database: Database, tokenHash: string, expiresAt: number) {
  return database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Gives a session a new token, with a login: with the old one nobody comes in any more. Its id stays; what
 * it has open is for the caller to close.
 */
export function replaceSessionToken(
  database: Database,
  tokenHash: string,
  session: { tokenHash: string; createdAt: number; expiresAt: number },
) {
  return database.update(sessions).set(session).where(eq(sessions.tokenHash, tokenHash));
}

/** Makes the sessions of a person's former guests their own. */
export function moveSessions(database: Database, to: string) {
  return database
    .update(sessions)
    .set({ userUuid: to })
    .where(inArray(sessions.userUuid, formerGuests(to)));
}

/** The session of a token, as those are told of that end. */
export function selectSession(database: Database, tokenHash: string) {
  return database.select(ENDED).from(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends the session of a token. Gives which. */
export function deleteSession(database: Database, tokenHash: string) {
  return database.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning(ENDED);
}

/** Ends one of a person's sessions. Gives which, nothing where it is not theirs. */
export function deleteSessionById(database: Database, userUuid: SQL, id: string) {
  return database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userUuid, userUuid)))
    .returning(ENDED);
}

/** Ends all of a person's sessions but the one of this token. Gives which. */
export function deleteOtherSessions(database: Database, userUuid: SQL, tokenHash: string) {
  return database
    .delete(sessions)
    .where(and(eq(sessions.userUuid, userUuid), ne(sessions.tokenHash, tokenHash)))
    .returning(ENDED);
}

/** How many sessions are looked at with each new one: of all that are stored, one in so many has ended, if at most. */
const LOOKED_AT = 10;

/**
 * Clears sessions that ended, among those beside a new one: hashes are random, so each has its turn. So the table can't
 * only grow, and no index has to tell when each ends.
 */
export function deleteExpiredSessions(database: Database, newHash: string, now: number) {
  const beside = database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(gt(sessions.tokenHash, newHash))
    .orderBy(sessions.tokenHash)
    .limit(LOOKED_AT);
  return database.delete(sessions).where(and(inArray(sessions.tokenHash, beside), lt(sessions.expiresAt, now)));
}
