/** An address that nobody else in the suite has. */
export function newEmail(): string {
  return `robin.${crypto.randomUUID().slice(0, 13)}@court.example`;
}

/** A code of the right form that isn't this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
