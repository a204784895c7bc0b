import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";

/** Changes what the server under test has stored, for what no call can bring about. */
export function changeStored(change: (database: DatabaseSync) => void): void {
  const [path] = globSync(join(inject("state"), "v3/d1/miniflare-D1DatabaseObject/*.sqlite")).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  if (path === undefined) throw new Error("the server under test has no database");
  const database = new DatabaseSync(path, { timeout: 5_000 });
  change(database);
  database.close();
}
