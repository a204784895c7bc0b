import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";
import { inTime } from "../in-time.server";
import { wrapRoundTrips } from "./round-trips.server";

/**
 * The typed database of one request. Only repositories write queries on it; services send them in batches. It is not
 * told the schema: that serves relational queries, of which there are none, and each request would read all tables for
 * them. A round trip that hangs is given up.
 */
export function openDatabase(d1: D1Database) {
  return drizzle(wrapRoundTrips(d1, (send) => inTime("database", send())));
}

export type Database = ReturnType<typeof openDatabase>;
