import {
  ANALYSIS_LENGTH,
  DECISION_MAX,
  type Decision,
  DILEMMA_CASE_NAME_MAX,
  type DilemmaRecord,
  RECOMMENDATION_MAX,
} from "~/domain/dilemma/dilemma";
import { isHarmlessStep } from "../ruling/check-punishment";
import { markedExhibits } from "../ruling/check-ruling";
import { findDilemmaContempt } from "./dilemma-contempt";

/** So many answers a decision rests on at least, where as many were given. */
const EXHIBITS_MIN = 2;

export type DecisionFault =
  | "length"
  | "exhibit_unknown"
  | "exhibit_unmarked"
  | "exhibit_missing"
  | "harmful"
  | "contempt_unnamed"
  | "no_answer";

/** What is wrong with a decision: a word for tests and logs, and a sentence for the judge that may try again. */
export interface DecisionProblem {
  fault: DecisionFault;
  sentence: string;
}

/** Everything that keeps a decision from being given, whichever judge wrote it. Empty for a sound one. */
export function checkDecision(decision: Decision, record: DilemmaRecord): DecisionProblem[] {
  return [
    ...checkLengths(decision),
    ...checkExhibits(decision, record),
    ...checkRecommendation(decision),
    ...checkContempt(decision, record),
    ...checkAnswer(decision, record),
  ];
}

function checkLengths({ caseName, decision, rationale, recommendation }: Decision): DecisionProblem[] {
  const texts = [
    { what: "The case name", text: caseName, min: 3, max: DILEMMA_CASE_NAME_MAX },
    { what: "The decision", text: decision, min: 2, max: DECISION_MAX },
    { what: "The rationale", text: rationale, ...ANALYSIS_LENGTH },
    { what: "The recommendation", text: recommendation, min: 10, max: RECOMMENDATION_MAX },
  ];
  return texts
    .filter(({ text, min, max }) => [...text.trim()].length < min || [...text].length > max)
    .map(({ what, min, max }) => ({ fault: "length", sentence: `${what} must have ${min} to ${max} characters.` }));
}

function checkExhibits({ exhibits, rationale }: Decision, { testimony }: DilemmaRecord): DecisionProblem[] {
  const marks = markedExhibits(rationale);
  const isAnswered = (number: number) => testimony[number - 1]?.answer !== undefined;
  const answered = testimony.filter(({ answer }) => answer !== undefined).length;
  const problems: DecisionProblem[] = [...new Set([...exhibits, ...marks])]
    .filter((number) => !isAnswered(number))
    .map((number) => ({ fault: "exhibit_unknown", sentence: `Nothing was answered that is Exhibit ${number}.` }));
  const isApart = exhibits.some((number) => !marks.includes(number)) || marks.some((mark) => !exhibits.includes(mark));
  if (isApart) {
    const sentence = "`exhibits` must list the numbers of exactly the marks in the rationale, such as (Exhibit 3).";
    problems.push({ fault: "exhibit_unmarked", sentence });
  }
  if (marks.filter(isAnswered).length < Math.min(EXHIBITS_MIN, answered)) {
    problems.push({ fault: "exhibit_missing", sentence: `The rationale must cite ${EXHIBITS_MIN} exhibits at least.` });
  }
  return problems;
}

function checkRecommendation({ recommendation }: Decision): DecisionProblem[] {
  if (isHarmlessStep(recommendation)) return [];
  return [{ fault: "harmful", sentence: "The recommendation fits no harmless kind. Choose a small step of minutes." }];
}

function checkContempt({ rationale }: Decision, { dilemma }: DilemmaRecord): DecisionProblem[] {
  const words = findDilemmaContempt(dilemma);
  if (words === null || rationale.toLowerCase().includes(words.toLowerCase())) return [];
  const sentence = `The rationale must quote “${words}” as contempt of court that moved nothing.`;
  return [{ fault: "contempt_unnamed", sentence }];
}

/**
 * Ways to answer without repeating a word of the dilemma: yes or no, do or leave, an option by its place, a lot,
 * another door.
 */
const PLAIN_ANSWERS =
  /(?:^|[:.!] )\P{L}*(?:yes|no|yea|nay|aye|yep|nope|do|don['’]t|go ahead|better not|leave|let|wait|sleep on it|skip|both|neither|sí|si|oui|non|ja|nein|nej|nee|sim|não|tak|nie)\b|\b(?:(?:first|second|third|fourth|fifth|sixth|seventh|last) one|(?:first|second) thought|coin|hat|die|lots?|heads|qualified)\b/iu;

function checkAnswer({ decision }: Decision, { dilemma, testimony }: DilemmaRecord): DecisionProblem[] {
  if (PLAIN_ANSWERS.test(decision) || quotesOption(decision, dilemma)) return [];
  const matter = stemsOf([dilemma, ...testimony.map(({ prompt }) => prompt)].join(" "));
  if (matter.size === 0 || [...stemsOf(decision)].some((stem) => matter.has(stem))) return [];
  const sentence = "The decision must name one of the options of the dilemma, or say yes or no to the deed.";
  return [{ fault: "no_answer", sentence }];
}

/** Words in quotation marks that stand in the dilemma name an option, even where they are no words: `“🍕”`. */
function quotesOption(decision: string, dilemma: string): boolean {
  const quoted = /“([^”]+)”/u.exec(decision)?.[1];
  return quoted !== undefined && dilemma.includes(quoted);
}

/** Words that every text has; they name no option. */
const EMPTY_WORDS = new Set(
  "the and for you your with that this should would could have has was were are not but what which when from they them she her his him its our out all just really very than then there here into onto about".split(
    " ",
  ),
);

/** The beginnings of the words that say something, so that `order` and `ordering` are one. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map((word) => [...word].slice(0, 4).join("")));
}
