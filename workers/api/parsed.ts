import { validator } from "hono-openapi";
import * as v from "valibot";
import { invalidInput } from "~/domain/app-error";
import { firstProblem } from "~/domain/input-problem";

/** Parses a call's body or query by the domain's schema; the first thing wrong becomes the answer's sentence. */
export function parsed<Schema extends v.GenericSchema, Target extends "json" | "query">(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    throw invalidInput(firstProblem(schema, v.safeParse(schema, result.data).issues ?? []));
  });
}
