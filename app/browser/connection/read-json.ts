import * as v from "valibot";

/**
 * A message by its schema; null for what can't be read, which is passed over: a page may be older than the court that
 * it talks to.
 */
export function readJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
