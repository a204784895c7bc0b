import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { NOTICES_LISTED } from "./notice";
import { NOTICE_KINDS } from "./notice-kind";
import { pushSubscriptionSchema } from "./push-device";
import { isTimeZone } from "./quiet-hours";

const timeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, "This is not a time zone."));

const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

/** Turns pushes on or off. The browser's time zone comes along, for quiet hours. */
export const optInSchema = v.object({ uuid: uuidSchema, enabled: v.boolean(), timeZone: v.optional(timeZone) });
export type OptIn = v.InferOutput<typeof optInSchema>;

/** How somebody wants to be told. What is left out stays as it is. */
export const noticeSettingsSchema = v.object({
  uuid: uuidSchema,
  mutedKinds: v.optional(v.array(v.picklist(NOTICE_KINDS))),
  quietHours: v.optional(v.nullable(v.object({ from: minuteOfDay, to: minuteOfDay }))),
  timeZone: v.optional(timeZone),
  mailEnabled: v.optional(v.boolean()),
});
export type NoticeSettingsInput = v.InferOutput<typeof noticeSettingsSchema>;

const providersId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(128));

/** Makes this browser one that takes pushes: by its own subscription, or by a provider's id in either spelling. */
export const registerDeviceSchema = v.union(
  [
    v.object({ uuid: uuidSchema, subscription: pushSubscriptionSchema }),
    v.pipe(
      v.object({ uuid: uuidSchema, playerId: providersId }),
      v.transform(({ uuid, playerId }) => ({ uuid, providersId: playerId })),
    ),
    v.pipe(
      v.object({ userUuid: uuidSchema, oneSignalId: providersId, platform: v.optional(v.string()) }),
      v.transform(({ userUuid, oneSignalId }) => ({ uuid: userUuid, providersId: oneSignalId })),
    ),
  ],
  "This names no device.",
);
export type RegisterDevice = v.InferOutput<typeof registerDeviceSchema>;

/** Marks notices as read: some by their ids, or all of a case, or all there are. */
export const readNoticesSchema = v.object({
  uuid: uuidSchema,
  ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(NOTICES_LISTED))),
  caseUuid: v.optional(uuidSchema),
});
export type ReadNotices = v.InferOutput<typeof readNoticesSchema>;

/** How somebody is told at present, and what this court can send. */
export const noticeStatusSchema = v.object({
  notificationsEnabled: v.boolean(),
  /** How pushes reach browsers here; null where none are sent. */
  pushChannel: v.nullable(v.picklist(["web", "onesignal"])),
  /** What a browser subscribes with, for the channel `web`. */
  pushKey: v.nullable(v.string()),
  /** Whether this very browser takes pushes. */
  isDeviceRegistered: v.boolean(),
  mutedKinds: v.array(v.picklist(NOTICE_KINDS)),
  quietHours: v.nullable(v.object({ from: v.number(), to: v.number() })),
  timeZone: v.nullable(v.string()),
  mailEnabled: v.boolean(),
});
export type NoticeStatus = v.InferOutput<typeof noticeStatusSchema>;
