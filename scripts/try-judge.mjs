import { modelOfEnvironment } from "./model-of-environment.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Puts a dozen sample cases before the judge that is set up and prints decks, rulings, checks and times:
 * `npm run judge:try`, for a model with JUDGE_PROVIDER=openai, JUDGE_BASE_URL, JUDGE_MODEL and JUDGE_API_KEY.
 */
const { tryJudge } = await loadTypeScript("workers/judge/tests/bench/try-judge.ts");
await tryJudge(await modelOfEnvironment(), (text) => console.info(text));
