import { loadTypeScript } from "./typescript.mjs";

/**
 * The model that the environment names (JUDGE_PROVIDER=openai, JUDGE_BASE_URL, JUDGE_MODEL, JUDGE_API_KEY), asked by
 * `fetcher`, or null for the house judge.
 */
export async function modelOfEnvironment(fetcher = fetch) {
  const { parseJudgeSettings } = await loadTypeScript("workers/judge/settings.ts");
  const settings = parseJudgeSettings(process.env);
  switch (settings.JUDGE_PROVIDER) {
    case "house":
      return null;
    case "openai": {
      const { openAiCompatible } = await loadTypeScript("workers/judge/model/openai-compatible.ts");
      const { JUDGE_BASE_URL: baseUrl, JUDGE_MODEL: model, JUDGE_API_KEY: apiKey } = settings;
      return openAiCompatible({ baseUrl, model, apiKey, fetcher });
    }
    default:
      throw new Error(
        "Workers AI answers only where it is deployed; its models have an OpenAI-compatible address too.",
      );
  }
}
