import type { Seat } from "../case/seat";
import type { Tone } from "../case/tone";
import type { Winner } from "../case/winner";
import type { Hunch } from "./hunch";
import type { JudgePersonality } from "./personality";
import type { FairnessReceipt } from "./receipt";

/** What a party said to one question. `null` pleads the fifth; `undefined` means that nothing was said. */
export type Testimony = boolean | null | undefined;

/**
 * How a question bears on the case, kept with the question so that the ruling weighs what was asked and not what
 * today's corpora would ask. Each number says how far that answer speaks for the creator (positive) or the opponent
 * (negative), from -3 to 3.
 */
export interface QuestionWeight {
  /** Short machine word for what the question is about, such as `admission`, `agreement` or `provocation`. */
  theme: string;
  creator: { yes: number; no: number };
  opponent: { yes: number; no: number };
}

/** How many questions a deck has (docs/rules.md#questions). */
export const QUESTIONS_MIN = 5;
export const QUESTIONS_MAX = 9;

/** A question as a judge writes it. `prompt` speaks of `Party A` (the creator) and `Party B` (the opponent). */
export interface WrittenQuestion {
  prompt: string;
  /** Absent when the judge that wrote the question does not weigh by numbers. */
  weight: QuestionWeight | null;
  /** Only of the hunch, which comes last: the number of the question that it is about, from 1. */
  hunchAbout?: number | undefined;
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
  weight: QuestionWeight | null;
  creator: Testimony;
  opponent: Testimony;
}

/** One message of a courtroom as it was written: up to 1,500 code points of party text. */
export interface RecordedMessage {
  seat: Seat;
  content: string;
}

/** What a record holds however its case is settled. */
interface CaseFile {
  seed: string;
  allegation: string;
  tone: Tone;
  judgePersonality: JudgePersonality;
  /**
   * Whoever the court waited for in vain. With anybody here the ruling is a default judgment, whatever else is on
   * record.
   */
  absent?: readonly Seat[];
  /** Here only so that they can be taken out of what a model reads. */
  names?: Record<Seat, string>;
}

/** A case settled by answers to a deck. Each question is an exhibit. */
export interface SwipeRecord extends CaseFile {
  kind: "pettyswipe";
  testimony: RecordedTestimony[];
  hunch?: Hunch | undefined;
}

/** A case argued live. Each message is an exhibit, in the order in which it was written; there may be none. */
export interface CourtroomRecord extends CaseFile {
  kind: "courtroom";
  messages: RecordedMessage[];
}

/** Everything a ruling may rest on. */
export type CaseRecord = SwipeRecord | CourtroomRecord;

/** A place in the record that a rationale rests on: number of the question or message (from 1) and who said it. */
export interface Exhibit {
  number: number;
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
  /** The words of the rationale that grant the loser a point, null in a Hung Court. */
  fairPoint: string | null;
}

/** A ruling, and how it came about. */
export interface Judgement {
  ruling: Ruling;
  receipt: FairnessReceipt;
  /** What a model wrote, word for word and in order, for whoever looks into a complaint. Empty for the house judge. */
  replies: string[];
}

/** One of the docket's attempts at a ruling or a deck. */
export interface Attempt {
  /** Whether there is none after it, so that the house judge does what a model can't. */
  isLast: boolean;
  /** How long ago the first began, in milliseconds: people have waited since. */
  waited?: number | undefined;
}

/**
 * Who presides over cases: asks the judge that is set up, reads the record in both orders, checks what comes out, and
 * has the house judge rule where the other can't.
 */
export interface Bench {
  /**
   * Always ends in a sound judgement on the last attempt. Before it, a judge that can't be reached is thrown as a
   * fault, for the docket to try again.
   */
  presideOver(record: CaseRecord, attempt: Attempt): Promise<Judgement>;
}

/** Who writes the questions of suits for this court. */
export interface DeckWriter {
  /** They are there at once, or null where a model is to write them, for which nobody who files waits. */
  draftQuestions(brief: SuitBrief): Promise<WrittenQuestion[] | null>;
  /** Always ends in questions on the last attempt; before it, a model that can't be reached is thrown as a fault. */
  writeQuestions(brief: SuitBrief, attempt: Attempt): Promise<WrittenQuestion[]>;
}

/** Who writes the questions of a suit. */
export interface QuestionWriter {
  /**
   * 5 to 9 questions (docs/rules.md#questions), none repeated, answerable with yes or no by both parties, and after
   * them a hunch where one of them is personal.
   */
  writeQuestions(brief: SuitBrief): Promise<WrittenQuestion[]>;
}
