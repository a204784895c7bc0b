import { weighRecord } from "../../../house/finding/weigh-record";
import { houseJudge } from "../../../house/house-judge";
import { ruleOnRecord } from "../../../house/rule-on-record";
import { ruleOnTranscript, weighHearing } from "../../../house/transcript/rule-on-transcript";
import { writeHouseQuestions } from "../../../house/write-questions";
import type { Judge } from "../../../judge";
import { hearOneCase } from "./one-case";

/** The house judge with its corpora imported at the top, so that the Worker's start carries them. */
const eagerJudge: Judge = {
  ...houseJudge,
  id: "eager",
  writeQuestions: async (brief) => writeHouseQuestions(brief),
  weigh: async (record) => (record.kind === "courtroom" ? weighHearing(record) : weighRecord(record)),
  rule: async (record) => (record.kind === "courtroom" ? ruleOnTranscript(record) : ruleOnRecord(record)),
};

export default {
  fetch: (request: Request) => (request.url.endsWith("/rule") ? hearOneCase(eagerJudge) : new Response("open")),
};
