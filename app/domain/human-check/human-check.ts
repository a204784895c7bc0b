import * as v from "valibot";

/** What a human check pays for. A token is bound to one of these (docs/rules.md#human-check). */
const HUMAN_CHECK_ACTIONS = ["create_user", "create_invitation", "join_invitation"] as const;
export type HumanCheckAction = (typeof HUMAN_CHECK_ACTIONS)[number];

export const humanCheckActionSchema = v.picklist(HUMAN_CHECK_ACTIONS, "This court has no such human check.");

/**
 * How long a challenge may wait for its solution and the action it pays for: long enough to type an allegation twice.
 */
export const HUMAN_CHECK_LIFETIME_MS = 20 * 60_000;

/** Longest token that is looked at; ALTCHA's are near 1,000 characters, Turnstile's at most 2,048. */
const TOKEN_MAX = 4_096;

/** The wire field keeps the specification's name `recaptchaToken` (docs/rules.md#human-check). */
export const humanCheckTokenSchema = v.pipe(
  v.string("reCAPTCHA error: Unable to verify you’re a human. Please try again."),
  v.nonEmpty("reCAPTCHA error: Unable to verify you’re a human. Please try again."),
  v.maxLength(TOKEN_MAX, "reCAPTCHA error: Unable to verify you’re a human. Please try again."),
);
