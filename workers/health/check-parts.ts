import { inTime } from "~/server/in-time.server";
import { logError } from "~/server/observability/log.server";

/** A part of the court, by the name that an answer may tell: it rejects where the part can't do its work. */
export type Parts = Record<string, () => Promise<unknown>>;

/** Tries all parts at once and gives the names of those that failed or took too long; the log learns why. */
export async function findFailingParts(parts: Parts): Promise<string[]> {
  const tried = Object.entries(parts).map(async ([part, attempt]) => {
    try {
      await inTime("health", attempt());
      return [];
    } catch (error) {
      logError("part_failing", error, { part });
      return [part];
    }
  });
  return (await Promise.all(tried)).flat();
}
