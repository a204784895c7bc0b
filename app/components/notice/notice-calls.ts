import * as v from "valibot";
import { callApi } from "~/browser/api";
import { NOTICES_LISTED, type Notice, noticeSchema } from "~/domain/notice/notice";
import type { NoticeSettingsInput } from "~/domain/notice/notice-input";

/** The calls about notices, as the browser makes them. Each throws as `callApi` does. */

const doneSchema = v.object({ success: v.literal(true) });

/** A person's notices, the newest first. */
export async function listNotices(uuid: string): Promise<Notice[]> {
  return callApi(`/api/notifications/user/${uuid}`, v.array(noticeSchema));
}

/**
 * Marks what somebody has seen in their list as read, and no notice that came meanwhile; with a list that is full, also
 * what is too old to stand in it. Their open pages are told.
 */
export async function readNotices(uuid: string, seen: readonly Notice[]): Promise<void> {
  const body = seen.length < NOTICES_LISTED ? { uuid, ids: seen.map(({ id }) => id) } : { uuid };
  await callApi("/api/notifications/read", v.object({ unread: v.number() }), { method: "POST", body });
}

/** Changes how a person is told. What is left out stays. */
export async function changeNoticeSettings(change: NoticeSettingsInput): Promise<void> {
  await callApi("/api/notifications/settings", doneSchema, { method: "POST", body: change });
}
