import { sql } from "drizzle-orm";
import { integer } from "drizzle-orm/sqlite-core";

/** All times are Unix milliseconds, set by the service from its clock and never by the database. */
export const time = (name: string) => integer(name, { mode: "number" });

/*
 * D1 charges for each row that is written, and for each entry of an index as for a row. So an index on what most rows
 * don't have leaves those rows out, and tables that fill fast and have short rows are `WITHOUT ROWID`, which the
 * migration says and drizzle can't: a row is then the entry of its primary key and no second one.
 */
export const isGiven = (column: string) => sql.raw(`\`${column}\` is not null`);
