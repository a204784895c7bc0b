import type { ChatModel } from "./model/chat-model";
import { openAiCompatible } from "./model/openai-compatible";
import { openPanel, type Panel } from "./model/panel";
import { type WorkersAi, workersAi } from "./model/workers-ai";
import { type GuardModel, workersAiGuard } from "./screening/guard-model";
import { parseJudgeSettings } from "./settings";

/** The bindings of the judge's Worker. Its settings are parsed apart. */
export interface JudgeEnv {
  /** Only where the environment binds it: locally it would need an account. */
  AI?: WorkersAi;
}

/** Who is asked in one case. */
export interface ChatModels {
  /** Find and write, for one case. */
  judge: Panel;
  /** Reads what is filed, while somebody waits with a finger on the button. */
  screening: ChatModel;
  /** Reads the same beside it, or null where the environment names none. */
  guard: GuardModel | null;
}

/**
 * The models that an environment names, or null where the house judge sits alone. Throws when none can be asked as it
 * is set up.
 */
export function chatModelsOf(env: JudgeEnv): ChatModels | null {
  const settings = parseJudgeSettings(env);
  switch (settings.JUDGE_PROVIDER) {
    case "house":
      return null;
    case "openai": {
      const { JUDGE_BASE_URL: baseUrl, JUDGE_MODEL: model, JUDGE_API_KEY: apiKey } = settings;
      const fetcher: typeof fetch = (...request) => fetch(...request);
      const chat = openAiCompatible({ baseUrl, model, apiKey, fetcher });
      return { judge: openPanel(chat), screening: chat, guard: null };
    }
    case "workers-ai": {
      const { AI: ai } = env;
      if (ai === undefined) throw new Error("JUDGE_PROVIDER=workers-ai needs the binding AI.");
      const { JUDGE_MODEL: model, JUDGE_RESERVE_MODEL: reserve, JUDGE_SCREENING_MODEL: screening = model } = settings;
      const { JUDGE_GUARD_MODEL: guard } = settings;
      const reserves = reserve === undefined ? [] : [workersAi(ai, reserve)];
      return {
        judge: openPanel(workersAi(ai, model), ...reserves),
        screening: workersAi(ai, screening),
        guard: guard === undefined ? null : workersAiGuard(ai, guard),
      };
    }
    default:
      return settings satisfies never;
  }
}
