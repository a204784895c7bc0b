/** The value that so large a `share` of all values does not exceed, by nearest rank. NaN where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** What became of the messages of one phase. Times in milliseconds from saying. */
export interface Account {
  said: number;
  /** Messages whose sender never got their receipt. */
  unconfirmed: number;
  /** Messages that never came to the other side. */
  undelivered: number;
  echoMs: number[];
  deliveryMs: number[];
}

interface Entry {
  author: string;
  saidAt: number;
  echoedAt: number | null;
  deliveredAt: number | null;
}

export type Ledger = ReturnType<typeof openLedger>;

/** Keeps account of every message of a phase: nothing counts as arrived that was not said, and nothing twice. */
export function openLedger() {
  const entries = new Map<string, Entry>();
  let awaited = 0;
  return {
    said(clientId: string, author: string, at: number): void {
      entries.set(clientId, { author, saidAt: at, echoedAt: null, deliveredAt: null });
      awaited += 2;
    },
    /** Somebody heard a message: its author, which is the receipt, or the other side. */
    heard(clientId: string, by: string, at: number): void {
      const entry = entries.get(clientId);
      if (entry === undefined) return;
      const arrival = by === entry.author ? "echoedAt" : "deliveredAt";
      if (entry[arrival] !== null) return;
      entry[arrival] = at;
      awaited -= 1;
    },
    /** Whether everything that was said has come back and come across. */
    isComplete: () => awaited === 0,
    account(): Account {
      const all = [...entries.values()];
      const echoMs = all.flatMap(({ saidAt, echoedAt }) => (echoedAt === null ? [] : [echoedAt - saidAt]));
      const deliveryMs = all.flatMap(({ saidAt, deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt - saidAt]));
      return {
        said: all.length,
        unconfirmed: all.length - echoMs.length,
        undelivered: all.length - deliveryMs.length,
        echoMs,
        deliveryMs,
      };
    },
  };
}

/** How much of what was said came to the other side, in percent. A single loss never rounds up to all of it. */
export function deliveredPercent({ said, undelivered }: Account): string {
  if (undelivered === 0) return "100.00 %";
  return `${Math.min(99.99, ((said - undelivered) / said) * 100).toFixed(2)} %`;
}
