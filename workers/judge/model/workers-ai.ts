import * as v from "valibot";
import { type ChatModel, ModelFault, toModelFault } from "./chat-model";

/** The part of the Workers AI binding that is used. */
export interface WorkersAi {
  run(model: string, inputs: Record<string, unknown>): Promise<unknown>;
}

/** With a JSON schema Workers AI gives the reply as an object, without one as text. */
const replySchema = v.object({ response: v.union([v.string(), v.looseObject({})]) });

/** Room for the longest rationale in any script. */
const REPLY_MAX_TOKENS = 2_048;

/** A model that runs on Cloudflare, by the binding of the judge's Worker. */
export function workersAi(ai: WorkersAi, model: string): ChatModel {
  return {
    id: `workers-ai:${model}`,
    async complete({ system, user, schema, signal }) {
      try {
        const run = ai.run(model, {
          messages: [
            { role: "system", content: system },
            { role: "user", content: user },
          ],
          response_format: { type: "json_schema", json_schema: schema.schema },
          max_tokens: REPLY_MAX_TOKENS,
        });
        const parsed = v.safeParse(replySchema, await Promise.race([run, aborted(signal)]));
        if (!parsed.success) return "";
        const { response } = parsed.output;
        return typeof response === "string" ? response : JSON.stringify(response);
      } catch (error) {
        throw toWorkersAiFault(error);
      }
    },
  };
}

/** The binding takes no signal: the call is left behind when its time is over. */
function aborted(signal: AbortSignal): Promise<never> {
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
