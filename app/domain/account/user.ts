import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { humanCheckTokenSchema } from "../human-check/human-check";
import { optionalNameSchema } from "./display-name";

/** How long a session lives after its last use: one year (docs/rules.md#sessions-not-uuids). */
export const SESSION_LIFETIME_MS = 365 * 24 * 60 * 60_000;

/**
 * How long a session lives however often it is used: two years after it was opened, or after the last login in it
 * (docs/rules.md#sessions-not-uuids).
 */
export const SESSION_ABSOLUTE_LIFETIME_MS = 2 * SESSION_LIFETIME_MS;

/** How long after a login its session may do what takes or tells everything (docs/rules.md#stolen-sessions). */
export const LOGIN_FRESH_MS = 24 * 60 * 60_000;

/** A session's end is moved at most once in this time, so that reading a page stays a read. */
export const SESSION_ROLL_AFTER_MS = 24 * 60 * 60_000;

/** A person as anyone sees them who has the uuid (docs/rules.md#sessions-not-uuids). */
export interface PublicProfile {
  uuid: string;
  displayName: string;
  username: string | null;
  avatar: string | null;
  isAccountUser: boolean;
}

/** A person as they see themselves. */
export interface Viewer extends PublicProfile {
  /** Verified. Null for a guest who gave none. */
  email: string | null;
  /** Whether they want sponsored cards in their decks. */
  adsWanted: boolean;
}

export const createUserSchema = v.object({
  uuid: uuidSchema,
  displayName: optionalNameSchema,
  recaptchaToken: humanCheckTokenSchema,
});
export type CreateUser = v.InferOutput<typeof createUserSchema>;
