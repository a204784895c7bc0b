import * as v from "valibot";

/** Digits of a code (docs/rules.md#login-codes). */
export const EMAIL_CODE_LENGTH = 6;

/** How long a code works: ten minutes (docs/rules.md#login-codes). */
export const EMAIL_CODE_LIFETIME_MS = 10 * 60_000;

/** An expired code is known for an hour more, so that whoever comes late is told what is wrong. */
export const EMAIL_CODE_KEPT_MS = 60 * 60_000;

/** So many tries, and a code is void: a guess in a million has five chances (docs/rules.md#login-codes). */
export const EMAIL_CODE_TRIES = 5;

/** A code as somebody typed or pasted it, with whatever spaces the mail program put in. */
export const emailCodeSchema = v.pipe(
  v.string("Invalid code"),
  v.transform((text) => text.replace(/[\s-]/gu, "")),
  v.regex(/^[0-9]{6}$/u, "Invalid code"),
);

/** Why a code did not work. What was never asked for and what was used is `wrong`: there is nothing to say of it. */
export type CodeFault = "wrong" | "void" | "expired";

/** Why the code of a browser did not work that stands like this after the try, or of which nothing is known. */
export function codeFault(
  code: { tries: number; uses: number; expiresAt: number } | undefined,
  now: number,
): CodeFault {
  if (code === undefined || code.uses > 0) return "wrong";
  if (code.expiresAt <= now) return "expired";
  return code.tries >= EMAIL_CODE_TRIES ? "void" : "wrong";
}

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
