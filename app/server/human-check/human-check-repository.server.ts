import { lt } from "drizzle-orm";
import type { Database } from "../database/client.server";
import { spentHumanChecks } from "../database/schema.server";
import type { AcceptedHumanCheck } from "./human-check-port.server";

/** Spends a token. In a batch with the action: a token that is spent already fails the whole batch. */
export function insertSpentHumanCheck(database: Database, check: AcceptedHumanCheck) {
  return database.insert(spentHumanChecks).values(check);
}

/** Forgets tokens that would be refused for their age. */
export function deleteExpiredHumanChecks(database: Database, now: number) {
  return database.delete(spentHumanChecks).where(lt(spentHumanChecks.expiresAt, now));
}
