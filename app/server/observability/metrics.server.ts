import type { AnalyticsEngineDataset } from "@cloudflare/workers-types";

/** What may fail without anybody at the court noticing: each attempt that failed is one. */
export type FailingThing = "mail" | "push" | "card";

/** Something that is counted, with nobody's words, names or ids in it. */
export type Measurement =
  | { name: "request"; route: string; method: string; status: number; milliseconds: number }
  | { name: "ruling"; judgeId: string; kind: string; milliseconds: number }
  | { name: "failure"; of: FailingThing };

/** Takes what is counted. Never throws and never waits. */
export type Measure = (measurement: Measurement) => void;

/**
 * Writes to Analytics Engine where the environment binds it, and nothing elsewhere. docs/operations.md#metrics names
 * the columns and asks them: a column that has a meaning keeps it.
 */
export function measureBy(dataset: AnalyticsEngineDataset | undefined): Measure {
  return (measurement) => dataset?.writeDataPoint({ indexes: [measurement.name], ...columnsOf(measurement) });
}

function columnsOf(measurement: Measurement): { blobs: string[]; doubles: number[] } {
  switch (measurement.name) {
    case "request":
      return {
        blobs: [measurement.route, measurement.method],
        doubles: [measurement.status, measurement.milliseconds],
      };
    case "ruling":
      return { blobs: [measurement.judgeId, measurement.kind], doubles: [measurement.milliseconds] };
    case "failure":
      return { blobs: [measurement.of], doubles: [] };
    default:
      return measurement satisfies never;
  }
}

/** Does what may fail, and counts it where it does. The fault goes on to whoever called. */
export async function countFailure<Result>(
  measure: Measure,
  of: FailingThing,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    measure({ name: "failure", of });
    throw error;
  }
}
