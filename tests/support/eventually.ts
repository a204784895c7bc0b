import { vi } from "vitest";

/** Far above what is normal, in milliseconds, so that only faults reach it on a busy machine too. */
const PATIENCE_MS = 15_000;

/** Waits until a look finds what it expects, and gives what it found. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { interval: 10, timeout: PATIENCE_MS });
}
