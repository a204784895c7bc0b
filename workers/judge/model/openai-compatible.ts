import { completionInput, readCompletion } from "./chat-completion";
import { type ChatModel, type ChatRequest, ModelFault, toModelFault } from "./chat-model";

/** A longer wait than this is not worth a party's time: the case is tried again by the docket instead. */
const RETRY_AFTER_MAX_MS = 10_000;
/** Assumed where an endpoint says that it is busy and not for how long. */
const RETRY_AFTER_DEFAULT_MS = 1_000;
/** No ruling is this long; of a runaway reply no more is read. */
const REPLY_MAX_BYTES = 128 * 1_024;

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
  async function post(request: ChatRequest): Promise<Response> {
    return fetcher(`${baseUrl}/chat/completions`, {
      method: "POST",
      signal: request.signal,
      // The case and the key are for this address alone, wherever it may point.
      redirect: "manual",
      headers: {
        "Content-Type": "application/json",
        ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, ...completionInput(request) }),
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
        if (response.ok) return readCompletion(parseJson(await readText(response, REPLY_MAX_BYTES)));
        await response.body?.cancel();
        // A wrong key, a wrong name or a redirect is the same at the next attempt: nobody is to wait for that.
        const isPassing = response.status === 429 || response.status === 408 || response.status >= 500;
        throw new ModelFault(response.status === 429 ? "busy" : "unreachable", isPassing);
      } catch (error) {
        throw toModelFault(error);
      }
    },
  };
}

/** The beginning of a body, as text. What comes after so many bytes is not fetched. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  for (let bytes = 0; reader !== undefined && bytes < maxBytes; ) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return text;
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
