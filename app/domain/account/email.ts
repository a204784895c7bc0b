import * as v from "valibot";

/** Longest address that mail can carry (RFC 5321), in characters. */
const EMAIL_MAX = 254;

const NO_ADDRESS = "Please enter your email address.";
const BAD_ADDRESS = "That does not look like an email address.";

/**
 * A person's address, in the one form in which it is compared and stored: trimmed and in lower case. Mail servers that
 * tell `Robin@` from `robin@` are not met in the wild; people who type their own address both ways are.
 */
export const emailSchema = v.pipe(
  v.string(NO_ADDRESS),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty(NO_ADDRESS),
  v.maxLength(EMAIL_MAX, BAD_ADDRESS),
  v.email(BAD_ADDRESS),
);
