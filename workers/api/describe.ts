import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";

const errorSchema = v.object({ error: v.string(), message: v.string(), code: v.string() });

export const REFUSALS = {
  400: "Something in the request is wrong.",
  401: "There is no session.",
  403: "This is not yours.",
  404: "There is no such thing.",
  409: "The case has moved on.",
  410: "This is over.",
  413: "The body is larger than the court reads.",
  429: "Too many requests; see `Retry-After`.",
  500: "The court has a fault of its own.",
  503: "Something that this needs is down for now.",
} as const;

/**
 * Describes a call for the OpenAPI document: what it does, what it answers, and how it can refuse. Every refusal has
 * the one error body (docs/rules.md#refusals).
 */
export function describe(call: {
  noun: string;
  summary: string;
  answer: v.GenericSchema | "image/png" | "nothing";
  refusals: (keyof typeof REFUSALS)[];
  /** What it answers with; several where what was asked for may be there already. */
  status?: 200 | 201 | 204 | readonly (200 | 201)[];
}) {
  const refusals = [...call.refusals, 429 as const].map((status) => [
    status,
    {
      description: REFUSALS[status],
      content: { "application/json": { schema: resolver(errorSchema) } },
    },
  ]);
  const done = { description: "Done.", ...answerContent(call.answer) };
  return describeRoute({
    tags: [call.noun],
    summary: call.summary,
    responses: {
      ...Object.fromEntries([call.status ?? 200].flat().map((status) => [status, done])),
      ...Object.fromEntries(refusals),
    },
  });
}

function answerContent(answer: v.GenericSchema | "image/png" | "nothing") {
  if (answer === "nothing") return {};
  if (answer === "image/png")
    return { content: { "image/png": { schema: { type: "string" as const, format: "binary" } } } };
  return { content: { "application/json": { schema: resolver(answer) } } };
}
