import * as v from "valibot";
import type { Decision, DilemmaQuestion } from "~/domain/dilemma/dilemma";
import type { DilemmaBench, DilemmaReceipt } from "~/domain/dilemma/dilemma-receipt";
import { normalizeText } from "~/domain/text";
import { checkDecision } from "../dilemma/check-decision";
import { checkDilemmaQuestions } from "../dilemma/check-dilemma-questions";
import { isHarmlessStep } from "../ruling/check-punishment";
import { checkCitations, markCitations } from "../ruling/citations";
import { type CaseBudget, type CaseSession, openCaseSession } from "./case-session";
import { DILEMMA_PROMPT_VERSION, decisionPrompt, dilemmaQuestionsPrompt } from "./dilemma-prompts";
import type { Panel } from "./panel";

/** A reply and a repair, of two models: a single person waits for it at the screen. */
export const DILEMMA_BUDGET: CaseBudget = { calls: 4, milliseconds: 30_000, callMilliseconds: 20_000 };

/** A judge of dilemmas that asks a language model. What it gives is sound; else it throws a `ModelFault`. */
export interface ModelDilemmaJudge {
  readonly id: string;
  writeDilemmaQuestions: DilemmaBench["writeQuestions"];
  decideDilemma: DilemmaBench["decide"];
}

const questionsSchema = v.strictObject({ questions: v.array(v.strictObject({ prompt: v.string() })) });

const decisionSchema = v.strictObject({
  caseName: v.string(),
  decision: v.string(),
  rationale: v.string(),
  recommendation: v.string(),
  citations: v.array(v.strictObject({ words: v.string(), exhibit: v.number() })),
});

export function createModelDilemmaJudge(
  panel: Panel,
  { clock, budget = DILEMMA_BUDGET }: { clock: () => number; budget?: CaseBudget },
): ModelDilemmaJudge {
  /** Keeps what the model wrote, even where it comes to nothing. */
  async function hear<Result extends object>(ask: (session: CaseSession) => Promise<Result>) {
    const session = openCaseSession(panel, clock, budget);
    try {
      const result = await ask(session);
      const receipt: DilemmaReceipt = { judgeId: panel.id, promptVersion: DILEMMA_PROMPT_VERSION, fallback: null };
      return { ...result, receipt, replies: session.replies };
    } catch (error) {
      throw session.faultOf(error);
    }
  }
  return {
    get id() {
      return panel.id;
    },
    writeDilemmaQuestions: (brief) =>
      hear(async (session) => {
        const reply = await session.ask({
          name: "dilemma_questions",
          ...dilemmaQuestionsPrompt(brief),
          schema: questionsSchema,
          check: (candidate) => checkDilemmaQuestions(toQuestions(candidate)),
        });
        return { questions: toQuestions(reply) };
      }),
    decideDilemma: (record) =>
      hear(async (session) => {
        const reply = await session.ask({
          name: "dilemma_decision",
          ...decisionPrompt(record),
          schema: decisionSchema,
          check: (candidate) => [
            ...checkCitations(candidate.citations, normalizeText(candidate.rationale)),
            ...checkDecision(toDecision(candidate), record).map(({ sentence }) => sentence),
          ],
        });
        return { decision: toDecision(reply) };
      }),
  };
}

/** A model weighs by reading: its questions carry no numbers. */
function toQuestions({ questions }: v.InferOutput<typeof questionsSchema>): DilemmaQuestion[] {
  return questions.map(({ prompt }) => ({ prompt: normalizeText(prompt), weight: null }));
}

/** In place of a step that isn't known to be harmless: it suits any decision. */
const PLAIN_STEP = "Say the decision aloud once today, to a mirror or a plant, and see how it sounds.";

function toDecision(reply: v.InferOutput<typeof decisionSchema>): Decision {
  const step = normalizeText(reply.recommendation);
  return {
    caseName: normalizeText(reply.caseName),
    decision: normalizeText(reply.decision),
    rationale: markCitations(normalizeText(reply.rationale), reply.citations),
    recommendation: isHarmlessStep(step) ? step : PLAIN_STEP,
    exhibits: [...new Set(reply.citations.map(({ exhibit }) => exhibit))],
  };
}
