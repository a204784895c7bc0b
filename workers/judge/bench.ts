import { hasAbsent } from "~/domain/judge/exhibits";
import type { Attempt, Bench, CaseRecord, DeckWriter, Judgement } from "~/domain/judge/judge";
import type { Judge } from "./judge";
import { logEvent } from "./log";
import { type ModelFault, toModelFault } from "./model/chat-model";
import type { ModelJudge } from "./model/model-judge";
import { ruleInBothOrders } from "./ruling/rule-in-both-orders";

/**
 * The bench of this court: a model where one is set up, and the house judge where it can't rule or write. A model that
 * can't be reached is tried again by the docket until the last attempt; one that rules unsoundly is not asked twice.
 */
export function openBench(house: Judge, model: ModelJudge | null): Bench & DeckWriter {
  return {
    async presideOver(record, attempt) {
      // Whoever did not come loses by rule: there is nothing that a model could find.
      if (model === null || hasAbsent(record)) return ruleInBothOrders(house, record);
      try {
        return await model.presideOver(record, attempt);
      } catch (error) {
        const fault = lastFault(error, "model_failed", record.seed, model, attempt);
        return ruleInPlaceOf(model, fault, house, record);
      }
    },
    draftQuestions: async (brief) => (model === null ? house.writeQuestions(brief) : null),
    async writeQuestions(brief, attempt) {
      if (model === null) return house.writeQuestions(brief);
      try {
        return await model.writeQuestions(brief, attempt);
      } catch (error) {
        lastFault(error, "model_failed_deck", brief.seed, model, attempt);
        return house.writeQuestions(brief);
      }
    },
  };
}

/** What a model failed by, for good; throws it where a later attempt may end better. */
function lastFault(
  error: unknown,
  event: string,
  suitUuid: string,
  { id: judgeId }: ModelJudge,
  { isLast }: Attempt,
): ModelFault {
  const fault = toModelFault(error);
  logEvent(event, { suitUuid, judgeId, reason: fault.reason, isLast });
  if (fault.isPassing && !isLast) throw fault;
  return fault;
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
