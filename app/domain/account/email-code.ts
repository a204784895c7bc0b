import * as v from "valibot";

/** Digits of a code (docs/rules.md#login-codes). */
export const EMAIL_CODE_LENGTH = 6;

/** How long a code works: ten minutes (docs/rules.md#login-codes). */
export const EMAIL_CODE_LIFETIME_MS = 10 * 60_000;

/** So many tries, and a code is void: a guess in a million has five chances (docs/rules.md#login-codes). */
export const EMAIL_CODE_TRIES = 5;

/** A code as somebody typed or pasted it, with whatever spaces the mail program put in. */
export const emailCodeSchema = v.pipe(
  v.string("Invalid code"),
  v.transform((text) => text.replace(/[\s-]/gu, "")),
  v.regex(/^[0-9]{6}$/u, "Invalid code"),
);

const CODES = 10 ** EMAIL_CODE_LENGTH;

/** Numbers above this would make the low codes likelier than the high ones. */
const FAIR_BELOW = Math.floor(2 ** 32 / CODES) * CODES;

/** A new code, every one as likely as every other. `random` gives bytes. */
export function newEmailCode(random: (count: number) => Uint8Array): string {
  for (;;) {
    const drawn = random(4).reduce((number, byte) => number * 256 + byte, 0);
    if (drawn < FAIR_BELOW) return String(drawn % CODES).padStart(EMAIL_CODE_LENGTH, "0");
  }
}
