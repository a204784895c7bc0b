import { setTimeout as pause } from "node:timers/promises";
import { openBrowserParty } from "./browser-party";
import type { Court, Place } from "./court";
import type { LoadOptions } from "./options";
import { type OpenParty, openLightParty, type Party } from "./party";
import { PLAIN_TALK } from "./plain-talk";
import { serverUsage } from "./server-usage";
import { type Account, openLedger } from "./statistics";

/** Lines that are opened at once: people come one after another. */
const OPENED_AT_ONCE = 25;

const WARM_UP_SECONDS = 3;

/** An object without events for ten seconds is put to sleep. */
const ASLEEP_AFTER_MS = 12_000;

/** So many courtrooms are woken, one after another: each has the machine for itself. */
const WOKEN_MAX = 50;

/** Each connection is dark once in this phase, for this long, in milliseconds. */
const DROPS_MS = 10_000;
const DARK_MS = 2_000;

/** What is under way when the last word was said may take this long, in milliseconds; then it counts as lost. */
const PATIENCE_MS = 10_000;

/** What a server did under load. Times in milliseconds, memory in bytes. */
export interface Findings {
  name: string;
  steady: Account;
  /** Receipts that came back a second. */
  perSecond: number;
  memoryPerConnection: number;
  /** Processors' time of the server for each message said. */
  cpuMsPerMessage: number;
  wakeMs: number[];
  drops: Account;
  liveAgainMs: number[];
  /** The same where everybody was gone at once, as when a provider fails. */
  allLiveAgainMs: number[];
  /** What must not happen under any load, each as often as it did. */
  faults: Map<string, number>;
}

/**
 * Takes one server through all phases. It has to run already, and `places` hold both seats of each courtroom in a row.
 */
export async function measureCourt(court: Court, places: Place[], options: LoadOptions): Promise<Findings> {
  let ledger = openLedger();
  const faults = new Map<string, number>();
  const ear = {
    heard: (clientId: string, by: string) => ledger.heard(clientId, by, performance.now()),
    fault: (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1),
  };
  const speak = (party: Party, turn: number) => {
    const clientId = crypto.randomUUID();
    ledger.said(clientId, party.place.userUuid, performance.now());
    party.say(clientId, PLAIN_TALK[turn % PLAIN_TALK.length] ?? "");
  };
  const enter = async (open: OpenParty) => {
    const parties = places.map((place, client) => open(court, place, client, ear));
    for (let from = 0; from < parties.length; from += OPENED_AT_ONCE) {
      await Promise.all(parties.slice(from, from + OPENED_AT_ONCE).map((party) => party.connect()));
    }
    return parties;
  };

  const { memory } = serverUsage(court.pid);
  const parties = await enter(openLightParty);
  const memoryPerConnection = (serverUsage(court.pid).memory - memory) / parties.length;

  await inTurn(parties, { ...options, seconds: WARM_UP_SECONDS }, speak);
  ledger = openLedger();
  const startedAt = performance.now();
  const { cpuMs } = serverUsage(court.pid);
  await inTurn(parties, options, speak);
  await until(ledger.isComplete);
  const steady = ledger.account();
  const cpuMsPerMessage = (serverUsage(court.pid).cpuMs - cpuMs) / steady.said;
  const perSecond = steady.echoMs.length / ((performance.now() - startedAt) / 1_000);

  await pause(ASLEEP_AFTER_MS);
  ledger = openLedger();
  // Every second party is the first of its courtroom.
  for (const [turn, party] of parties
    .filter((_party, index) => index % 2 === 0)
    .slice(0, WOKEN_MAX)
    .entries()) {
    speak(party, turn);
    await until(ledger.isComplete);
  }
  const wakeMs = ledger.account().echoMs;
  for (const party of parties) party.leave();

  const browsers = await enter(court.isProduct ? openBrowserParty : openLightParty);
  ledger = openLedger();
  const drops = browsers.map((party) => dropOnce(party));
  await inTurn(browsers, { ...options, seconds: DROPS_MS / 1_000 }, speak);
  const liveAgainMs = await Promise.all(drops);
  // Whoever makes up for nothing need not be waited for.
  await until(ledger.isComplete, court.isProduct ? PATIENCE_MS : DARK_MS);
  const allLiveAgainMs = await dropAll(browsers);
  for (const party of browsers) party.leave();

  return {
    name: court.name,
    steady,
    perSecond,
    memoryPerConnection,
    cpuMsPerMessage,
    wakeMs,
    drops: ledger.account(),
    liveAgainMs,
    allLiveAgainMs,
    faults,
  };
}

/** Lets the parties speak by turns at an even rate, whether or not the server keeps up. */
async function inTurn(
  parties: readonly Party[],
  { rate, seconds }: Pick<LoadOptions, "rate" | "seconds">,
  speak: (party: Party, turn: number) => void,
): Promise<void> {
  const startedAt = performance.now();
  const total = rate * seconds;
  for (let turn = 0; turn < total; ) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1_000) * rate);
    for (; turn < due; turn++) {
      const party = parties[placeOf(turn, parties.length)];
      if (party !== undefined) speak(party, turn);
    }
    await pause(1);
  }
}

/** One side of every courtroom, then the other: nobody waits for an answer of the neighbour's. */
function placeOf(turn: number, count: number): number {
  const at = turn % count;
  return at < count / 2 ? at * 2 : (at - count / 2) * 2 + 1;
}

/** Loses a party's network once, at a random moment. Gives how long after its return the party was live again. */
async function dropOnce(party: Party): Promise<number> {
  await pause(Math.random() * (DROPS_MS - DARK_MS));
  party.goDark();
  return reconnect(party);
}

/** Loses everybody's network at once. Gives how long after its return each party was live again. */
function dropAll(parties: readonly Party[]): Promise<number[]> {
  for (const party of parties) party.goDark();
  return Promise.all(parties.map((party) => reconnect(party)));
}

/** Stays in the dark for a while and comes back. */
async function reconnect(party: Party): Promise<number> {
  await pause(DARK_MS);
  const backAt = performance.now();
  await party.connect();
  return performance.now() - backAt;
}

async function until(isDone: () => boolean, patience = PATIENCE_MS): Promise<void> {
  const deadline = performance.now() + patience;
  while (!isDone() && performance.now() < deadline) await pause(1);
}
