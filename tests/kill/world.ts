import type { DatabaseSync } from "node:sqlite";
import { aPerson, openBrowser, type Person, type Watch } from "./browser";
import type { MortalServer } from "./mortal-server";
import type { PushHost } from "./push-host";

/** Something that was acknowledged, and how it is looked for. Gives what is wrong, or null. */
export type StoredPromise = (database: DatabaseSync) => string | null;
export type ServedPromise = () => Promise<string | null>;

/** Time that passes for one case, at the next death. */
interface Passing {
  caseUuid: string;
  milliseconds: number;
  hasPassed: () => void;
}

/** A court that dies now and then, with what it has promised so far. */
export interface World {
  server: MortalServer;
  watch: Watch;
  random: () => number;
  pushes: PushHost;
  /** Words and uuids of people who have left: nothing may be left of these. */
  gone: string[];
  stored: StoredPromise[];
  served: ServedPromise[];
  passing: Passing[];
  aPerson: (displayName: string) => Promise<Person>;
  aBrowser: () => Person["browser"];
  /** Lets time pass for one case. Resolves when it has, which is during the next death. */
  passTime: (caseUuid: string, milliseconds: number) => Promise<void>;
  /** Topics that the desk takes down: whoever was dealt one before finds it gone. */
  takenDown: Set<string>;
  /** Whoever sits at the desk, once somebody does. */
  moderator: Promise<Person> | null;
}

export function openWorld(server: MortalServer, pushes: PushHost, watch: Watch, random: () => number): World {
  const passing: Passing[] = [];
  return {
    server,
    watch,
    random,
    pushes,
    gone: [],
    stored: [],
    served: [],
    aPerson: (displayName) => aPerson(server, watch, displayName),
    aBrowser: () => openBrowser(server, watch),
    passing,
    passTime: (caseUuid, milliseconds) =>
      new Promise((hasPassed) => passing.push({ caseUuid, milliseconds, hasPassed })),
    takenDown: new Set(),
    moderator: null,
  };
}

/** Promises that a query gives exactly one row with this value in its only column. */
export function promiseRow(world: World, what: string, query: string, values: (string | number)[], expected: unknown) {
  world.stored.push((database) => {
    const rows = database.prepare(query).all(...values);
    const found = rows.length === 1 ? Object.values(rows[0] ?? {})[0] : undefined;
    return found === expected ? null : `${what}: ${JSON.stringify(rows)} in place of ${JSON.stringify(expected)}`;
  });
}

/** Whole numbers below `max`, from a seed: the same run again, as far as a machine can be told when to do what. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
