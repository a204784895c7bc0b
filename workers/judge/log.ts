/** Facts of a log line: ids, codes, counts and times. Never a text that a person wrote. */
type Facts = Record<string, string | number | boolean | null>;

/** Writes one structured line, as the other Workers do. */
export function logEvent(event: string, facts: Facts): void {
  console.info(JSON.stringify({ level: "info", event, ...facts }));
}

/** The same for what somebody should mend. */
export function logError(event: string, facts: Facts): void {
  console.error(JSON.stringify({ level: "error", event, ...facts }));
}
