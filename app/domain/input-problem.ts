import * as v from "valibot";

/**
 * The first thing wrong with an input, in the words of its schema. For a field that is missing altogether, valibot has
 * only words for programmers, so the field's own schema is asked what it says to nothing.
 */
export function firstProblem(schema: v.GenericSchema, issues: readonly v.GenericIssue[]): string {
  const issue = issues[0];
  // What is no object at all is told in words for programmers; a check of the whole object has words of its own.
  if (issue === undefined || (issue.path === undefined && issue.kind === "schema")) {
    return "The request could not be read.";
  }
  const key = issue.path?.length === 1 ? issue.path[0]?.key : undefined;
  const field = issue.type === "object" && typeof key === "string" ? fieldOf(schema, key) : undefined;
  if (field === undefined) return issue.message;
  return v.safeParse(field, undefined).issues?.[0].message ?? issue.message;
}

function fieldOf(schema: v.GenericSchema, key: string): v.GenericSchema | undefined {
  const entries: unknown = Reflect.get(schema, "entries");
  if (typeof entries !== "object" || entries === null) return undefined;
  const field: unknown = Reflect.get(entries, key);
  return isSchema(field) ? field : undefined;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && Reflect.get(value, "kind") === "schema";
}
