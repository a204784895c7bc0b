import type { Tone } from "../pettysuit/pettysuit";
import type { Winner } from "../verdict/verdict";
import type { JudgePersonality } from "./personality";

/** The two seats of a case. Everywhere in the record people are their seat; names come in only when a text is shown. */
export type Seat = "creator" | "opponent";

/** What a party said to one question. `null` pleads the fifth; `undefined` means that nothing was said. */
export type Testimony = boolean | null | undefined;

/**
 * How a question bears on the case, kept with the question so that the ruling weighs what was asked and not what
 * today's corpora would ask. Each number says how far that answer speaks for the creator (positive) or the opponent
 * (negative), from -3 to 3.
 */
export interface QuestionBearing {
  /** Short machine word for what the question is about, such as `admission`, `agreement` or `provocation`. */
  theme: string;
  creator: { yes: number; no: number };
  opponent: { yes: number; no: number };
}

/** A question as a judge writes it. `prompt` speaks of `Party A` (the creator) and `Party B` (the opponent). */
export interface WrittenQuestion {
  prompt: string;
  /** Absent when the judge that wrote the question does not weigh by numbers. */
  bearing: QuestionBearing | null;
}

/** What a judge is told when it writes the questions of a suit. It holds no names and no uuids. */
export interface SuitBrief {
  /** The suit's uuid or another stable word: same seed and allegation, same questions. */
  seed: string;
  allegation: string;
  tone: Tone;
}

/** One question of the record with what both parties testified. */
export interface RecordedTestimony {
  prompt: string;
  bearing: QuestionBearing | null;
  creator: Testimony;
  opponent: Testimony;
}

/** Everything a ruling may rest on. */
export interface CaseRecord {
  seed: string;
  allegation: string;
  tone: Tone;
  judgePersonality: JudgePersonality;
  testimony: RecordedTestimony[];
}

/** A place in the record that a rationale rests on: question number (from 1) and whose answer it is. */
export interface Exhibit {
  question: number;
  seat: Seat;
}

/** A judge's ruling. Texts may speak of `Party A` and `Party B`; names are put in where they are shown. */
export interface Ruling {
  winner: Winner;
  caseName: string;
  rationale: string;
  punishment: string;
  exhibits: Exhibit[];
  /** How the blame lies, in percent; the two add up to 100. */
  blame: { creator: number; opponent: number };
}

/** The port behind which every judge sits: the embedded house judge now, models beside it later. */
export interface Judge {
  /** Which judge this is and in which version, stored with the verdict: `house@1`. */
  readonly id: string;
  /** 5 to 9 questions (R8), none repeated, answerable with yes or no by both parties. */
  writeQuestions(brief: SuitBrief): Promise<WrittenQuestion[]>;
  rule(record: CaseRecord): Promise<Ruling>;
}
