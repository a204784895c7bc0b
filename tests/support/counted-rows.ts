import { env } from "cloudflare:workers";

/** What D1 charges for. */
export interface CountedRows {
  read: number;
  written: number;
}

/** The database of the tests, and what all that goes through it costs. */
export function countedRows(): { database: D1Database; rows: CountedRows } {
  const rows: CountedRows = { read: 0, written: 0 };
  const originals = new WeakMap<object, D1PreparedStatement>();

  function count<Result extends D1Result>(result: Result): Result {
    rows.read += result.meta.rows_read;
    rows.written += result.meta.rows_written;
    return result;
  }

  /** Sends by `all`, the one way that tells what it cost and gives the rows too. */
  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async () => count(await statement.all<Record<string, unknown>>());
    const wrapped = new Proxy(statement, {
      get(target, property) {
        if (property === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        if (property === "all" || property === "run") return all;
        if (property === "raw") return async () => (await all()).results.map((row) => Object.values(row));
        throw new Error(`${String(property)} is not counted`);
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const database = new Proxy(env.DB, {
    get(target, property) {
      if (property === "prepare") return (query: string) => counted(target.prepare(query));
      if (property === "batch") {
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((statement) => originals.get(statement) ?? statement))).map(count);
      }
      throw new Error(`${String(property)} is not counted`);
    },
  });
  return { database, rows };
}
