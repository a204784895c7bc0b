/**
 * Where the topics of a day begin in somebody's order: a place in the person's uuid, of which the last twelve digits
 * are random.
 */
const FIRST_DIGIT = 25;
const DIGITS = 4;
const PLACES = 12 - DIGITS + 1;
const DAY_MS = 24 * 60 * 60_000;

/** How long everybody who has no session is dealt the same topics. */
export const COMMON_DEAL_MS = 5 * 60_000;

/**
 * Which digits of a person's uuid begin their order on the day of `now`: the first one counted from 1, and how many.
 * Topics lie in a ring by their uuids; everybody goes round it from a place of their own, and from another one each
 * day.
 */
export function dealStartDigits(now: number): { first: number; count: number } {
  return { first: FIRST_DIGIT + (Math.floor(now / DAY_MS) % PLACES), count: DIGITS };
}

/** The beginning for whoever is nobody yet, as so many digits: another one every five minutes. */
export function commonDealStart(now: number): string {
  // Multiplied by an odd number, successive slots lie far apart on the ring, and none comes twice before all have come.
  const slot = (Math.floor(now / COMMON_DEAL_MS) * 40_503) % 16 ** DIGITS;
  return slot.toString(16).padStart(DIGITS, "0");
}
