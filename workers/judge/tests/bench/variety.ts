import type { CaseRecord, Ruling, SwipeRecord } from "~/domain/judge/judge";
import { JUDGE_PERSONALITIES, type JudgePersonality } from "~/domain/judge/personality";
import type { Judge } from "../../judge";
import { PETTY_ALLEGATIONS } from "../fixtures/petty-allegations";
import { arbitraryAnswers, deckRecord } from "./records";

export interface RuledCase<Kind extends CaseRecord = CaseRecord> {
  record: Kind;
  ruling: Ruling;
}

/** `count` seeded cases over all allegations and, in turn, all personalities or the one given. */
export async function ruleSeededCases(
  judge: Judge,
  count: number,
  personality?: JudgePersonality,
): Promise<RuledCase<SwipeRecord>[]> {
  const cases: RuledCase<SwipeRecord>[] = [];
  for (let index = 0; index < count; index++) {
    const judgePersonality = personality ?? JUDGE_PERSONALITIES[index % JUDGE_PERSONALITIES.length];
    const allegation = PETTY_ALLEGATIONS[index % PETTY_ALLEGATIONS.length] ?? "";
    const brief = { seed: `seeded case ${index}`, allegation, judgePersonality };
    const record = await deckRecord(judge, brief, arbitraryAnswers(index));
    cases.push({ record, ruling: await judge.rule(record) });
  }
  return cases;
}

export function distinctNames(cases: readonly RuledCase[]): number {
  return new Set(cases.map(({ ruling }) => ruling.caseName)).size / cases.length;
}

/**
 * The commonest run of `length` words over the rationales as they are written, and in which share of them it occurs.
 */
export function commonestPhrase(rationales: readonly string[], length: number): { phrase: string; share: number } {
  const counts = new Map<string, number>();
  for (const rationale of rationales) {
    const words = rationale.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
    const phrases = new Set(words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(" ")));
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const [phrase = "", count = 0] = [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ["", 0]);
  return { phrase, share: count / rationales.length };
}
