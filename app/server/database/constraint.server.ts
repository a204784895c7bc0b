/**
 * Whether an error is SQLite's refusal of a second row with the same `table.column`. D1 tells it in words alone, and
 * drizzle may wrap it, so the chain of causes is read.
 */
export function violatesUnique(error: unknown, column: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  }
  return false;
}
