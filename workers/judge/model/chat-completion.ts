import * as v from "valibot";
import { type ChatRequest, ModelFault } from "./chat-model";

/** What is read of a chat completion. */
const completionSchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        finish_reason: v.nullish(v.string()),
        message: v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) }),
      }),
    ),
    v.minLength(1),
  ),
});

/** A request as OpenAI's chat completions take it, and whoever speaks like them. */
export function completionInput({ system, user, schema }: ChatRequest): Record<string, unknown> {
  return {
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    response_format: { type: "json_schema", json_schema: { ...schema, strict: true } },
  };
}

/** The model's own words out of the envelope; "" where there are none. Throws a `ModelFault` where it refused. */
export function readCompletion(completion: unknown): string {
  const parsed = v.safeParse(completionSchema, completion);
  const choice = parsed.success ? parsed.output.choices[0] : undefined;
  if (choice === undefined) return "";
  const { message, finish_reason: finish } = choice;
  if (typeof message.refusal === "string" || finish === "content_filter") throw new ModelFault("refused", false);
  return message.content ?? "";
}
