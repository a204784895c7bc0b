import { lt } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { spentHumanChecks } from "../database/schema.server";
import type { AcceptedHumanCheck } from "./human-check-port.server";

/** What a second spending of the same token violates, for `violatesUnique`. */
export const SPENT_ONCE = "spent_human_checks.expires_at";

/** Spends a token. In a batch with the action: a token that is spent already fails the whole batch on `SPENT_ONCE`. */
export function insertSpentHumanCheck(database: Database, check: AcceptedHumanCheck) {
  return database.insert(spentHumanChecks).values(check);
}

/** Forgets tokens that would be refused for their age. */
export function deleteExpiredHumanChecks(database: Database, now: number) {
  return database.delete(spentHumanChecks).where(lt(spentHumanChecks.expiresAt, now));
}
