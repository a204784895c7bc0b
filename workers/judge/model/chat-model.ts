import type { FallbackReason, FindingRun } from "~/domain/judge/receipt";

/** One question to a model. Nothing that a party wrote stands in `system`. */
export interface ChatRequest {
  system: string;
  user: string;
  /** What the reply must be, as JSON Schema, under a short name. */
  schema: { name: string; schema: object };
  /** Ends the call when its time or the case's is over. */
  signal: AbortSignal;
}

/** A language model that answers in JSON. Its reply is text from outside: whoever asks parses it. */
export interface ChatModel {
  /** Provider and model, as the receipt names them: `openai:gpt-x`. Of two, the one that answered last. */
  readonly id: string;
  /** Throws a `ModelFault` when there is no reply. */
  complete(request: ChatRequest): Promise<string>;
}

/** A model that did not do its part. The message names no word of the case. */
export class ModelFault extends Error {
  /** Readings that were made before the fault. */
  runs: FindingRun[] = [];
  /** What the model wrote before it, word for word. */
  replies: string[] = [];

  constructor(
    readonly reason: FallbackReason,
    /** Whether a later attempt can end better: a line that is down, and not a judge that rules unsoundly. */
    readonly isPassing: boolean,
    options: { cause?: unknown } = {},
  ) {
    super(`The model was ${reason}.`, options);
    this.name = "ModelFault";
  }
}

/** What was thrown while a model was asked, as a fault with its reason. */
export function toModelFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  const isTimeout = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  // Whoever hung once has taken all the time that two people who wait can be asked for.
  return isTimeout
    ? new ModelFault("slow", false, { cause: error })
    : new ModelFault("unreachable", true, { cause: error });
}
