import type { Testimony } from "~/domain/judge/judge";
import type { Voice } from "../corpora/voices/voice.server";
import { fillSlots } from "../fill-slots.server";

/** What the parties said to one question, in a judge's words; a party that said nothing is left out. */
export function sayAnswers(answers: Voice["answers"], creator: Testimony, opponent: Testimony): string {
  if (creator === opponent && creator !== undefined) {
    if (creator === null) return answers.bothFifth;
    return creator ? answers.bothYes : answers.bothNo;
  }
  const said = (party: string, testimony: Testimony) =>
    testimony === undefined ? [] : [fillSlots(answers[answerKey(testimony)], { p: party })];
  return [...said("Party A", creator), ...said("Party B", opponent)].join(answers.join);
}

function answerKey(testimony: boolean | null): "yes" | "no" | "fifth" {
  if (testimony === null) return "fifth";
  return testimony ? "yes" : "no";
}
