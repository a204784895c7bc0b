import { sentencesIn } from "../claims/split-claims";
import { ENDS_IN_A_LINE, LIKENS, STRESSES } from "../corpora/complaint-words";

/**
 * The few words of a complaint that nobody can help repeating, letter by letter: how it ends, what it likens something
 * to, or what it stresses; `null` where it has none.
 */
export function findDetail(allegation: string): string | null {
  const sentences = sentencesIn(allegation);
  const whole = sentences.join(" ");
  const last = sentences.length > 1 ? ENDS_IN_A_LINE.exec(sentences.at(-1) ?? "")?.[0] : undefined;
  const found = last ?? LIKENS.exec(whole)?.[0] ?? STRESSES.exec(whole)?.[0];
  return found?.replace(/[.,;:\s]+$/u, "") ?? null;
}
