import { type SQL, sql } from "drizzle-orm";
import { SESSION_ABSOLUTE_LIFETIME_MS } from "~/domain/account/user";

/** Whether a session has not ended, for use in queries of `sessions`: neither unused for too long nor too old. */
export function isLive(now: number): SQL {
  return sql`(sessions.expires_at > ${now} and sessions.created_at > ${now - SESSION_ABSOLUTE_LIFETIME_MS})`;
}
