import { SESSION_LIFETIME_MS, SESSION_ROLL_AFTER_MS } from "~/domain/account/user";
import { REFERRER_COOKIE, REFERRER_LIFETIME_SECONDS } from "~/domain/referral/referral";
import { TIME_ZONE_COOKIE } from "~/domain/streak/time-zone-cookie";
import { readMark } from "./browser-mark.server";
import { readCookie } from "./read-cookie.server";
import { hashSessionToken, readSessionToken } from "./session-token.server";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Who may be behind a request: the hash of the session token it carries, not yet looked up. Services put the look-up
 * into the batch of what they read anyway, so that knowing the person costs no round trip of its own.
 */
export interface Visitor {
  /** The cookie's token, to send it again when the session is rolled. */
  readonly token: string | null;
  readonly tokenHash: string | null;
  /** In which time zone the browser says to be; by it a deed has its day (docs/rules.md#streaks). */
  readonly timeZone?: string | undefined;
  /** By whose link the browser came; for somebody new (docs/rules.md#referrals). */
  readonly referrer?: string | undefined;
  /** What tells this browser from others where codes are asked for; the surface then keeps a new one in its cookie. */
  browserMark?: string | undefined;
  /** Set by the look-up when the session is old enough to be rolled; the surface then renews cookie and row. */
  rollDue: boolean;
  /** Set by the look-up: the session's id, which is no secret. */
  sessionId?: string;
  /** Set by the look-up: what connections that are opened now hang on (see `loginId`). */
  loginId?: string;
}

/**
 * A session as it is from one login to the next. Its connections hang on this and not on the session alone: those that
 * were opened with a copied token before its owner logged in again are told from the owner's own.
 */
export function loginId({ id, createdAt }: { id: string; createdAt: number }): string {
  return `${id}@${createdAt}`;
}

export async function readVisitor(request: Request): Promise<Visitor> {
  const token = readSessionToken(request);
  const tokenHash = token === null ? null : await hashSessionToken(token);
  const timeZone = readCookie(request, TIME_ZONE_COOKIE) ?? undefined;
  const referrer = readCookie(request, REFERRER_COOKIE, UUID) ?? undefined;
  return { token, tokenHash, timeZone, referrer, browserMark: readMark(request), rollDue: false };
}

/** The `Set-Cookie` value by which a browser keeps whose link it came by. */
export function referrerCookie(request: Request, uuid: string): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${REFERRER_COOKIE}=${uuid}; Path=/; Max-Age=${REFERRER_LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a session that ends at `expiresAt` should be moved to a year from `now` (both Unix milliseconds). */
export function isRollDue(expiresAt: number, now: number): boolean {
  return expiresAt - now < SESSION_LIFETIME_MS - SESSION_ROLL_AFTER_MS;
}
