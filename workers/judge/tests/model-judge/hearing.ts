import type { CaseRecord, Judgement } from "~/domain/judge/judge";
import { openBench } from "../../bench";
import { houseJudge } from "../../house/house-judge";
import type { CaseBudget } from "../../model/case-session";
import { createModelJudge } from "../../model/model-judge";
import { openAiCompatible } from "../../model/openai-compatible";
import { openPanel } from "../../model/panel";
import { type Behaviour, type ChatCall, startChatServer } from "./chat-server";

export const BUDGET: CaseBudget = { calls: 8, milliseconds: 40_000, callMilliseconds: 2_000 };

/** How patient a court is with its model; the last attempt and a usual budget unless a test says otherwise. */
export interface Attempt {
  budget?: CaseBudget;
  isLast?: boolean;
}

/** What a court did with a model behind it, and what that model was asked. */
export interface Hearing {
  judgement: Judgement;
  calls: ChatCall[];
  /** How long it waited for the model before it asked once more, in milliseconds. */
  waits: number[];
}

/** Lets a court with this model behind it rule on a record. */
export async function hearRecord(
  record: CaseRecord,
  behave: Behaviour,
  { budget = BUDGET, isLast = true }: Attempt = {},
): Promise<Hearing> {
  const server = await startChatServer(behave);
  const waits: number[] = [];
  try {
    const chat = openAiCompatible({
      baseUrl: server.baseUrl,
      model: "test-model",
      apiKey: "key",
      fetcher: fetch,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    const bench = openBench(houseJudge, createModelJudge(openPanel(chat), { clock: Date.now, budget }));
    return { judgement: await bench.presideOver(record, { isLast }), calls: server.calls, waits };
  } finally {
    await server.close();
  }
}
