import type { Seat } from "../case/seat";
import type { Winner } from "../case/winner";

/**
 * So long after a default judgment the absent party can have it set aside, in milliseconds (7 days,
 * docs/rules.md#setting-a-judgment-aside).
 */
export const VACATABLE_MS = 7 * 24 * 60 * 60_000;

/** A ruling, as far as setting it aside goes. */
export interface Judgment {
  byDefault: boolean;
  winner: Winner;
  /** Unix milliseconds. */
  createdAt: number;
}

/** Who had a judgment of this case set aside before, and when, in Unix milliseconds. */
export interface Reopenings {
  creatorVacatedAt: number | null;
  opponentVacatedAt: number | null;
}

/** Whoever did not come: nobody, one of the two, or both. */
export function absentSeats(heard: Record<Seat, boolean>): Seat[] {
  return (["creator", "opponent"] as const).filter((seat) => !heard[seat]);
}

/** Who wins where somebody did not come: the one who did, and nobody where nobody came. */
export function winnerByDefault(absent: readonly Seat[]): Winner {
  if (absent.length !== 1) return "other";
  return absent.includes("creator") ? "opponent" : "creator";
}

/** Whether a judgment went against this seat because nobody sat there to speak. */
export function wasAbsent({ byDefault, winner }: Pick<Judgment, "byDefault" | "winner">, seat: Seat): boolean {
  return byDefault && winner !== seat;
}

/**
 * Until when a seat can have a judgment set aside, in Unix milliseconds; null where it can't at all. Each side can once
 * in a case: a second absence of the same side is final, or a case could go round for ever.
 */
export function vacatableUntil(judgment: Judgment, reopenings: Reopenings, seat: Seat): number | null {
  const before = seat === "creator" ? reopenings.creatorVacatedAt : reopenings.opponentVacatedAt;
  return wasAbsent(judgment, seat) && before === null ? judgment.createdAt + VACATABLE_MS : null;
}

/**
 * Whether anybody can have this judgment set aside now. As long as that is so, testimony stays sealed
 * (docs/rules.md#blind-testimony).
 */
export function isVacatable(judgment: Judgment, reopenings: Reopenings, now: number): boolean {
  return (["creator", "opponent"] as const).some((seat) => (vacatableUntil(judgment, reopenings, seat) ?? 0) > now);
}

/** From when on what was testified may leave the database, in Unix milliseconds: nobody can have the case reopened. */
export function archivedFrom({ createdAt }: Pick<Judgment, "createdAt">): number {
  return createdAt + VACATABLE_MS;
}

/** Who had the case reopened last, and when, in Unix milliseconds; null for a case that never was. */
export function lastReopening({ creatorVacatedAt, opponentVacatedAt }: Reopenings): { by: Seat; at: number } | null {
  if (creatorVacatedAt === null && opponentVacatedAt === null) return null;
  const by = (creatorVacatedAt ?? 0) > (opponentVacatedAt ?? 0) ? "creator" : "opponent";
  return { by, at: Math.max(creatorVacatedAt ?? 0, opponentVacatedAt ?? 0) };
}
