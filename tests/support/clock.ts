import { afterEach, vi } from "vitest";

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Sets the clock of test and Worker alike to so many milliseconds from now; it stands still until the test ends. */
export function travel(milliseconds: number): void {
  travelTo(Date.now() + milliseconds);
}

/** The same to a moment in Unix milliseconds. */
export function travelTo(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
}

afterEach(() => {
  vi.useRealTimers();
});
