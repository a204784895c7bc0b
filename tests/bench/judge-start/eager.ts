import type { Judge } from "~/domain/judge/judge";
import { houseJudge } from "~/server/judge/house/house-judge.server";
import { ruleOnRecord } from "~/server/judge/house/rule-on-record.server";
import { ruleOnTranscript } from "~/server/judge/house/transcript/rule-on-transcript.server";
import { writeHouseQuestions } from "~/server/judge/house/write-questions.server";
import { hearOneCase } from "./one-case";

/** The house judge with its corpora imported at the top, so that the Worker's start carries them. */
const eagerJudge: Judge = {
  ...houseJudge,
  id: "eager",
  writeQuestions: async (brief) => writeHouseQuestions(brief),
  rule: async (record) => (record.kind === "courtroom" ? ruleOnTranscript(record) : ruleOnRecord(record)),
};

export default {
  fetch: (request: Request) => (request.url.endsWith("/rule") ? hearOneCase(eagerJudge) : new Response("open")),
};
