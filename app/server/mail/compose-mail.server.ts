import type { AnalyticsEngineDataset, R2Bucket, SendEmail } from "@cloudflare/workers-types";
import { inTime } from "../in-time.server";
import { countFailure, measureBy } from "../observability/metrics.server";
import { cloudflareMail } from "./cloudflare-mail.server";
import { httpMail } from "./http-mail.server";
import { localMailbox } from "./local-mailbox.server";
import type { Mailbox, Mailer } from "./mail-port.server";
import type { MailSettings } from "./mail-settings.server";

interface MailPlatform {
  mail?: SendEmail | undefined;
  mailbox?: R2Bucket | undefined;
  /** Where failures are counted, where the environment binds it. */
  analytics?: AnalyticsEngineDataset | undefined;
  clock: () => number;
}

/**
 * What carries the court's mails: the provider of the settings, else Cloudflare's binding, else the mailbox of one's
 * own machine. The mailbox shows everybody's codes to everybody, so production has none whatever is bound.
 */
export function composeMail(
  platform: MailPlatform,
  settings: MailSettings,
): { mailer: Mailer; mailbox: Mailbox | null } {
  const { mailer, mailbox } = chooseMail(platform, settings);
  const measure = measureBy(platform.analytics);
  return {
    mailer: { send: (mail) => countFailure(measure, "mail", () => inTime("mail", mailer.send(mail))) },
    mailbox,
  };
}

function chooseMail(
  { mail, mailbox: bucket, clock }: MailPlatform,
  settings: MailSettings,
): { mailer: Mailer; mailbox: Mailbox | null } {
  const { MAIL_API_URL: url, MAIL_API_KEY: key, MAIL_FROM: from } = settings;
  const isLocal = settings.ENVIRONMENT === "development" && bucket !== undefined;
  const local = isLocal ? localMailbox(bucket, clock) : null;
  if (url !== undefined && key !== undefined && from !== undefined) {
    return { mailer: httpMail({ url, key, from }, (...request) => fetch(...request)), mailbox: local };
  }
  if (mail !== undefined && from !== undefined) return { mailer: cloudflareMail(mail, from), mailbox: local };
  return { mailer: local ?? noMail, mailbox: local };
}

/** Without a way to send, nobody can log in, and everything else goes on. */
const noMail: Mailer = {
  async send() {
    throw new Error("No mail is set up: docs/deploy.md names the ways.");
  },
};
