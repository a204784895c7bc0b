import * as v from "valibot";

/**
 * Reads settings out of a Worker's environment; an empty one is none. Throws one error that names everything wrong with
 * them.
 */
export function readSettings<Schema extends v.GenericSchema>(schema: Schema, env: object): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue);
    return name === null ? issue.message : `${name}: ${issue.message}`;
  });
  throw new Error(`The settings are not usable. ${faults.join(" ")}`);
}
