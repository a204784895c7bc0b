import { partyNames, UNKNOWN_NAME } from "~/domain/case/party-names";
import type { Notice } from "~/domain/notice/notice";
import { type NoticeReach, noticeChannels } from "~/domain/notice/notice-channels";
import { type NoticeFacts, noticeText } from "~/domain/notice/notice-text";
import { quietUntil } from "~/domain/notice/quiet-hours";
import type { NoticeRow } from "./notice-repository.server";
import { NO_SETTINGS, type NoticeSettingsRow } from "./notice-settings-repository.server";

/** A notice in the court's words, for its person. */
export function toNotice(row: NoticeRow): Notice {
  const { id, kind, readAt, createdAt } = row;
  return { id, kind, ...noticeText(factsOf(row)), read: readAt !== null, createdAt: new Date(createdAt).toISOString() };
}

/** By which ways it goes out. */
export function channelsOf(row: NoticeRow): ReturnType<typeof noticeChannels> {
  const { kind, pushEnabled, mailEnabled, mutedKinds, devices, email, askedAt } = row;
  const reach: NoticeReach = {
    ...{ kind, devices, mutedKinds: mutedKinds ?? [] },
    pushEnabled: pushEnabled ?? false,
    mailEnabled: mailEnabled ?? false,
    hasAddress: email !== null,
    hasAsked: askedAt !== null,
  };
  return noticeChannels(reach);
}

/** Until when its person is not to be woken, in Unix milliseconds; null where they may be. */
export function quietOf({ quietFrom: from, quietTo: to, timeZone }: NoticeRow, now: number): number | null {
  return from === null || to === null ? null : quietUntil(now, { from, to }, timeZone);
}

/** How somebody wants to be told, as they see it; as whoever never said anything about it where there is no row. */
export function toNoticePreferences(settings: NoticeSettingsRow | undefined) {
  const { pushEnabled, mailEnabled, mutedKinds, quietFrom, quietTo, timeZone } = settings ?? NO_SETTINGS;
  const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { pushEnabled, mailEnabled, mutedKinds, quietHours, timeZone };
}

function factsOf(row: NoticeRow): NoticeFacts {
  const { kind, detail, count, topicTitle, topicRejectionReason } = row;
  return {
    ...{ kind, detail, count },
    case: caseOf(row),
    topic: topicTitle === null ? null : { title: topicTitle, rejectionReason: topicRejectionReason },
  };
}

function caseOf(row: NoticeRow): NoticeFacts["case"] {
  const { caseKind, caseUuid, creatorUuid, userUuid, creatorDisplayName } = row;
  if (caseKind === null || caseUuid === null) return null;
  const names = partyNames({ ...row, creatorDisplayName: creatorDisplayName ?? UNKNOWN_NAME });
  return { kind: caseKind, uuid: caseUuid, seat: creatorUuid === userUuid ? "creator" : "opponent", names };
}
