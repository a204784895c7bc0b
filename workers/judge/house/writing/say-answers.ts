import type { AnswerWords } from "../corpora/voices/voice";
import { fillSlots } from "../fill-slots";
import type { WeighedQuestion } from "../finding/weigh-record";
import type { Chooser } from "../seeded-choice";

/** What the parties said to one question, in a judge's words; a party that said nothing is left out. */
export function sayAnswers(
  answers: AnswerWords,
  { number, creator, opponent }: Pick<WeighedQuestion, "number" | "creator" | "opponent">,
  chooser: Chooser,
): string {
  const say = (key: keyof AnswerWords) => chooser.pick(`answer ${number} ${key}`, answers[key]);
  if (creator === opponent && creator !== undefined) {
    if (creator === null) return say("bothFifth");
    return creator ? say("bothYes") : say("bothNo");
  }
  const parties = [
    { p: "Party A", testimony: creator },
    { p: "Party B", testimony: opponent },
  ];
  return parties
    .flatMap(({ p, testimony }) => (testimony === undefined ? [] : [fillSlots(say(answerKey(testimony)), { p })]))
    .join(say("join"));
}

function answerKey(testimony: boolean | null): "yes" | "no" | "fifth" {
  if (testimony === null) return "fifth";
  return testimony ? "yes" : "no";
}
