import * as v from "valibot";
import { readStored, type StoredPlace } from "./stored";

/** What an entry holds as JSON of this schema; null where there is none, or none that can be read. */
export function readStoredJson<Schema extends v.GenericSchema>(
  place: StoredPlace,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(readStored(place) ?? "null"));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
