import { hasAbsent } from "~/domain/judge/exhibits";
import type { Bench, CaseRecord, Judgement } from "~/domain/judge/judge";
import type { Judge } from "./judge";
import { logEvent } from "./log";
import { type ModelFault, toModelFault } from "./model/chat-model";
import type { ModelJudge } from "./model/model-judge";
import { ruleInBothOrders } from "./ruling/rule-in-both-orders";

/**
 * The bench of this court: a model where one is set up, and the house judge where it can't rule. A model that can't be
 * reached is tried again by the docket until the last attempt; one that rules unsoundly is not asked twice.
 */
export function openBench(house: Judge, model: ModelJudge | null): Bench {
  return {
    async presideOver(record, { isLast }) {
      // Whoever did not come loses by rule: there is nothing that a model could find.
      if (model === null || hasAbsent(record)) return ruleInBothOrders(house, record);
      try {
        return await model.presideOver(record);
      } catch (error) {
        const fault = toModelFault(error);
        logEvent("model_failed", { suitUuid: record.seed, judgeId: model.id, reason: fault.reason, isLast });
        if (fault.isPassing && !isLast) throw fault;
        return ruleInPlaceOf(model, fault, house, record);
      }
    },
  };
}

async function ruleInPlaceOf(
  model: ModelJudge,
  { reason, runs, replies }: ModelFault,
  house: Judge,
  record: CaseRecord,
): Promise<Judgement> {
  const { ruling, receipt } = await ruleInBothOrders(house, record);
  return { ruling, replies, receipt: { ...receipt, fallback: { judgeId: model.id, reason, runs } } };
}
