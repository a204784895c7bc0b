import fc from "fast-check";
import { CALLERS, type Caller } from "./callers";

/** As much of a JSON schema as it takes to write something that nearly fits. */
interface BodySchema {
  type?: string;
  properties?: Record<string, BodySchema>;
  enum?: unknown[];
  const?: unknown;
  items?: BodySchema;
  anyOf?: BodySchema[];
}

/** A call of the API as its OpenAPI document describes it. */
export interface Operation {
  method: string;
  /** Such as `/pettysuits/{uuid}`. */
  path: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** One call as it is sent. */
export interface FuzzedCall {
  operation: Operation;
  caller: Caller;
  path: string;
  /** Absent for none; a text goes out as it is, whether or not it is JSON. */
  body?: unknown;
  /** Whether the caller shows their CSRF token. */
  hasToken: boolean;
}

/** Texts that look like something to a parser, a template, a database or a terminal. */
const HOSTILE = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "../../etc/passwd",
  "%00",
  "%",
  "' or 1=1 --",
  '"; drop table cases; --',
  "<script>alert(1)</script>",
  "{{7*7}}",
  "\u0000",
  "\u202eabc",
  "\ud800",
  "🦆".repeat(300),
  "a".repeat(20_000),
];

/**
 * Any call by anybody: names of things that there are (`known`), of things that there are not, and bodies that fit,
 * nearly fit and do not fit at all.
 */
export function anyCall(operations: readonly Operation[], known: readonly string[]): fc.Arbitrary<FuzzedCall> {
  const word = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  );
  return fc.constantFrom(...operations).chain((operation) =>
    fc.record(
      {
        operation: fc.constant(operation),
        caller: fc.constantFrom(...CALLERS),
        path: anyPath(operation, word),
        body: anyBody(operation, word),
        hasToken: fc.boolean(),
      },
      { requiredKeys: ["operation", "caller", "path", "hasToken"] },
    ),
  );
}

function anyPath({ path, parameters = [] }: Operation, word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  const queries = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  return fc
    .record({
      places: fc.array(word, { minLength: names.length, maxLength: names.length }),
      query: fc.record(Object.fromEntries(queries.map((name) => [name, word])), { requiredKeys: [] }),
    })
    .map(({ places, query }) => {
      const filled = names.reduce((text, name, at) => text.replace(`{${name}}`, inPath(places[at] ?? "")), path);
      const search = new URLSearchParams(Object.entries(query) as [string, string][]).toString();
      return search === "" ? filled : `${filled}?${search}`;
    });
}

/** A name as it stands in an address; a dot or nothing would be another address. */
function inPath(word: string): string {
  const written = encodeURIComponent(word.replaceAll(/\p{Cs}/gu, "\ufffd"));
  return /^\.{0,2}$/u.test(written) ? "x" : written.slice(0, 1_000);
}

function anyBody({ requestBody }: Operation, word: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const schema = requestBody?.content["application/json"]?.schema;
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom("{", "[]", '"', "{}", '{"__proto__":{"a":1}}'));
  if (schema === undefined) return anything;
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema, word) },
    { weight: 2, arbitrary: nearlyFitting(schema, word) },
    { weight: 1, arbitrary: anything },
  );
}

function fitting(schema: BodySchema, word: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => fitting(one, word)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, fitting(field, word)]);
    return fc.record(Object.fromEntries(fields));
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "number" || schema.type === "integer") return fc.oneof(fc.integer(), fc.double());
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "array") return fc.array(fitting(schema.items ?? {}, word), { maxLength: 5 });
  return word;
}

/** The right names with values of any kind, some of them missing. */
function nearlyFitting({ properties = {} }: BodySchema, word: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const value = fc.oneof(word, fc.jsonValue());
  return fc.record(Object.fromEntries(Object.keys(properties).map((name) => [name, value])), { requiredKeys: [] });
}
