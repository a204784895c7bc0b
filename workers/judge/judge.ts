import type { Decision, DilemmaBrief, DilemmaQuestion, DilemmaRecord } from "~/domain/dilemma/dilemma";
import type { CaseRecord, QuestionWriter, Ruling } from "~/domain/judge/judge";

/**
 * A judge that always has an answer and needs nobody for it, as the house judge does. A model is none: it may fail, so
 * the bench asks it itself and turns to a judge like this where it has to.
 */
export interface Judge extends QuestionWriter {
  /** Which judge this is and in which version, stored with the verdict: `house@1`. */
  readonly id: string;
  rule(record: CaseRecord): Promise<Ruling>;
  /** What `rule` finds, and not a word of the ruling: the complaint is not read for it. */
  weigh(record: CaseRecord): Promise<Pick<Ruling, "winner" | "blame">>;
  /** 5 to 9 questions about exactly this dilemma, put to whoever brought it, none repeated. */
  writeDilemmaQuestions(brief: DilemmaBrief): Promise<DilemmaQuestion[]>;
  decideDilemma(record: DilemmaRecord): Promise<Decision>;
  /** Whether a dilemma is dangerous or changes a life, so that only this judge may have it. */
  isWeightyDilemma(dilemma: string): Promise<boolean>;
}
