import { inject } from "vitest";

type Value = string | number | null;

/**
 * Changes what the server under test has stored, for what no call can bring about: one statement, with a value for each
 * question mark. The server itself runs it, by the door that its tools have into local databases: a second program at
 * the file would lock the server out.
 */
export async function changeStored(statement: string, ...values: Value[]): Promise<void> {
  const left = [...values];
  // The door takes texts alone as parameters.
  const sql = statement.replaceAll("?", () => literal(left.shift() ?? null));
  const response = await fetch(`${inject("origin")}/cdn-cgi/local/explorer/api/d1/database/pettifog-local/raw`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sql }),
  });
  if (!response.ok) throw new Error(`${sql} was refused: ${await response.text()}`);
}

function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
