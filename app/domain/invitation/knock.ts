import * as v from "valibot";
import type { ErrorCode } from "../error-code";
import { humanCheckTokenSchema } from "../human-check/human-check";

/** What somebody sends who was told a case code and has no link. */
export const knockSchema = v.object({ recaptchaToken: humanCheckTokenSchema });

/** What the page of a case code gets back: the token of the link that they were not sent. */
export type KnockReply = { ok: true; token: string } | { ok: false; error: string; code: ErrorCode };

export const KNOCK_ERRORS = {
  nobody: "Nobody waits behind this door. Check the code, or ask whoever summoned you for the link.",
  notHuman: "Failed to validate reCAPTCHA. Please try again.",
  offline: "There is no connection. Please knock again when it is back.",
  failed: "The knock was not heard. Please try again.",
} as const;
