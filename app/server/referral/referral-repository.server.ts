import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { formerGuests } from "../account/account-repository.server";
import type { Database } from "../database/client.server";
import { users } from "../database/schema.server";

/** How many new people have come by a person's link and have sat down in a case. The person by a query for them. */
export function countReferred(database: Database, userUuid: SQL) {
  return database
    .select({ came: sql<number>`count(*)`.as("came") })
    .from(users)
    .where(
      sql`${eq(users.referredByUuid, userUuid)} and (
        exists (select 1 from cases where cases.creator_uuid = users.uuid)
        or exists (select 1 from cases where cases.opponent_uuid = users.uuid))`,
    );
}

/** Whoever came by the link of a person's former guests came by that person's. */
export function moveReferred(database: Database, to: string) {
  return database
    .update(users)
    .set({ referredByUuid: to })
    .where(inArray(users.referredByUuid, formerGuests(to)));
}
