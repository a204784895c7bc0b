const HOUR_MS = 60 * 60_000;

/** What codes were asked for in a window of time: how many, and when the first of them was, in Unix milliseconds. */
export interface CodeRequests {
  count: number;
  oldest: number | null;
}

/**
 * How many codes may be asked for (docs/rules.md#login-codes). For an address these bound the guesses too: 50 a day in
 * a million, by all strangers together. A browser that its owner has logged in on is counted for itself. A network is
 * an office or a household, so it gets more, but never all that an address has.
 */
export const CODE_REQUEST_LIMITS = [
  { of: "address", max: 5, windowMs: HOUR_MS },
  { of: "address", max: 10, windowMs: 24 * HOUR_MS },
  { of: "network", max: 20, windowMs: HOUR_MS },
  { of: "address in a network", max: 4, windowMs: HOUR_MS },
  { of: "address in a network", max: 6, windowMs: 24 * HOUR_MS },
] as const;
export type CodeRequestLimit = (typeof CODE_REQUEST_LIMITS)[number];

export const CODE_REQUESTS_KEPT_MS = 24 * HOUR_MS;

/** Seconds until a code may be asked for again, 0 for at once. `requests` stand in the order of the limits. */
export function pauseBeforeNextCode(requests: readonly CodeRequests[], now: number): number {
  const pauses = CODE_REQUEST_LIMITS.map(({ max, windowMs }, index) => {
    const { count = 0, oldest = null } = requests[index] ?? {};
    return count < max || oldest === null ? 0 : oldest + windowMs - now;
  });
  return Math.ceil(Math.max(...pauses) / 1_000);
}
