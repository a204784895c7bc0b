import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { formerGuests } from "../account/account-repository.server";
import { isLive } from "../account/live-session.server";
import type { Database } from "../database/client.server";
import { noticeSettings, pushDevices, sessions, users } from "../database/schema.server";

type Settings = typeof noticeSettings.$inferInsert;

/** How a person wants to be told. No row: as `NO_SETTINGS` says. */
export function selectNoticeSettings(database: Database, userUuid: SQL) {
  return database.select().from(noticeSettings).where(eq(noticeSettings.userUuid, userUuid));
}

export type NoticeSettingsRow = Omit<typeof noticeSettings.$inferSelect, "userUuid">;

/** How whoever has never said anything about it is told. */
export const NO_SETTINGS: NoticeSettingsRow = {
  ...{ pushEnabled: false, mailEnabled: false, mutedKinds: [] },
  ...{ quietFrom: null, quietTo: null, timeZone: null },
};

/** Changes how a person wants to be told; what is left out stays. */
export function upsertNoticeSettings(
  database: Database,
  userUuid: string,
  change: Partial<Omit<Settings, "userUuid">>,
) {
  return database
    .insert(noticeSettings)
    .values({ userUuid, ...NO_SETTINGS, ...change })
    .onConflictDoUpdate({ target: noticeSettings.userUuid, set: { userUuid, ...change } });
}

/** Gives a person the settings of a former guest where they have none. */
export function copyGuestSettings(database: Database, to: string) {
  const { userUuid: _guest, ...said } = noticeSettings;
  const { pushEnabled, mailEnabled, mutedKinds, quietFrom, quietTo, timeZone } = said;
  return database
    .insert(noticeSettings)
    .select(
      database
        .select({
          userUuid: sql`${to}`.as("user_uuid"),
          ...{ pushEnabled, mailEnabled, mutedKinds, quietFrom, quietTo, timeZone },
        })
        .from(noticeSettings)
        .where(inArray(noticeSettings.userUuid, formerGuests(to)))
        .limit(1),
    )
    .onConflictDoNothing();
}

/** See `copyGuestSettings`. */
export function deleteGuestSettings(database: Database, to: string) {
  return database.delete(noticeSettings).where(inArray(noticeSettings.userUuid, formerGuests(to)));
}

/** Takes an address from whichever other session had it: a browser's maker gives one address to one browser. */
export function releaseAddress(database: Database, address: string, sessionId: SQL) {
  return database
    .delete(pushDevices)
    .where(and(eq(pushDevices.address, address), ne(pushDevices.sessionId, sql`${sessionId}`)));
}

/** Makes the browser of a session one that takes pushes. Does nothing where there is no such session. */
export function upsertDevice(
  database: Database,
  sessionId: SQL,
  device: Omit<typeof pushDevices.$inferInsert, "sessionId">,
) {
  const { channel, address, p256dh = null, auth = null, createdAt } = device;
  return database
    .insert(pushDevices)
    .select(
      sql`select ${sessionId}, ${channel}, ${address}, ${p256dh}, ${auth}, ${createdAt} where ${sessionId} is not null`,
    )
    .onConflictDoUpdate({ target: pushDevices.sessionId, set: { channel, address, p256dh, auth, createdAt } });
}

/** Makes the browser of a session one that takes no pushes, unless it takes them at another address by now. */
export function deleteDevice(database: Database, { sessionId, address }: Pick<DeviceRow, "sessionId" | "address">) {
  return database
    .delete(pushDevices)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.address, address)));
}

/** The browsers of people that take pushes, by whose live sessions they hang on. */
export function selectDevices(database: Database, userUuid: string | SQL, now: number) {
  const { sessionId, channel, address, p256dh, auth } = pushDevices;
  return database
    .select({ sessionId, channel, address, p256dh, auth })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(sessions.userUuid, userUuid), isLive(now)));
}

export type DeviceRow = Awaited<ReturnType<typeof selectDevices>>[number];

/** How a person can be told beyond the pages: how many browsers take their pushes, and at which address. */
export function selectReach(database: Database, userUuid: SQL, now: number) {
  const devices = sql<number>`(select count(*) from push_devices inner join sessions on sessions.id = session_id
    where sessions.user_uuid = ${users.uuid} and ${isLive(now)})`;
  return database
    .select({ email: users.email, pushEnabled: noticeSettings.pushEnabled, devices: devices.as("devices") })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userUuid, users.uuid))
    .where(eq(users.uuid, userUuid));
}

/** All browsers of a person's that take pushes, with what each is. */
export function selectEveryDeviceOf(database: Database, userUuid: SQL) {
  const { channel, createdAt } = pushDevices;
  return database
    .select({ device: sessions.device, channel, registeredAt: sql<number>`${createdAt}`.as("registered_at") })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(sessions.userUuid, userUuid))
    .orderBy(sql`registered_at`, sessions.id);
}

/** The id of a live session by its token, for use inside other queries of the same batch. */
export function sessionIdOf(tokenHash: string | null, now: number): SQL {
  return sql`(select ${sessions.id} from ${sessions}
    where ${sessions.tokenHash} = ${tokenHash ?? ""} and ${isLive(now)})`;
}
