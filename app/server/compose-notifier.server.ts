import type { AnalyticsEngineDataset, D1Database, R2Bucket, SendEmail } from "@cloudflare/workers-types";
import { LIVE_OVERLAP_MS, type LiveMessage } from "~/domain/notice/live-message";
import { openDatabase } from "./database/client.server";
import { composeMail } from "./mail/compose-mail.server";
import { selectNoticesSince, selectUnread } from "./notice/notice-repository.server";
import { parseNotifierSettings } from "./notice/notifier-settings.server";
import { composePush } from "./notice/push/compose-push.server";
import { type Keeping, type Outgoing, sendOut } from "./notice/send-out.server";
import { toNotice } from "./notice/to-notice.server";

/** What the courtroom Worker's platform gives to a person's notifier. */
export interface NotifierPlatform {
  d1: D1Database;
  clock: () => number;
  mail?: SendEmail | undefined;
  /** The bucket of the local mailbox, where the environment binds it. */
  mailbox?: R2Bucket | undefined;
  /** Where failures are counted, where the environment binds it. */
  analytics?: AnalyticsEngineDataset | undefined;
}

/** What the notifier of a person does beside keeping their connections. */
export function composeNotifier(platform: NotifierPlatform, env: object, userUuid: string) {
  const database = openDatabase(platform.d1);
  return {
    /** The first message to a page: what is unread, and what it missed since a moment, in Unix milliseconds. */
    async welcome(since: number | null): Promise<LiveMessage> {
      const at = platform.clock();
      const [counted, missed] = await database.batch([
        selectUnread(database, userUuid),
        ...(since === null ? [] : [selectNoticesSince(database, userUuid, since - LIVE_OVERLAP_MS)]),
      ]);
      return {
        type: "welcome",
        payload: { unread: counted[0]?.unread ?? 0, notices: (missed ?? []).map(toNotice), at },
      };
    },

    /** See `sendOut`. */
    async sendOut(job: Outgoing, keeping: Keeping) {
      const settings = parseNotifierSettings(env);
      const senders = composePush(platform, settings);
      const { mailer } = composeMail(platform, settings);
      const deps = { database, clock: platform.clock, senders, mailer, siteOrigin: settings.SITE_ORIGIN };
      return sendOut(deps, userUuid, job, keeping);
    },
  };
}
