import type { QuestionBearing } from "~/domain/judge/judge";

const TO_ONES_CREDIT =
  /\b(?:apolog|sorry|offer|replac|repair|return|thank|explain|help|agree to|make it right|put it right|remind|warn|ask|permission|share)/iu;

/**
 * A light bearing for a question that came without one: whose conduct it asks about, and whether "yes" is to that
 * party's credit. `null` when the question is about both or neither. It weighs one each way, less than any admission
 * that a question of this judge can bring out.
 */
export function inferBearing(prompt: string): QuestionBearing | null {
  const about = /^\P{L}*\p{L}+(?: it true that)? Party ([AB])\b(?!'s)/u.exec(prompt)?.[1];
  if (about === undefined) return null;
  const yes = TO_ONES_CREDIT.test(prompt) === (about === "A") ? 1 : -1;
  return { theme: "inferred", creator: { yes, no: -yes }, opponent: { yes, no: -yes } };
}
