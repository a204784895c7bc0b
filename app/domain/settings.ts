import * as v from "valibot";

/** Settings that can't be used. The message names each by its name and holds no value: some of them are secrets. */
export class UnusableSettings extends Error {
  constructor(faults: string[]) {
    super(`The settings are not usable. ${faults.join(" ")}`);
    this.name = "UnusableSettings";
  }
}

/**
 * Reads settings out of a Worker's environment; an empty one is none. Throws one `UnusableSettings` that names
 * everything wrong with them.
 */
export function readSettings<Schema extends v.GenericSchema>(schema: Schema, env: object): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => {
    // The library's own sentences end with what they were given.
    const sentence = issue.message.replace(/(?:: R| but r)eceived .*$/su, ".");
    const name = v.getDotPath(issue);
    return name === null ? sentence : `${name}: ${sentence}`;
  });
  throw new UnusableSettings(faults);
}
