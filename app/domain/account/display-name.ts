import * as v from "valibot";
import { normalizeText, typedText } from "../text";

/** Longest display name, in code points. */
export const DISPLAY_NAME_MAX = 20;

/** What is said of a name of `length` code points that is too long. */
export function nameTooLong(length: number): string {
  return `Name must be ${DISPLAY_NAME_MAX} characters or less. Currently ${length} characters.`;
}

/** A display name may be blank: the server then falls back to the person's own. It stays on one line. */
export const displayNameSchema = v.pipe(
  v.string("This must be text."),
  v.transform((text) => text.replace(/\s+/gu, " ")),
  typedText(DISPLAY_NAME_MAX, nameTooLong),
);

/** One that may be left out, which clients also say by null. */
export const optionalNameSchema = v.nullish(displayNameSchema, "");

const GUEST_NAME_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The name of a guest who gave none: `User-` and 4 characters that nobody misreads. `random` gives bytes. */
export function guestName(random: (count: number) => Uint8Array): string {
  const letters = [...random(4)].map((byte) => GUEST_NAME_LETTERS[byte % GUEST_NAME_LETTERS.length]);
  return `User-${letters.join("")}`;
}

/** The first of the names that is not blank. */
export function firstName(...names: (string | null | undefined)[]): string | undefined {
  return names.map((name) => normalizeText(name ?? "")).find((name) => name !== "");
}
