import { afterEach, beforeEach, expect, vi } from "vitest";

let events: string[] = [];
let faults: string[] = [];

beforeEach(() => {
  events = [];
  faults = [];
  vi.spyOn(console, "info").mockImplementation((line) => void events.push(String(line)));
  vi.spyOn(console, "error").mockImplementation((line) => void faults.push(String(line)));
});

/** A fault that no test expected fails the test in which it was logged. */
afterEach(() => {
  expect(faults.map((line) => line.slice(0, 120))).toEqual([]);
});

/** Every line logged since the test began. */
export function loggedLines(): string[] {
  return [...events, ...faults];
}

/** Says that faults of this kind were meant to be logged, and no others. */
export function expectFaults(event: string): void {
  expect(faults.length).toBeGreaterThan(0);
  for (const line of faults) expect(line).toContain(`"event":"${event}"`);
  events.push(...faults);
  faults = [];
}

/** Every fault logged so far, for a test that judges them itself. They count as expected. */
export function takeFaults(): string[] {
  const taken = faults;
  events.push(...faults);
  faults = [];
  return taken;
}
