import * as v from "valibot";
import { readSettings } from "~/domain/settings";

/**
 * Which judge rules, and screens what is filed on top of the rules. Without any setting it is the house judge alone.
 */
const judgeSettingsSchema = v.variant(
  "JUDGE_PROVIDER",
  [
    v.object({ JUDGE_PROVIDER: v.optional(v.literal("house"), "house") }),
    v.object({
      JUDGE_PROVIDER: v.literal("openai"),
      /** Where the endpoint's `/chat/completions` is, such as `https://api.openai.com/v1`. */
      JUDGE_BASE_URL: v.pipe(
        v.string("JUDGE_BASE_URL must be set for JUDGE_PROVIDER=openai."),
        v.url("JUDGE_BASE_URL must be an address."),
        v.transform((url) => url.replace(/\/+$/u, "")),
      ),
      JUDGE_MODEL: v.string("JUDGE_MODEL must be set for JUDGE_PROVIDER=openai."),
      /** Left out for an endpoint without keys, such as Ollama on one's own machine. */
      JUDGE_API_KEY: v.optional(v.string()),
    }),
    v.object({
      JUDGE_PROVIDER: v.literal("workers-ai"),
      JUDGE_MODEL: v.string("JUDGE_MODEL must be set for JUDGE_PROVIDER=workers-ai."),
      /** Answers where the other can't. */
      JUDGE_RESERVE_MODEL: v.optional(v.string()),
      /** Reads what is filed, in two seconds. */
      JUDGE_SCREENING_MODEL: v.optional(v.string()),
      /** A classifier of hazards, such as Llama Guard, that reads the same beside it. */
      JUDGE_GUARD_MODEL: v.optional(v.string()),
    }),
  ],
  "JUDGE_PROVIDER is house, openai or workers-ai.",
);

export type JudgeSettings = v.InferOutput<typeof judgeSettingsSchema>;

/** Reads the settings out of the judge's environment. Throws one error that names everything wrong with them. */
export function parseJudgeSettings(env: object): JudgeSettings {
  return readSettings(judgeSettingsSchema, env);
}
