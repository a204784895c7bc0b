import type { Winner } from "~/domain/case/winner";
import type { FindingRun } from "~/domain/judge/receipt";

/** Readings asked for at first, one in each order. */
const FIRST_RUNS = 2;
/** Readings altogether where the first two differ. */
export const ALL_RUNS = 4;
/** So many of all readings decide. */
const RUNS_TO_WIN = 3;

/** What several readings of one record come to. */
export interface AgreedFinding {
  winner: Winner;
  blame: { creator: number; opponent: number };
}

/**
 * The finding of readings in both orders: what the first two agree on, else what three of four say, else the Hung
 * Court. `null` asks for more readings.
 */
export function agreeOnFinding(runs: readonly FindingRun[]): AgreedFinding | null {
  if (runs.length < FIRST_RUNS) return null;
  const needed = runs.length < ALL_RUNS ? runs.length : RUNS_TO_WIN;
  const winner = (["creator", "opponent", "other"] as const).find(
    (candidate) => runs.filter((run) => run.winner === candidate).length >= needed,
  );
  if (winner !== undefined) return { winner, blame: meanBlame(winner, runs) };
  return runs.length < ALL_RUNS ? null : { winner: "other", blame: EVEN };
}

const EVEN = { creator: 50, opponent: 50 };

/** The mean over the readings that found so. */
function meanBlame(winner: Winner, runs: readonly FindingRun[]): AgreedFinding["blame"] {
  if (winner === "other") return EVEN;
  const shares = runs.filter((run) => run.winner === winner).map(({ blame }) => blame.creator);
  const creator = Math.round(shares.reduce((sum, share) => sum + share, 0) / shares.length);
  return { creator, opponent: 100 - creator };
}
