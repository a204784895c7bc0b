import * as v from "valibot";
import { uuidSchema } from "../case/case-ref";
import { FORMER_LITIGANT, REMOVED } from "../case/former-litigant";

/** What a party can say to a question. `null` pleads the fifth (docs/rules.md#plead-the-fifth). */
const ANSWER_TEXTS = { yes: "Yes", no: "No", fifth: "Plead the Fifth" } as const;

/** The three ways to decide a card, the words used by gesture, button and key. */
export const PLEAS = ["yes", "no", "fifth"] as const;
export type Plea = (typeof PLEAS)[number];

const BOOLEANS: Record<Plea, boolean | null> = { yes: true, no: false, fifth: null };

/** The two wire fields of an answer for a plea. */
export function answerOf(plea: Plea): { answerBoolean: boolean | null; answerText: string } {
  return { answerBoolean: BOOLEANS[plea], answerText: ANSWER_TEXTS[plea] };
}

/**
 * What a party of this name said to a question, in words. Whoever has left took theirs along, and null is all there is.
 */
export function formatAnswer(answer: string | null, name: string): string {
  return answer ?? (name === FORMER_LITIGANT ? REMOVED : "Said nothing");
}

/** The words for a stored answer. */
export function answerText(answerBoolean: boolean | null): string {
  if (answerBoolean === null) return ANSWER_TEXTS.fifth;
  return answerBoolean ? ANSWER_TEXTS.yes : ANSWER_TEXTS.no;
}

/** An answer as it comes in: the boolean and its words must agree. */
export const answerSchema = v.pipe(
  v.object({
    userUuid: uuidSchema,
    questionUuid: uuidSchema,
    answerBoolean: v.nullable(v.boolean("An answer is yes, no or null.")),
    answerText: v.picklist(Object.values(ANSWER_TEXTS), "The answer reads Yes, No or Plead the Fifth."),
  }),
  v.check(
    (answer) => answer.answerText === answerText(answer.answerBoolean),
    "The answer and its text contradict each other.",
  ),
);

/** An answer as the API and the deck hand it out. */
export interface Answer {
  questionUuid: string;
  answerBoolean: boolean | null;
  answerText: string;
}

/** A question as the parties see it, names already put in. */
export interface Question {
  uuid: string;
  prompt: string;
  /** The last card of a suit, by which a party foresees the other's answer (docs/rules.md#the-hunch). */
  isHunch?: boolean;
}
