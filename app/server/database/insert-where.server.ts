import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.server";

/**
 * Inserts a row if a condition holds, in one statement. A column that the row leaves out is null, whatever its default.
 * The condition is a whole `from … where …`: without a `where` SQLite would take what follows for a join.
 */
export function insertWhere<Table extends SQLiteTable>(
  database: Database,
  table: Table,
  row: Table["$inferInsert"],
  fromWhere: SQL,
) {
  const given = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given.get(key) ?? null;
    // A JSON column would store the word `null`.
    return value === null ? sql`null` : sql`${sql.param(value, column)}`;
  });
  return database.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${fromWhere}`);
}
