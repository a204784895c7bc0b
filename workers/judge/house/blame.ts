import type { Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";

/** Each party's share of the blame, in percent. */
export type Blame = Readonly<Record<Seat, number>>;

/** The blame where none was found. */
export const NO_BLAME: Blame = { creator: 50, opponent: 50 };

/** The clearer the case, from 0 to 1, the larger the loser's share. */
export function splitBlame(winner: Winner, clarity: number): Blame {
  if (winner === "other") return NO_BLAME;
  const share = 50 + Math.max(2, Math.round(45 * clarity));
  return winner === "creator" ? { creator: 100 - share, opponent: share } : { creator: share, opponent: 100 - share };
}
