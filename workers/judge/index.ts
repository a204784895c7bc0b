import { WorkerEntrypoint } from "cloudflare:workers";
import * as v from "valibot";
import type { DilemmaBrief, DilemmaRecord } from "~/domain/dilemma/dilemma";
import type { DecidedDilemma, DilemmaBench, WrittenDeck } from "~/domain/dilemma/dilemma-receipt";
import { dilemmaBriefSchema, dilemmaRecordSchema } from "~/domain/dilemma/dilemma-schemas";
import { caseRecordSchema, suitBriefSchema } from "~/domain/judge/case-record-schema";
import type {
  Attempt,
  Bench,
  CaseRecord,
  DeckWriter,
  Judgement,
  SuitBrief,
  WrittenQuestion,
} from "~/domain/judge/judge";
import type { JudgeCalls, PassingFault } from "~/domain/judge-calls";
import type { ForeignWords } from "~/domain/language/foreign-words";
import type { Seriousness } from "~/domain/screening/screening";
import type { Abuse } from "~/domain/topic/screening/abuse";
import { openBench } from "./bench";
import { type ChatModels, chatModelsOf, type JudgeEnv } from "./chat-models-of";
import { openDilemmaBench } from "./dilemma-bench";
import { houseJudge } from "./house/house-judge";
import { findForeignWords } from "./language/find-foreign-words";
import { logError } from "./log";
import { ModelFault } from "./model/chat-model";
import { createModelJudge, type ModelJudge } from "./model/model-judge";
import { findAbuse } from "./screening/find-abuse";
import { createModelScreening } from "./screening/model-screening";
import { houseScreening } from "./screening/screen-text";

/** A deck is asked for without an attempt by Workers of before, which wait for it in a request: they get the last. */
const attemptSchema: v.GenericSchema<unknown, Attempt> = v.optional(
  v.object({ isLast: v.boolean(), waited: v.optional(v.number()) }),
  { isLast: true },
);

const textsSchema = v.array(v.nullish(v.string()));

/**
 * The judge, for the Workers that are bound to it: a record comes in, a ruling goes out, and nothing is kept. Nothing
 * here is reachable from outside. Every call throws when what it is given is not what it needs.
 */
export default class JudgeWorker extends WorkerEntrypoint<JudgeEnv> implements JudgeCalls {
  /** See `Screening`. */
  async howSerious(texts: readonly string[]): Promise<Seriousness> {
    const models = this.chatModels();
    const screening =
      models === null ? houseScreening : createModelScreening(houseScreening, models.screening, models.guard);
    return screening.howSerious(v.parse(v.array(v.string()), texts));
  }

  /** See `AbuseFinder`. */
  async findAbuse(text: string): Promise<Abuse[]> {
    return findAbuse(v.parse(v.string(), text));
  }

  /** See `Languages`. */
  async findForeignWords(texts: readonly (string | null | undefined)[]): Promise<ForeignWords[]> {
    return findForeignWords(v.parse(textsSchema, texts));
  }

  /** See `DeckWriter`. */
  async draftQuestions(brief: SuitBrief): Promise<WrittenQuestion[] | null> {
    return this.bench().draftQuestions(v.parse(suitBriefSchema, brief));
  }

  /** See `JudgeCalls`. */
  async writeQuestions(brief: SuitBrief, attempt: Attempt): Promise<WrittenQuestion[] | PassingFault> {
    return orPassingFault(
      this.bench().writeQuestions(v.parse(suitBriefSchema, brief), v.parse(attemptSchema, attempt)),
    );
  }

  /** See `JudgeCalls`. */
  async presideOver(record: CaseRecord, attempt: Attempt): Promise<Judgement | PassingFault> {
    return orPassingFault(this.bench().presideOver(v.parse(caseRecordSchema, record), v.parse(attemptSchema, attempt)));
  }

  /** See `DilemmaBench`. */
  async draftDilemmaQuestions(brief: DilemmaBrief): Promise<WrittenDeck | null> {
    return this.dilemmaBench().draftQuestions(v.parse(dilemmaBriefSchema, brief));
  }

  /** See `DilemmaBench`. */
  async writeDilemmaQuestions(brief: DilemmaBrief): Promise<WrittenDeck> {
    return this.dilemmaBench().writeQuestions(v.parse(dilemmaBriefSchema, brief));
  }

  /** See `DilemmaBench`. */
  async decideDilemma(record: DilemmaRecord): Promise<DecidedDilemma> {
    return this.dilemmaBench().decide(v.parse(dilemmaRecordSchema, record));
  }

  override fetch(): Response {
    return new Response("Not found", { status: 404 });
  }

  private bench(): Bench & DeckWriter {
    return openBench(houseJudge, this.modelJudge());
  }

  private dilemmaBench(): DilemmaBench {
    return openDilemmaBench(houseJudge, this.modelJudge());
  }

  private modelJudge(): ModelJudge | null {
    const models = this.chatModels();
    return models === null ? null : createModelJudge(models.judge, { clock: () => Date.now() });
  }

  /** A model that is set up wrongly is none: people wait, and the house can answer. */
  private chatModels(): ChatModels | null {
    try {
      return chatModelsOf(this.env);
    } catch (error) {
      logError("judge_settings_unusable", { reason: error instanceof Error ? error.message : null });
      return null;
    }
  }
}

/** What is thrown over a call between Workers loses its class: a fault that passes goes back as a value. */
async function orPassingFault<Answer>(answer: Promise<Answer>): Promise<Answer | PassingFault> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ModelFault) return { fault: error.reason };
    throw error;
  }
}
