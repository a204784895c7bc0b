import { UnusableSettings } from "~/domain/settings";

/** Facts of a log line: ids, codes, counts and times. Never a text that a person wrote. */
type Facts = Record<string, string | number | boolean | null | undefined>;

/** Writes one structured line. */
export function logEvent(event: string, facts: Facts): void {
  console.info(JSON.stringify({ level: "info", event, ...facts }));
}

/**
 * Writes one structured line about a fault, with the error's own words and place, which name code and not people.
 * Settings that can't be used are an event of their own wherever they are met, and say which: no answer does, so the
 * log has to, for whoever can mend them.
 */
export function logError(event: string, error: unknown, facts: Facts): void {
  const fault = error instanceof Error ? { error: error.name, stack: withoutMessage(error) } : { error: typeof error };
  const told = error instanceof UnusableSettings ? { event: "settings_unusable", reason: error.message } : { event };
  console.error(JSON.stringify({ level: "error", ...told, ...facts, ...fault }));
}

/**
 * An error's stack without its message: drizzle's messages carry the query's parameters, and those are people's words.
 * The places in the code are enough to find the fault.
 */
function withoutMessage(error: Error): string {
  const stack = error.stack ?? "";
  const afterMessage = stack.slice(stack.indexOf(error.message) + error.message.length);
  return afterMessage
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8)
    .join("\n");
}
