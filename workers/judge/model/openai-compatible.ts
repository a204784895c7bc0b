import * as v from "valibot";
import { type ChatModel, type ChatRequest, ModelFault, toModelFault } from "./chat-model";

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

/** A longer wait than this is not worth a party's time: the case is tried again by the docket instead. */
const RETRY_AFTER_MAX_MS = 10_000;
/** Assumed where an endpoint says that it is busy and not for how long. */
const RETRY_AFTER_DEFAULT_MS = 1_000;
/** No ruling is this long; a runaway reply is not parsed. */
const REPLY_MAX_CHARACTERS = 60_000;

interface Endpoint {
  /** Address of the API, without a slash at its end: `/chat/completions` comes after it. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  fetcher: typeof fetch;
  /** Waits so many milliseconds, or until the signal. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A model behind any endpoint that speaks OpenAI's chat completions with a JSON schema. */
export function openAiCompatible({ baseUrl, model, apiKey, fetcher, wait = waitFor }: Endpoint): ChatModel {
  async function post({ system, user, schema, signal }: ChatRequest): Promise<Response> {
    return fetcher(`${baseUrl}/chat/completions`, {
      method: "POST",
      signal,
      headers: {
        "Content-Type": "application/json",
        ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        response_format: { type: "json_schema", json_schema: { ...schema, strict: true } },
      }),
    });
  }

  async function postPatiently(request: ChatRequest): Promise<Response> {
    const response = await post(request);
    if (response.status !== 429 && response.status !== 503) return response;
    await response.body?.cancel();
    const pause = retryAfter(response.headers.get("Retry-After"));
    if (pause > RETRY_AFTER_MAX_MS) throw new ModelFault("busy", true);
    await wait(pause, request.signal);
    return post(request);
  }

  return {
    id: `openai:${model}`,
    async complete(request) {
      try {
        const response = await postPatiently(request);
        if (response.ok) return readReply(await response.text());
        await response.body?.cancel();
        throw new ModelFault(response.status === 429 ? "busy" : "unreachable", true);
      } catch (error) {
        throw toModelFault(error);
      }
    },
  };
}

/** The model's own words out of the endpoint's envelope. */
function readReply(body: string): string {
  const parsed = v.safeParse(completionSchema, parseJson(body.slice(0, REPLY_MAX_CHARACTERS)));
  const choice = parsed.success ? parsed.output.choices[0] : undefined;
  if (choice === undefined) return "";
  const { message, finish_reason: finish } = choice;
  if (typeof message.refusal === "string" || finish === "content_filter") throw new ModelFault("refused", false);
  return message.content ?? "";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `Retry-After` in milliseconds, from seconds or a date. */
function retryAfter(header: string | null): number {
  if (header === null) return RETRY_AFTER_DEFAULT_MS;
  const seconds = Number(header);
  const pause = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(pause) ? Math.max(pause, 0) : RETRY_AFTER_DEFAULT_MS;
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
