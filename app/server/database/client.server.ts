import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.server";

/** The typed database of one request. Only repositories write queries on it; services send them in batches. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { schema });
}

export type Database = ReturnType<typeof openDatabase>;
