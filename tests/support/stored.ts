import { env } from "cloudflare:workers";

type Value = string | number | null;

/** Rows as the database holds them, for tests that look behind the services. */
export async function storedRows<Row = Record<string, Value>>(query: string, ...values: Value[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(query)
    .bind(...values)
    .all<Row>();
  return results;
}

/** How many rows of a table have a value in a column. */
export async function countStored(table: string, column: string, value: string): Promise<number> {
  const rows = await storedRows<{ count: number }>(`select count(*) as count from ${table} where ${column} = ?`, value);
  return rows[0]?.count ?? 0;
}

/** Everything that a database is made of. */
export const SCHEMA = "select type, name, sql from sqlite_master where name not like 'd1_%' order by name";

/** What a query finds in a database, which may be another than today's. */
export const rowsOf = async (database: D1Database, query: string) =>
  (await database.prepare(query).all<Record<string, unknown>>()).results;

/** The rows of a table in an order of their own, since a copy may have another. */
export async function sortedRows(database: D1Database, table: string): Promise<string[]> {
  const rows = (await rowsOf(database, `select * from ${table}`)).map((row) =>
    JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  return rows.sort();
}
