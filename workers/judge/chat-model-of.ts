import type { ChatModel } from "./model/chat-model";
import { openAiCompatible } from "./model/openai-compatible";
import { type WorkersAi, workersAi } from "./model/workers-ai";
import { parseJudgeSettings } from "./settings";

/** The bindings of the judge's Worker. Its settings are parsed apart. */
export interface JudgeEnv {
  /** Only where the environment binds it: locally it would need an account. */
  AI?: WorkersAi;
}

/**
 * The model that an environment names, or null where the house judge sits alone. Throws when none can be asked as it is
 * set up.
 */
export function chatModelOf(env: JudgeEnv): ChatModel | null {
  const settings = parseJudgeSettings(env);
  switch (settings.JUDGE_PROVIDER) {
    case "house":
      return null;
    case "openai": {
      const { JUDGE_BASE_URL: baseUrl, JUDGE_MODEL: model, JUDGE_API_KEY: apiKey } = settings;
      const fetcher: typeof fetch = (...request) => fetch(...request);
      return openAiCompatible({ baseUrl, model, apiKey, fetcher });
    }
    case "workers-ai":
      if (env.AI === undefined) throw new Error("JUDGE_PROVIDER=workers-ai needs the binding AI.");
      return workersAi(env.AI, settings.JUDGE_MODEL);
    default:
      return settings satisfies never;
  }
}
