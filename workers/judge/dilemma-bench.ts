import type { Decision, DilemmaBrief, DilemmaRecord } from "~/domain/dilemma/dilemma";
import type { DilemmaBench, DilemmaReceipt, WrittenDeck } from "~/domain/dilemma/dilemma-receipt";
import { checkDecision, type DecisionFault } from "./dilemma/check-decision";
import type { Judge } from "./judge";
import { logEvent } from "./log";
import { type ModelFault, toModelFault } from "./model/chat-model";
import type { ModelDilemmaJudge } from "./model/dilemma-judge";
import { markQuotations } from "./ruling/citations";

/**
 * The bench for dilemmas: a model where one is set up, and the house judge at once where it fails or where the matter
 * is weighty. No model is tried again later: whoever waits has had to decide for long enough.
 */
export function openDilemmaBench(house: Judge, model: ModelDilemmaJudge | null): DilemmaBench {
  const own: DilemmaReceipt = { judgeId: house.id, promptVersion: null, fallback: null };
  async function modelFor(dilemma: string): Promise<ModelDilemmaJudge | null> {
    return model !== null && (await house.isWeightyDilemma(dilemma)) ? null : model;
  }
  async function ask<Result extends { receipt: DilemmaReceipt; replies: string[] }>(
    { seed, dilemma }: DilemmaBrief,
    ofModel: (judge: ModelDilemmaJudge) => Promise<Result>,
    ofHouse: (receipt: DilemmaReceipt, replies: string[]) => Promise<Result>,
  ): Promise<Result> {
    const judge = await modelFor(dilemma);
    if (judge === null) return ofHouse(own, []);
    try {
      return await ofModel(judge);
    } catch (error) {
      const { reason, replies }: ModelFault = toModelFault(error);
      logEvent("model_failed_dilemma", { sessionUuid: seed, judgeId: judge.id, reason });
      return ofHouse({ ...own, fallback: { judgeId: judge.id, reason } }, replies);
    }
  }
  async function writeByHouse(brief: DilemmaBrief, receipt: DilemmaReceipt, replies: string[]): Promise<WrittenDeck> {
    return { questions: await house.writeDilemmaQuestions(brief), receipt, replies };
  }
  return {
    draftQuestions: async (brief) => ((await modelFor(brief.dilemma)) === null ? writeByHouse(brief, own, []) : null),
    writeQuestions: (brief) =>
      ask(
        brief,
        (judge) => judge.writeDilemmaQuestions(brief),
        (receipt, replies) => writeByHouse(brief, receipt, replies),
      ),
    decide: (record) =>
      ask(
        record,
        (judge) => judge.decideDilemma(record),
        async (receipt, replies) => ({
          decision: report(await house.decideDilemma(record), record, house.id),
          receipt,
          replies,
        }),
      ),
  };
}

/**
 * The house judge is the last to be asked: a fault in its decision is for the log, and no reason to leave somebody
 * waiting.
 */
function report(decision: Decision, record: DilemmaRecord, judgeId: string): Decision {
  const faults: DecisionFault[] = checkDecision(decision, record).map(({ fault }) => fault);
  if (faults.length > 0)
    logEvent("decision_left_unmended", { sessionUuid: record.seed, judgeId, faults: faults.join(" ") });
  return { ...decision, rationale: markQuotations(decision.rationale) };
}
