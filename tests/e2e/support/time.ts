import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";

/**
 * Lets so many minutes go by for every code that was mailed. The server under test runs on the real clock and has no handle
 * for another, so its codes age instead: what it compares with its clock is moved back in its database.
 */
export function ageMailedCodes(minutes: number): void {
  const [path] = globSync(join(inject("state"), "v3/d1/miniflare-D1DatabaseObject/*.sqlite")).filter(
    (file) => !file.endsWith("metadata.sqlite"),
  );
  if (path === undefined) throw new Error("the server under test has no database");
  const database = new DatabaseSync(path, { timeout: 5_000 });
  const milliseconds = minutes * 60_000;
  database.prepare("UPDATE email_codes SET expires_at = expires_at - ?").run(milliseconds);
  database.prepare("UPDATE code_requests SET created_at = created_at - ?").run(milliseconds);
  database.close();
}
