import * as v from "valibot";
import { readSettings } from "~/domain/settings";
import { mailSettingEntries } from "../mail/mail-settings.server";
import { pushSettingEntries } from "./push/push-settings.server";

const notifierSettingsSchema = v.object({
  ENVIRONMENT: v.optional(v.picklist(["development", "production"]), "production"),
  /** Public origin of the site: where links in mails lead, and who pushes say that they are from. */
  SITE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url).origin),
    ),
    "http://localhost:8787",
  ),
  ...mailSettingEntries,
  ...pushSettingEntries,
});

export type NotifierSettings = v.InferOutput<typeof notifierSettingsSchema>;

/** Reads what sending needs out of the courtroom Worker's environment. Throws one error that names everything wrong. */
export function parseNotifierSettings(env: object): NotifierSettings {
  return readSettings(notifierSettingsSchema, env);
}
