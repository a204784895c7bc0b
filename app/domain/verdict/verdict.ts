import * as v from "valibot";
import type { PartyNames } from "../case/party-names";
import { WINNERS, type Winner } from "../case/winner";
import { judgePersonalitySchema } from "../judge/personality";
import { PRODUCT_NAME, PRODUCT_SLUG } from "../product";
import type { CardLayout } from "./card-layouts";

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

/**
 * The headline of a verdict: `{winner} wins!`, or the Hung Court's own words for a draw. A default judgment is no win, and a
 * case that the clerk closed is no draw.
 */
export function winnerHeadline({ winner, byDefault = false, dismissed = false }: Ruled, names: PartyNames): string {
  if (dismissed) return "Case dismissed";
  if (winner === "other") return byDefault ? "Nobody came!" : "Hung Court!";
  return byDefault ? `${names[winner]}, by default` : `${names[winner]} wins!`;
}

/** How a verdict came out. */
interface Ruled {
  winner: Winner;
  byDefault?: boolean | undefined;
  dismissed?: boolean | undefined;
}

/**
 * The text that goes out when someone shares a verdict. A draw has no winner to name, so it has its own
 * (docs/rules.md#hung-court).
 */
export function shareText(verdict: Pick<Verdict, "caseName" | "punishment"> & Ruled, names: PartyNames): string {
  const headline = winnerHeadline(verdict, names);
  const outcome = verdict.byDefault && verdict.winner !== "other" ? `Judgment for ${headline}.` : headline;
  return `${verdict.caseName}: ${outcome} ${verdict.punishment} — Settled on ${PRODUCT_NAME}`;
}

/** The same for whoever shall find out by themselves; the link stands behind it. */
export function spoilerFreeText({ caseName }: Pick<Verdict, "caseName">): string {
  return `The court has ruled in ${caseName}. See who won:`;
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

/** The same for a card in another layout, which its name tells. */
export function pictureFileName(caseName: string, layout: CardLayout): string {
  const name = cardFileName(caseName);
  return layout === "card" ? name : name.replace(/\.png$/u, `-${layout}.png`);
}
