import type { DilemmaBrief, DilemmaRecord } from "./dilemma/dilemma";
import type { DecidedDilemma, WrittenDeck } from "./dilemma/dilemma-receipt";
import type { CaseRecord, Judgement, QuestionWriter } from "./judge/judge";
import type { FallbackReason } from "./judge/receipt";
import type { Languages } from "./language/foreign-words";
import type { Screening } from "./screening/screening";
import type { AbuseFinder } from "./topic/screening/abuse";

/** No judgement this time: the model could not be asked, and a later attempt may end better. */
export interface PassingFault {
  fault: FallbackReason;
}

/**
 * What the judge's Worker answers to the Workers that are bound to it. It keeps nothing: the same call twice is the
 * same answer, or with a model another one as good. Throws only where something is broken: what is thrown loses its
 * class on the way, and counts as a crash of the Worker.
 */
export interface JudgeCalls extends AbuseFinder, Languages, QuestionWriter, Screening {
  /** See `Bench`. A fault that passes comes back as one, never on the last attempt. */
  presideOver(record: CaseRecord, attempt: { isLast: boolean }): Promise<Judgement | PassingFault>;
  /** See `DilemmaBench`. */
  writeDilemmaQuestions(brief: DilemmaBrief): Promise<WrittenDeck>;
  /** See `DilemmaBench`. */
  decideDilemma(record: DilemmaRecord): Promise<DecidedDilemma>;
}
