import * as v from "valibot";
import { readSettings } from "~/domain/settings";
import { mailSettingEntries } from "../mail/mail-settings.server";
import { pushSettingEntries } from "./push/push-settings.server";

const ONE_MACHINE = "http://localhost:8787";

const notifierSettingsSchema = v.pipe(
  v.object({
    ENVIRONMENT: v.optional(v.picklist(["development", "production"]), "production"),
    /** Public origin of the site: where links in mails lead, and who pushes say that they are from. */
    SITE_ORIGIN: v.optional(
      v.pipe(
        v.string(),
        v.url(),
        v.transform((url) => new URL(url).origin),
      ),
      ONE_MACHINE,
    ),
    ...mailSettingEntries,
    ...pushSettingEntries,
  }),
  v.check(
    (settings) => settings.ENVIRONMENT !== "production" || settings.SITE_ORIGIN !== ONE_MACHINE,
    "SITE_ORIGIN must be set in production.",
  ),
);

export type NotifierSettings = v.InferOutput<typeof notifierSettingsSchema>;

/** Reads what sending needs out of the courtroom Worker's environment. Throws one error that names everything wrong. */
export function parseNotifierSettings(env: object): NotifierSettings {
  return readSettings(notifierSettingsSchema, env);
}
