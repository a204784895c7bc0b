import { winnerByDefault } from "~/domain/docket/default-judgment";
import { hasAbsent } from "~/domain/judge/exhibits";
import type { Judge } from "../judge";
import { NO_BLAME } from "./blame";

/**
 * The embedded judge: deterministic, without network or model. The same record gets the same ruling, always. Its
 * corpora load with the first question or ruling; imported up here they would slow the start of every Worker that names
 * a judge.
 */
export const houseJudge: Judge = {
  id: "house@20",
  writeQuestions: async (brief) => (await import("./write-questions")).writeHouseQuestions(brief),
  async rule(record) {
    if (hasAbsent(record)) return (await import("./rule-by-default")).ruleByDefault(record);
    if (record.kind === "courtroom") {
      return (await import("./transcript/rule-on-transcript")).ruleOnTranscript(record);
    }
    return (await import("./rule-on-record")).ruleOnRecord(record);
  },
  async weigh(record) {
    if (hasAbsent(record)) return { winner: winnerByDefault(record.absent ?? []), blame: NO_BLAME };
    if (record.kind === "courtroom") return (await import("./transcript/rule-on-transcript")).weighHearing(record);
    return (await import("./finding/weigh-record")).weighRecord(record);
  },
  writeDilemmaQuestions: async (brief) =>
    (await import("./dilemma/write-dilemma-questions")).writeDilemmaQuestions(brief),
  decideDilemma: async (record) => (await import("./dilemma/decide-dilemma")).decideDilemma(record),
  isWeightyDilemma: async (dilemma) => (await import("./dilemma/read-dilemma")).readDilemma(dilemma).weighty !== null,
};
