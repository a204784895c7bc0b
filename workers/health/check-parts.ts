import { logError } from "~/server/observability/log.server";

/** Longer than any part takes on a bad day, and below the patience of whatever watches from outside. */
export const PART_LIMIT_MS = 3_000;

/** A part of the court, by the name that an answer may tell: it rejects where the part can't do its work. */
export type Parts = Record<string, () => Promise<unknown>>;

/** Tries all parts at once and gives the names of those that failed or took too long; the log learns why. */
export async function findFailingParts(parts: Parts): Promise<string[]> {
  const tried = Object.entries(parts).map(async ([part, attempt]) => {
    try {
      await inTime(attempt());
      return [];
    } catch (error) {
      logError("part_failing", error, { part });
      return [part];
    }
  });
  return (await Promise.all(tried)).flat();
}

function inTime(attempt: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time.")), PART_LIMIT_MS);
    attempt.then(() => resolve(), reject).finally(() => clearTimeout(timer));
  });
}
