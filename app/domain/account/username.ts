import * as v from "valibot";

/** Lengths of a username in characters (docs/rules.md#usernames). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;

/**
 * What others call an account: 3 to 20 of letters, digits and `_`. The letters are ASCII's alone, since a name that
 * only looks like somebody else's is an impostor's.
 */
export const usernameSchema = v.pipe(
  v.string("Please choose a username."),
  v.trim(),
  v.nonEmpty("Please choose a username."),
  v.minLength(USERNAME_MIN, `A username has at least ${USERNAME_MIN} characters.`),
  v.maxLength(USERNAME_MAX, `A username has at most ${USERNAME_MAX} characters.`),
  v.regex(/^[A-Za-z0-9_]+$/u, "A username is made of letters, digits and _."),
);

/** What is wrong with a username that is long enough to be judged; null for nothing. */
export function usernameFault(typed: string): string | null {
  if (typed.trim().length < USERNAME_MIN) return null;
  const parsed = v.safeParse(usernameSchema, typed, { abortPipeEarly: true });
  return parsed.success ? null : parsed.issues[0].message;
}
