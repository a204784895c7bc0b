/** Pauses before each new attempt at what could not be sent, in milliseconds. After the last it is given up. */
export const PUSH_PAUSES_MS = [10_000, 60_000, 300_000, 1_800_000] as const;

/**
 * How long it is remembered that something was sent, so that no repeat sends it again, in milliseconds (two days):
 * longer than a docket goes on trying.
 */
export const PUSH_REMEMBERED_MS = 2 * 24 * 60 * 60_000;
