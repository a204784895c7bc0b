import { nanoid } from "nanoid";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import { sha256Hex } from "../crypto.server";
import { ownCookie, readOwnCookie } from "./own-cookie.server";

export const SESSION_TOKEN_LENGTH = 43;
const TOKEN = /^[A-Za-z0-9_-]{43}$/u;

/**
 * A new opaque token of 256 random bits. The browser keeps it in a cookie, the database its hash
 * (docs/rules.md#sessions-not-uuids).
 */
export function newSessionToken(): string {
  return nanoid(SESSION_TOKEN_LENGTH);
}

/** SHA-256 in hex, the form in which the database knows a session. */
export function hashSessionToken(token: string): Promise<string> {
  return sha256Hex(token);
}

/** The session token of a request's cookie, or null when there is none of the right form. */
export function readSessionToken(request: Request): string | null {
  return readOwnCookie(request, "", TOKEN);
}

/** The `Set-Cookie` value that keeps a session for a year from now. */
export function sessionCookie(request: Request, token: string): string {
  return ownCookie(request, "", token, SESSION_LIFETIME_MS / 1_000);
}

/** The `Set-Cookie` value that makes the browser forget its session. */
export function forgetSessionCookie(request: Request): string {
  return ownCookie(request, "", "", 0);
}
