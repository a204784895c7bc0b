import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import type { Winner } from "../case/winner";
import { PRODUCT_NAME } from "../product";
import type { Verdict } from "./verdict";

/** A winner who can't be read out of what is stored. */
const UNKNOWN_PARTY = "Unknown Party";

/**
 * The headline of a verdict: `{winner} wins!`, or the Hung Court's own words for a draw. A default judgment is no win,
 * and a case that the clerk closed is no draw.
 */
export function winnerHeadline({ winner, byDefault = false, dismissed = false }: Ruled, names: PartyNames): string {
  if (dismissed) return "Case dismissed";
  if (winner === "other") return byDefault ? "Nobody came!" : "Hung Court!";
  const name = Object.hasOwn(names, winner) ? isolated(names[winner]) : UNKNOWN_PARTY;
  return byDefault ? `${name}, by default` : `${name} wins!`;
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
