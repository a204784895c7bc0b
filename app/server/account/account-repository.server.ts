import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { peepOf } from "~/domain/account/house-avatar";
import { ownName } from "~/domain/account/own-name";
import type { PublicProfile, Viewer } from "~/domain/account/user";
import type { Database } from "../database/client.server";
import { sessions, users } from "../database/schema.server";
import { isLive } from "./live-session.server";

const publicColumns = {
  uuid: users.uuid,
  displayName: users.displayName,
  username: users.username,
  avatar: users.avatar,
};

const ownColumns = { ...publicColumns, email: users.email, adsWanted: users.adsWanted };

type PublicRow = Omit<PublicProfile, "isAccountUser">;
type OwnRow = Omit<Viewer, "isAccountUser">;

/** The person of a live session, with the session's id and end. No row for a visitor without one. */
export function selectViewer(database: Database, tokenHash: string | null, now: number) {
  return database
    .select({
      ...ownColumns,
      sessionId: sessions.id,
      openedAt: sql<number>`${sessions.createdAt}`.as("opened_at"),
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.userUuid))
    .where(and(eq(sessions.tokenHash, tokenHash ?? ""), isLive(now), isNull(users.leavingSince)));
}

/** The uuid of the person behind a session, for use inside other queries of the same batch. */
export function viewerUuid(tokenHash: string | null, now: number): SQL {
  return sql`(select ${sessions.userUuid} from ${sessions} where ${sessions.tokenHash} = ${tokenHash ?? ""} and ${isLive(now)})`;
}

/** A person by their uuid. A guest who turned out to be somebody else is nobody any more, and nor is who has left. */
export function selectUser(database: Database, uuid: string) {
  return database
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.uuid, uuid), isNull(users.mergedIntoUuid), isNull(users.leavingSince)));
}

/** Whose address it is. */
export function selectUserByEmail(database: Database, email: string) {
  return database.select(ownColumns).from(users).where(eq(users.email, email));
}

/** Who has a username, whatever its case. */
export function selectUserByUsername(database: Database, username: string) {
  return database.select({ uuid: users.uuid }).from(users).where(sql`lower(${users.username}) = lower(${username})`);
}

/** Stores a new person. `referrer` is by whose link they came, if that is anybody, or whoever that is by now. */
export function insertUser(
  database: Database,
  user: { uuid: string; displayName: string; createdAt: number },
  referrer: string | null = null,
) {
  const referredByUuid = sql`(select person.uuid from users as linked
    join users as person on person.uuid = coalesce(linked.merged_into_uuid, linked.uuid)
    where linked.uuid = ${referrer} and person.leaving_since is null)`;
  return database.insert(users).values({ ...user, referredByUuid });
}

/** Somebody who may have left since they were looked up: nothing is written on who is gone. */
function isHere(uuid: string): SQL | undefined {
  return and(eq(users.uuid, uuid), isNull(users.leavingSince));
}

/**
 * Makes a verified address a person's own. Fails on `users.email` where it is somebody else's. Gives no row where they
 * have left.
 */
export function updateEmail(database: Database, uuid: string, email: string, emailVerifiedAt: number) {
  return database.update(users).set({ email, emailVerifiedAt }).where(isHere(uuid)).returning({ uuid: users.uuid });
}

/** What a person is called and drawn as from now on. Gives no row where they have left. */
export function updateProfile(
  database: Database,
  uuid: string,
  profile: { displayName: string; avatar: string | null },
) {
  return database.update(users).set(profile).where(isHere(uuid)).returning({ uuid: users.uuid });
}

/**
 * Makes a person an account. Fails on `users_username` where the name is somebody else's. Gives no row where they have
 * left.
 */
export function updateAccount(
  database: Database,
  uuid: string,
  account: { username: string; displayName: string; avatar: string | null },
) {
  return database.update(users).set(account).where(isHere(uuid)).returning({ uuid: users.uuid });
}

/** Whether a person wants sponsored cards in their decks. */
export function updateAdsWanted(database: Database, userUuid: SQL, adsWanted: boolean) {
  return database.update(users).set({ adsWanted }).where(eq(users.uuid, userUuid));
}

/** Since when a person can't hand in topics; null for whoever can. */
export function selectTopicBan(database: Database, userUuid: SQL) {
  return database.select({ bannedAt: users.bannedFromTopicsAt }).from(users).where(eq(users.uuid, userUuid));
}

/** Marks a guest as somebody else from now on. Whoever has an address by now stays who they are. */
export function markMerged(database: Database, guestUuid: string, mergedIntoUuid: string) {
  return database
    .update(users)
    .set({ mergedIntoUuid })
    .where(and(eq(users.uuid, guestUuid), isNull(users.email), isNull(users.username)));
}

/** The guests that a person was before, for use inside other queries. */
export function formerGuests(uuid: string): SQL {
  return sql`(select ${users.uuid} from ${users} where ${users.mergedIntoUuid} = ${uuid})`;
}

/** What a person shows of themselves. An account is a user with a username. */
export function toProfile(row: PublicRow): PublicProfile {
  const { uuid, displayName, username } = row;
  const isAccountUser = username !== null;
  // The letters of a name that the court made up are everybody's.
  const avatar = row.avatar ?? (isAccountUser || ownName(row) !== "" ? null : peepOf(uuid));
  return { uuid, displayName, username, avatar, isAccountUser };
}

/** The same with what they alone see. */
export function toViewer(row: OwnRow): Viewer {
  const { email, adsWanted } = row;
  return { ...toProfile(row), email, adsWanted };
}
