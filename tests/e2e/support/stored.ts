import { inject } from "vitest";

/**
 * Changes what the server under test has stored, for what no call can bring about: one statement, with its values. The
 * server itself runs it, by the door that its tools have into local databases: a second program at the file would lock
 * the server out.
 */
export async function changeStored(sql: string, ...params: (string | number | null)[]): Promise<void> {
  const response = await fetch(`${inject("origin")}/cdn-cgi/local/explorer/api/d1/database/pettifog-local/raw`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sql, params }),
  });
  if (!response.ok) throw new Error(`${sql} was refused: ${await response.text()}`);
}
