import type { D1Database } from "@cloudflare/workers-types";

/** Rejects where the database can't be read or has never been migrated. Reads one row at most. */
export async function requireReadable(d1: D1Database): Promise<void> {
  await d1.prepare("select 1 from users limit 1").run();
}
