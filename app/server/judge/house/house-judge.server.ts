import { hasAbsent } from "~/domain/judge/exhibits";
import type { Judge } from "~/domain/judge/judge";

/**
 * The embedded judge: deterministic, without network or model. The same record gets the same ruling, always. Its corpora
 * load with the first question or ruling; imported up here they would slow the start of every Worker that names a judge.
 */
export const houseJudge: Judge = {
  id: "house@5",
  writeQuestions: async (brief) => (await import("./write-questions.server")).writeHouseQuestions(brief),
  async rule(record) {
    if (hasAbsent(record)) return (await import("./rule-by-default.server")).ruleByDefault(record);
    if (record.kind === "courtroom") {
      return (await import("./transcript/rule-on-transcript.server")).ruleOnTranscript(record);
    }
    return (await import("./rule-on-record.server")).ruleOnRecord(record);
  },
  writeDilemmaQuestions: async (brief) =>
    (await import("./dilemma/write-dilemma-questions.server")).writeDilemmaQuestions(brief),
  decideDilemma: async (record) => (await import("./dilemma/decide-dilemma.server")).decideDilemma(record),
};
