import * as v from "valibot";

/** What carries mails, in the settings of each Worker that sends any. */
export const mailSettingEntries = {
  /** Who the court's mails are from. Cloudflare's binding must allow it as a sender. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("MAIL_FROM must be an email address."))),
  /** A provider that takes mails in Resend's form, in place of Cloudflare's binding. */
  MAIL_API_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https:\/\//u, "MAIL_API_URL must be an https:// address."), v.url()),
  ),
  MAIL_API_KEY: v.optional(v.string()),
};

export interface MailSettings {
  ENVIRONMENT: "development" | "production";
  MAIL_FROM?: string | undefined;
  MAIL_API_URL?: string | undefined;
  MAIL_API_KEY?: string | undefined;
}
