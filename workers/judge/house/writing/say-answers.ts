import { SEAT_LABELS, SEATS, type Seat } from "~/domain/case/seat";
import type { Testimony } from "~/domain/judge/judge";
import type { AnswerWords } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import type { WeighedQuestion } from "../finding/weigh-record";
import type { Chooser } from "../seeded-choice";

/** What the parties said to one question, in a judge's words; a party that said nothing is left out. */
export function sayAnswers(
  answers: AnswerWords,
  question: Pick<WeighedQuestion, "number" | Seat>,
  chooser: Chooser,
): string {
  const { number, creator, opponent } = question;
  const say = (key: keyof AnswerWords) => chooser.pick(`answer ${number} ${key}`, answers[key]);
  if (creator === opponent && creator !== undefined) {
    if (creator === null) return say("bothFifth");
    return creator ? say("bothYes") : say("bothNo");
  }
  return SEATS.filter((seat) => question[seat] !== undefined)
    .map((seat) => fillSlots(say(answerKey(question[seat])), { p: SEAT_LABELS[seat] }))
    .join(say("join"));
}

function answerKey(testimony: Testimony): "yes" | "no" | "fifth" {
  if (typeof testimony !== "boolean") return "fifth";
  return testimony ? "yes" : "no";
}
