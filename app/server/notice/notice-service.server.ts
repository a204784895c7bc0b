import type { Viewer } from "~/domain/account/user";
import { invalidInput } from "~/domain/app-error";
import type { Notice } from "~/domain/notice/notice";
import type {
  NoticeSettingsInput,
  NoticeStatus,
  OptIn,
  ReadNotices,
  RegisterDevice,
} from "~/domain/notice/notice-input";
import { isPushEndpoint, type PushChannel } from "~/domain/notice/push-device";
import { selectViewer, viewerUuid } from "../account/account-repository.server";
import { requireOwn, requireViewer } from "../account/require-viewer.server";
import type { Visitor } from "../account/visitor.server";
import type { Dependencies } from "../dependencies.server";
import { logError } from "../observability/log.server";
import { markRead, selectNotices, selectUnread } from "./notice-repository.server";
import {
  releaseAddress,
  selectDevices,
  selectNoticeSettings,
  sessionIdOf,
  upsertDevice,
  upsertNoticeSettings,
} from "./notice-settings-repository.server";
import { toNotice, toNoticePreferences } from "./to-notice.server";

interface NoticeDependencies extends Pick<Dependencies, "database" | "clock" | "notifier"> {
  /** How pushes reach browsers here; null where none are sent. */
  push: { channel: PushChannel; key: string | null } | null;
  /** Whether this is one's own machine, which stands in for the services of browsers' makers. */
  isLocal: boolean;
}

/** What people are told of, and how they want to be (docs/rules.md#notices). */
export function createNoticeService(deps: NoticeDependencies) {
  const { database, clock, notifier, push, isLocal } = deps;

  async function requirePerson(visitor: Visitor, claimedUuid: string): Promise<Viewer> {
    const now = clock();
    const viewer = requireViewer(visitor, await selectViewer(database, visitor.tokenHash, now), now);
    requireOwn(viewer, claimedUuid);
    return viewer;
  }

  return {
    /** A person's notices, the newest first. Refuses somebody else's. */
    async listNotices(visitor: Visitor, userUuid: string): Promise<Notice[]> {
      const now = clock();
      const [viewers, rows] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectNotices(database, viewerUuid(visitor.tokenHash, now)),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      return rows.map(toNotice);
    },

    /** Marks notices of the viewer's as read, and gives how many are left. Refuses somebody else's. */
    async readNotices(visitor: Visitor, { uuid, ids, caseUuid }: ReadNotices): Promise<{ unread: number }> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, , counted] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        markRead(database, { own, claimedUuid: uuid }, { ids, caseUuid }, now),
        selectUnread(database, own),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), uuid);
      const unread = counted[0]?.unread ?? 0;
      await notifier.tellUnread(uuid, unread).catch((error: unknown) => logError("notify_failed", error, {}));
      return { unread };
    },

    /** How a person is told at present. Refuses somebody else's. */
    async getStatus(visitor: Visitor, userUuid: string): Promise<NoticeStatus> {
      const now = clock();
      const own = viewerUuid(visitor.tokenHash, now);
      const [viewers, settings, devices] = await database.batch([
        selectViewer(database, visitor.tokenHash, now),
        selectNoticeSettings(database, own),
        selectDevices(database, own, now),
      ]);
      requireOwn(requireViewer(visitor, viewers, now), userUuid);
      const { pushEnabled, ...preferences } = toNoticePreferences(settings[0]);
      return {
        notificationsEnabled: pushEnabled,
        pushChannel: push?.channel ?? null,
        pushKey: push?.key ?? null,
        isDeviceRegistered: devices.some(({ sessionId }) => sessionId === visitor.sessionId),
        ...preferences,
      };
    },

    /** Turns a person's pushes on or off, on all of their devices. Refuses somebody else's. */
    async optIn(visitor: Visitor, { uuid, enabled, timeZone }: OptIn): Promise<void> {
      await requirePerson(visitor, uuid);
      const zone = timeZone === undefined ? {} : { timeZone };
      await upsertNoticeSettings(database, uuid, { pushEnabled: enabled, ...zone });
    },

    /** Changes what a person is told of, how and when. What is left out stays. Refuses somebody else's. */
    async changeSettings(visitor: Visitor, { uuid, quietHours, ...change }: NoticeSettingsInput): Promise<void> {
      await requirePerson(visitor, uuid);
      const quiet =
        quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
      await upsertNoticeSettings(database, uuid, { ...change, ...quiet });
    },

    /**
     * Makes the viewer's browser one that takes pushes, in place of what it was before. Refuses an endpoint that the
     * court does not call.
     */
    async registerDevice(visitor: Visitor, device: RegisterDevice): Promise<void> {
      await requirePerson(visitor, device.uuid);
      const createdAt = clock();
      const sessionId = sessionIdOf(visitor.tokenHash, createdAt);
      const stored =
        "subscription" in device
          ? { channel: "web" as const, address: device.subscription.endpoint, ...device.subscription.keys }
          : { channel: "onesignal" as const, address: device.providersId };
      if (stored.channel === "web" && !isPushEndpoint(stored.address, isLocal)) {
        throw invalidInput("The court sends no pushes there.");
      }
      await database.batch([
        releaseAddress(database, stored.address, sessionId),
        upsertDevice(database, sessionId, { ...stored, createdAt }),
      ]);
    },
  };
}
