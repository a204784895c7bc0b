/**
 * Whether an error is SQLite's refusal of a second row with the same `table.column`, or the same in `index 'name'`
 * where the index is on an expression.
 */
export function violatesUnique(error: unknown, column: string): boolean {
  return isRefusedBy(error, `UNIQUE constraint failed: ${column}`);
}

/** Whether an error is SQLite's refusal of a row without a `table.column`. */
export function violatesNotNull(error: unknown, column: string): boolean {
  return isRefusedBy(error, `NOT NULL constraint failed: ${column}`);
}

/** The same for a check constraint by its name. */
export function violatesCheck(error: unknown, name: string): boolean {
  return isRefusedBy(error, `CHECK constraint failed: ${name}`);
}

/** D1 tells a refusal in words alone, and drizzle may wrap it, so the chain of causes is read. */
function isRefusedBy(error: unknown, words: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(words)) return true;
  }
  return false;
}
