import * as v from "valibot";

/** A call that the server refused. `message` is `{status}: {text}`, as the specification has it. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence for the person, when its answer had one. */
  readonly sentence: string | null;
  /** The machine word beside it, for instance `seat_taken`. */
  readonly code: string | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    const refusal = readRefusal(text);
    this.sentence = refusal?.error ?? null;
    this.code = refusal?.code ?? null;
  }
}

interface ApiCall {
  method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON. */
  body?: object;
  /** This session's own, for the actions that ask for it (docs/rules.md#requests-from-other-sites). */
  csrfToken?: string;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
}

/**
 * Calls the API and parses its answer by `answer`. Throws `ApiError` for a refusal, `TypeError` when the connection is
 * down and `ValiError` when the answer is not what was agreed.
 */
export async function callApi<Answer extends v.GenericSchema>(
  path: string,
  answer: Answer,
  call?: ApiCall,
): Promise<v.InferOutput<Answer>> {
  return v.parse(answer, JSON.parse(await fetchApi(path, call)));
}

/**
 * Calls the API for an answer whose text is taken as it comes, or that nobody wants: it is read all the same, since one
 * that is not keeps its connection. Throws `ApiError` and `TypeError` as `callApi`.
 */
export async function fetchApi(path: string, call: ApiCall = {}): Promise<string> {
  const { method = "GET", body, csrfToken, keepalive = false } = call;
  const response = await fetch(path, {
    method,
    keepalive,
    credentials: "same-origin",
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(csrfToken === undefined ? {} : { "x-csrf-token": csrfToken }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text === "" ? response.statusText : text);
  return text;
}

const refusalSchema = v.object({ error: v.string(), code: v.optional(v.string()) });

function readRefusal(text: string): v.InferOutput<typeof refusalSchema> | null {
  try {
    const parsed = v.safeParse(refusalSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
