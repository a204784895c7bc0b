import type { CaseRecord, Judgement } from "~/domain/judge/judge";
import { openBench } from "~/server/judge/bench.server";
import { houseJudge } from "~/server/judge/house/house-judge.server";
import type { CaseBudget } from "~/server/judge/model/case-session.server";
import { createModelJudge } from "~/server/judge/model/model-judge.server";
import { openAiCompatible } from "~/server/judge/model/openai-compatible.server";
import { type Behaviour, type ChatCall, startChatServer } from "./chat-server";

export const BUDGET: CaseBudget = { calls: 8, milliseconds: 5_000, callMilliseconds: 2_000 };

/** What a court did with a model behind it, and what that model was asked. */
export interface Hearing {
  judgement: Judgement;
  calls: ChatCall[];
}

/** Lets a court with this model behind it rule on a record, on its last attempt. */
export async function hearRecord(record: CaseRecord, behave: Behaviour): Promise<Hearing> {
  const server = await startChatServer(behave);
  try {
    const chat = openAiCompatible({
      baseUrl: server.baseUrl,
      model: "test-model",
      apiKey: "key",
      fetcher: fetch,
      wait: async () => undefined,
    });
    const bench = openBench(houseJudge, createModelJudge(chat, { clock: Date.now, budget: BUDGET }));
    return { judgement: await bench.presideOver(record, { isLast: true }), calls: server.calls };
  } finally {
    await server.close();
  }
}
