import type { DilemmaBrief, DilemmaRecord } from "./dilemma/dilemma";
import type { DecidedDilemma, WrittenDeck } from "./dilemma/dilemma-receipt";
import type { Attempt, CaseRecord, DeckWriter, Judgement, SuitBrief, WrittenQuestion } from "./judge/judge";
import type { FallbackReason } from "./judge/receipt";
import type { Languages } from "./language/foreign-words";
import type { Screening } from "./screening/screening";
import type { AbuseFinder } from "./topic/screening/abuse";

/** Nothing this time: the model could not be asked, and a later attempt may end better. */
export interface PassingFault {
  fault: FallbackReason;
}

/**
 * What the judge's Worker answers to the Workers that are bound to it. It keeps nothing: the same call twice is the
 * same answer, or with a model another one as good. Throws only where something is broken: what is thrown loses its
 * class on the way, and counts as a crash of the Worker.
 */
export interface JudgeCalls extends AbuseFinder, Languages, Pick<DeckWriter, "draftQuestions">, Screening {
  /** See `DeckWriter`. A fault that passes comes back as one, never on the last attempt. */
  writeQuestions(brief: SuitBrief, attempt: Attempt): Promise<WrittenQuestion[] | PassingFault>;
  /** See `Bench`. A fault that passes comes back as one, never on the last attempt. */
  presideOver(record: CaseRecord, attempt: Attempt): Promise<Judgement | PassingFault>;
  /** See `DilemmaBench`. */
  draftDilemmaQuestions(brief: DilemmaBrief): Promise<WrittenDeck | null>;
  /** See `DilemmaBench`. */
  writeDilemmaQuestions(brief: DilemmaBrief): Promise<WrittenDeck>;
  /** See `DilemmaBench`. */
  decideDilemma(record: DilemmaRecord): Promise<DecidedDilemma>;
}
