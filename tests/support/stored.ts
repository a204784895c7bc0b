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
