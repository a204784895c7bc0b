import { completionInput, readCompletion } from "./chat-completion";
import { type ChatModel, ModelFault, toModelFault } from "./chat-model";

/** The part of the Workers AI binding that is used. */
export interface WorkersAi {
  run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/** Room for the longest rationale in any script, and for a little thought before it. */
const REPLY_MAX_TOKENS = 4_096;

/**
 * A model that runs on Cloudflare, by the binding of the judge's Worker. It has to be one that speaks chat completions
 * with a JSON schema, as all large ones there have done since 2026.
 */
export function workersAi(ai: WorkersAi, model: string): ChatModel {
  return {
    id: `workers-ai:${model}`,
    async complete(request) {
      try {
        const run = ai.run(model, {
          ...completionInput(request),
          max_completion_tokens: REPLY_MAX_TOKENS,
          // Two people wait for a petty matter.
          reasoning_effort: "low",
        });
        return readCompletion(await Promise.race([run, aborted(request.signal)]));
      } catch (error) {
        throw toWorkersAiFault(error);
      }
    },
  };
}

/** The binding takes no signal: the call is left behind when its time is over. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Workers AI tells its troubles by numbers in the message: 3036 and 3040 say that there is no capacity. */
function toWorkersAiFault(error: unknown): ModelFault {
  const isBusy = error instanceof Error && /\b(?:3036|3040|429|capacity)\b/iu.test(error.message);
  return isBusy ? new ModelFault("busy", true, { cause: error }) : toModelFault(error);
}
