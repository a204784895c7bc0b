import * as v from "valibot";
import { judgePersonalitySchema } from "../judge/personality";
import { PRODUCT_NAME, PRODUCT_SLUG } from "../product";

/** `other` is a designed draw, the Hung Court (R13). */
export const WINNERS = ["creator", "opponent", "other"] as const;
export type Winner = (typeof WINNERS)[number];

/** What a card can show without running over, in code points. */
export const CASE_NAME_MAX = 70;
export const RATIONALE_MAX = 1_200;
export const PUNISHMENT_MAX = 180;

/** A verdict is valid only when all four texts are present. */
export const verdictSchema = v.object({
  caseName: v.pipe(v.string(), v.nonEmpty()),
  winner: v.picklist(WINNERS),
  rationale: v.pipe(v.string(), v.nonEmpty()),
  punishment: v.pipe(v.string(), v.nonEmpty()),
  judgePersonality: judgePersonalitySchema,
});
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** Names of the two parties as a verdict shows them. */
export interface PartyNames {
  creator: string;
  opponent: string;
}

/** The headline of a verdict: `{winner} wins!`, or the Hung Court's own words for a draw. */
export function winnerHeadline(winner: Winner, names: PartyNames): string {
  if (winner === "other") return "Hung Court!";
  return `${names[winner]} wins!`;
}

/** The text that goes out when someone shares a verdict. A draw has no winner to name, so it has its own (R13). */
export function shareText(verdict: Pick<Verdict, "caseName" | "winner" | "punishment">, names: PartyNames): string {
  if (verdict.winner === "other") {
    return `${verdict.caseName}: Hung Court! ${verdict.punishment} — Settled on ${PRODUCT_NAME}`;
  }
  return `${verdict.caseName}: ${winnerHeadline(verdict.winner, names)} ${verdict.punishment} — Settled on ${PRODUCT_NAME}`;
}

const FILE_NAME_MAX = 50;

/** Download name of a card: lower case, letters and digits with hyphens, 50 characters at most before the ending. */
export function cardFileName(caseName: string): string {
  const words = caseName
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/gu, "")
    .trim()
    .replace(/[\s-]+/gu, "-")
    .replace(/^-+/u, "");
  const name = words.slice(0, FILE_NAME_MAX).replace(/-+$/u, "");
  return name === "" ? `${PRODUCT_SLUG}.png` : `${PRODUCT_SLUG}-${name}.png`;
}
