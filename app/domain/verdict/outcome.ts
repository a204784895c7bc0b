import { isolated } from "../case/isolated-name";
import type { PartyNames } from "../case/party-names";
import type { Winner } from "../case/winner";
import { isDismissal } from "./fairness";

/** How a case between two people came out, in one word: who won it, or why nobody did. */
export const OUTCOMES = ["creator", "opponent", "hung", "default", "dismissed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A case in a list: its outcome is null until there is a verdict. */
export interface Decided {
  outcome: Outcome | null;
}

/** What is stored of a verdict; null in all three where there is none. */
interface Ruled {
  winner: Winner | null;
  byDefault: boolean | null;
  judgeId: string | null;
}

/** The outcome of a stored verdict; null where there is none, and in a dilemma, which nobody can win. */
export function outcomeOf({ winner, byDefault, judgeId }: Ruled): Outcome | null {
  if (winner === null) return null;
  if (judgeId !== null && isDismissal({ judgeId })) return "dismissed";
  // A default judgment is no win (docs/rules.md#default-judgment).
  if (byDefault === true) return "default";
  return winner === "other" ? "hung" : winner;
}

/** The same for a line in a list. */
export function outcomeWords(outcome: Outcome, names: PartyNames): string {
  switch (outcome) {
    case "hung":
      return "Hung Court";
    case "default":
      return "Default judgment";
    case "dismissed":
      return "Case dismissed";
    default:
      return `${isolated(names[outcome])} won`;
  }
}
