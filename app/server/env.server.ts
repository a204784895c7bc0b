import * as v from "valibot";
import { emailSchema } from "~/domain/account/email";
import { readSettings } from "~/domain/settings";
import { mailSettingEntries } from "./mail/mail-settings.server";
import { pushSettingEntries } from "./notice/push/push-settings.server";

/** Known to everyone who reads the source: good enough for one's own machine, refused in production. */
const DEVELOPMENT_SECRET = "development-secret-for-one-machine-only";

const settingsSchema = v.pipe(
  v.object({
    /** Unset it is production: a Worker that was set up wrongly must not show everybody's mail. */
    ENVIRONMENT: v.optional(v.picklist(["development", "production"]), "production"),
    /** Signs challenges, CSRF tokens and card links. */
    APP_SECRET: v.optional(
      v.pipe(v.string(), v.minLength(32, "APP_SECRET needs 32 characters or more.")),
      DEVELOPMENT_SECRET,
    ),
    /** What it was until a moment ago: nothing new is signed with it, and what was signed with it holds. */
    APP_SECRET_PREVIOUS: v.optional(
      v.pipe(v.string(), v.minLength(32, "APP_SECRET_PREVIOUS needs 32 characters or more.")),
    ),
    /** Public origin of the site, such as `https://pettifog.example`. Left out, it is the origin of each request. */
    SITE_ORIGIN: v.optional(
      v.pipe(
        v.string(),
        v.url(),
        v.transform((url) => new URL(url).origin),
      ),
    ),
    TURNSTILE_SITE_KEY: v.optional(v.string()),
    TURNSTILE_SECRET_KEY: v.optional(v.string()),
    ...mailSettingEntries,
    ...pushSettingEntries,
    /** Verified addresses of the first moderators, with commas between. */
    MODERATOR_EMAILS: v.pipe(
      v.optional(v.string(), ""),
      v.transform((list) => list.split(",").filter((address) => address.trim() !== "")),
      v.array(emailSchema),
    ),
  }),
  v.check(
    (settings) =>
      settings.ENVIRONMENT !== "production" ||
      ![settings.APP_SECRET, settings.APP_SECRET_PREVIOUS].includes(DEVELOPMENT_SECRET),
    "APP_SECRET must be set in production: `wrangler secret put APP_SECRET --env production`.",
  ),
  v.check(
    (settings) => settings.ENVIRONMENT !== "production" || settings.SITE_ORIGIN !== undefined,
    "SITE_ORIGIN must be set in production.",
  ),
  v.check(
    (settings) => (settings.TURNSTILE_SITE_KEY === undefined) === (settings.TURNSTILE_SECRET_KEY === undefined),
    "TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY come together.",
  ),
  v.check(
    (settings) => (settings.MAIL_API_URL === undefined) === (settings.MAIL_API_KEY === undefined),
    "MAIL_API_URL and MAIL_API_KEY come together.",
  ),
  v.check(
    (settings) => settings.MAIL_API_URL === undefined || settings.MAIL_FROM !== undefined,
    "MAIL_FROM must be set for MAIL_API_URL.",
  ),
);

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Reads the settings out of the web Worker's environment. Throws one error that names everything wrong with them. */
export function parseSettings(env: object): Settings {
  return readSettings(settingsSchema, env);
}
