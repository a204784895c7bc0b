import { nanoid } from "nanoid";
import { type Secret, sign, verify } from "../crypto.server";
import { ownCookie, readOwnCookie } from "./own-cookie.server";
import type { Visitor } from "./visitor.server";

const SUFFIX = "-browser";
const MARK_LENGTH = 43;
const MARK = /^[A-Za-z0-9_-]{43}(?:\.[0-9a-f]{64})?$/u;
const PURPOSE = "known-browser";

/** A mark lives as long as a session that nobody uses: a year. */
const MARK_LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/**
 * What tells a browser from all others where codes are asked for and tried, signed in or not. It is a cookie of its
 * own, since it has to outlast a logout: once a code was right the mark is signed for that address, and strangers who
 * use up what an address may ask for take nothing from a browser that its owner has logged in on before.
 */
export function readMark(request: Request): string | undefined {
  return readOwnCookie(request, SUFFIX, MARK) ?? undefined;
}

/** The `Set-Cookie` value that keeps a mark. */
export function markCookie(request: Request, mark: string): string {
  return ownCookie(request, SUFFIX, mark, MARK_LIFETIME_SECONDS);
}

/** The `Set-Cookie` value that takes a mark away. */
export function forgetMarkCookie(request: Request): string {
  return ownCookie(request, SUFFIX, "", 0);
}

/** Gives a browser without a mark a new one. */
export function markBrowser(visitor: Visitor): void {
  visitor.browserMark ??= nanoid(MARK_LENGTH);
}

/** Gives a browser a new mark, as one that has shown a code of this address. */
export async function markAsKnown(secret: Secret, visitor: Visitor, email: string): Promise<void> {
  const id = nanoid(MARK_LENGTH);
  visitor.browserMark = `${id}.${await sign(secret, PURPOSE, `${email}\n${id}`)}`;
}

/** The part of a mark that names its browser; blank for a browser without one. */
export function browserOf({ browserMark = "" }: Visitor): string {
  return browserMark.slice(0, MARK_LENGTH);
}

/** Whether a browser has shown a code of this address before. */
export function isKnownTo(secret: Secret, visitor: Visitor, email: string): Promise<boolean> {
  const signature = (visitor.browserMark ?? "").slice(MARK_LENGTH + 1);
  return verify(secret, PURPOSE, `${email}\n${browserOf(visitor)}`, signature);
}
