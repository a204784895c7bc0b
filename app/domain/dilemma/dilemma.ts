import * as v from "valibot";
import type { JudgePersonality } from "../judge/personality";
import { typedText } from "../text";

/** Longest dilemma, in code points of its normalized form. */
export const DILEMMA_MAX = 500;

/** `hmm idk`, `asdfgh`, `x or`: letters, and nothing to decide. What is in another script may say something. */
const SAYS_NOTHING =
  /^[\s.,!?]*(?:(?:(?:h+m+|u+[hm]+|idk|dunno|help|pls|please|test|ok|lol|what|or|vs|no idea|i (?:don'?t|do not) know)[\s.,!?]*)+|[a-z]*[b-df-hj-np-tv-xz]{5,}[a-z]*[\s.,!?]*|(?:\S+ )?(?:or|vs)[\s.,!?]*)$/iu;

/** What a person types: `text back or leave it?`. Normalized, never blank. */
export const dilemmaSchema = v.pipe(
  typedText(DILEMMA_MAX, (length) => `A dilemma has at most ${DILEMMA_MAX} characters; this one has ${length}.`),
  v.nonEmpty("Please tell the court what you cannot decide."),
  v.check((text) => !SAYS_NOTHING.test(text), "What are you torn between? Name two things, or one that you might do."),
);

/** What a judge is told when it writes the questions of a dilemma. It holds no name and no uuid of a person. */
export interface DilemmaBrief {
  /** The session's uuid or another stable word: same seed and dilemma, same questions. */
  seed: string;
  dilemma: string;
}

/**
 * How an answer bears on the choice, kept with the question so that the decision weighs what was asked and not what
 * today's corpora would ask.
 */
export interface DilemmaWeight {
  /** Short machine word for what the question is about, such as `relief` or `effort`. */
  theme: string;
  /** The option that it speaks of, as the judge read it; `do` for the action of a dilemma that asks about one. */
  option: string;
  /** How far a yes speaks for the option, from -3 to 3. A no speaks as far against it. */
  weight: number;
}

/** A question as a judge writes it, put to the one who asked: `Would you still want it in the rain?` */
export interface DilemmaQuestion {
  prompt: string;
  /** Null when the judge that wrote the question does not weigh by numbers. */
  weight: DilemmaWeight | null;
}

/** One question of the record and what was swiped; `undefined` where nothing was. */
export interface DilemmaTestimony extends DilemmaQuestion {
  answer: boolean | undefined;
}

/** Everything that a decision may rest on. */
export interface DilemmaRecord extends DilemmaBrief {
  judgePersonality: JudgePersonality;
  testimony: DilemmaTestimony[];
}

/** What a 320x568 card can show without running over, in code points. */
export const DECISION_MAX = 70;
export const RECOMMENDATION_MAX = 180;
export const DILEMMA_CASE_NAME_MAX = 70;
/** The analysis is shown word by word: shorter has not dealt with the dilemma, longer outlasts patience. */
export const ANALYSIS_LENGTH = { min: 300, max: 1_200 };

/** What the court decides. `exhibits` are the numbers, from 1, of the answers that it rests on. */
export interface Decision {
  caseName: string;
  decision: string;
  rationale: string;
  recommendation: string;
  exhibits: number[];
}
