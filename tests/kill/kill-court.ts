import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mustRun } from "../../scripts/run.mjs";
import { bundleWorker } from "../bench/workers.mjs";
import { promised } from "../support/promised";
import { type MortalServer, mortalServer } from "./mortal-server";
import { passTime, wakeSooner } from "./pass-time";
import { openPushHost, type PushHost } from "./push-host";
import { checkStored, openDatabase, tracesOf, unruledCases } from "./stored-state";
import { argue } from "./stories/argue";
import { decideDilemma } from "./stories/decide-dilemma";
import { handInTopic } from "./stories/hand-in-topic";
import { leave } from "./stories/leave";
import { logIn } from "./stories/log-in";
import { missDeadline } from "./stories/miss-deadline";
import { settleSuit } from "./stories/settle-suit";
import { onlyVote } from "./stories/vote";
import { openWorld, type ServedPromise, seededRandom, type World } from "./world";

const STORIES: Record<string, (world: World) => Promise<void>> = {
  settleSuit,
  argue,
  decideDilemma,
  missDeadline,
  logIn,
  onlyVote,
  handInTopic,
  leave,
};

/** Stories that go on at the same time. */
const AT_ONCE = 6;

/** A life ends after so many things were asked for, and so many milliseconds more. */
const ASKED_MAX = 70;
const LINGER_MAX_MS = 40;

/** A life in which nobody asks for anything, since all of them wait for time to pass, ends by itself. */
const LIFE_MAX_MS = 30_000;

/** So many promises are asked for over the network after each death: the latest, and some of all the others. */
const SERVED_LATEST = 6;
const SERVED_OTHERS = 6;

/** So many are asked for at once in the end, until all have been. */
const SERVED_AT_ONCE = 20;

/** So often it is looked whether anybody waits for time to pass, once there are no deaths, in milliseconds. */
const TIME_LOOK_MS = 500;

/** A deletion that was interrupted is gone on with after a minute, which passes at once; then it may take so long. */
const ERASURE_PAUSE_MS = 60_000;
const ERASURE_LOOK_MS = 5_000;
const ERASURE_LOOKS = 12;

interface KillOptions {
  rounds: number;
  /** It is not killed any more after so many minutes. What was begun is still heard out. */
  minutes?: number;
  /** Names of the stories that are told, all of them where none is named. */
  stories?: string[];
  seed: number;
  onDeath?: (deaths: number) => void;
}

export interface KillReport {
  deaths: number;
  /** How many of each story came to their end. */
  told: Record<string, number>;
  promises: number;
  pushes: { due: number; lost: number };
  faults: string[];
  /** The folder of what was stored and logged, which is kept where something was broken. */
  state: string;
}

/**
 * Kills the court and starts it again on what it had stored, `rounds` times at moments that a seed chooses, while
 * people go about their cases. Looks after each death whether all that was acknowledged is there, and in the end
 * whether all that was begun was finished.
 */
export async function killCourt({
  rounds,
  minutes = Number.POSITIVE_INFINITY,
  stories = Object.keys(STORIES),
  seed,
  onDeath = () => {},
}: KillOptions): Promise<KillReport> {
  const state = mkdtempSync(join(tmpdir(), "pettifog-kill-"));
  await mustRun("npm", ["run", "--silent", "db:migrate", "--", "--persist-to", state], { quiet: true });
  const bundle = bundleWorker("tests/kill/wrangler.toml");
  const pushes = await openPushHost();
  const server = await mortalServer(bundle, state, pushes.port);
  process.once("exit", () => void server.kill());
  let isWhole = false;
  try {
    const report = await playRounds(
      { server, state, pushes },
      { rounds, minutes, stories, random: seededRandom(seed), onDeath },
    );
    isWhole = report.faults.length === 0;
    return report;
  } finally {
    await server.kill();
    pushes.close();
    bundle.remove();
    if (isWhole) rmSync(state, { recursive: true, force: true });
  }
}

async function playRounds(
  { server, state, pushes }: { server: MortalServer; state: string; pushes: PushHost },
  { rounds, minutes, stories, random, onDeath }: Required<Omit<KillOptions, "seed">> & { random: () => number },
): Promise<KillReport> {
  const report: KillReport = { deaths: 0, told: {}, promises: 0, pushes: pushes.count(), faults: [], state };
  const until = Date.now() + minutes * 60_000;
  let left = Number.POSITIVE_INFINITY;
  let fatal = promised();
  const watch = {
    asked() {
      left -= 1;
      if (left === 0) fatal.resolve();
    },
    fault(what: string) {
      report.faults.push(`life ${report.deaths + 1}: ${what}`);
      fatal.resolve();
    },
  };
  const world = openWorld(server, pushes, watch, random);
  let isOver = false;
  await server.start();
  const tellers = Array.from({ length: AT_ONCE }, () => tell(world, report, stories, () => isOver));

  while (report.deaths < rounds && Date.now() < until) {
    fatal = promised();
    left = 1 + Math.floor(random() * ASKED_MAX);
    await Promise.race([fatal.promise, pause(LIFE_MAX_MS)]);
    await pause(random() * LINGER_MAX_MS);
    await server.kill();
    report.deaths += 1;
    onDeath(report.deaths);
    letTimePass(world, state);
    for (const wrong of [...(await checkStored(world, state)), ...pushes.faults()]) watch.fault(wrong);
    await server.start();
    for (const wrong of await checkServed(someServed(world))) watch.fault(wrong);
    if (report.faults.length > 0) break;
  }
  // What else is wrong by now, the first fault may have brought about.
  if (report.faults.length > 0) return report;
  isOver = true;
  await hearOut(world, state, Promise.all(tellers));
  for (let from = 0; from < world.served.length; from += SERVED_AT_ONCE) {
    for (const wrong of await checkServed(world.served.slice(from, from + SERVED_AT_ONCE))) watch.fault(wrong);
  }
  await awaitErasures(world, state);
  const stored = [...(await checkStored(world, state)), ...unruledCases(state), ...tracesOf(world, state)];
  for (const wrong of [...stored, ...pushes.faults()]) watch.fault(wrong);
  report.promises = world.stored.length + world.served.length;
  report.pushes = pushes.count();
  return report;
}

/** Waits for the last stories. Whoever waits for time to pass gets another death for it. */
async function hearOut(world: World, state: string, telling: Promise<unknown>): Promise<void> {
  let isTold = false;
  const told = telling.then(() => {
    isTold = true;
  });
  while (!isTold) {
    await Promise.race([told, pause(TIME_LOOK_MS)]);
    if (world.passing.length === 0) continue;
    await world.server.kill();
    letTimePass(world, state);
    await world.server.start();
  }
}

/** Tells one story after another. What a story can't make sense of is a fault. */
async function tell(world: World, report: KillReport, names: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const name = names[Math.floor(world.random() * names.length)] ?? "";
    const story = STORIES[name];
    if (story === undefined) throw new Error(`There is no story ${name}.`);
    try {
      await story(world);
      report.told[name] = (report.told[name] ?? 0) + 1;
    } catch (error) {
      world.watch.fault(`${name}: ${error instanceof Error ? error.message : error}`);
      return;
    }
  }
}

function someServed({ served, random }: World): ServedPromise[] {
  const others = served.slice(0, -SERVED_LATEST);
  const some = Array.from({ length: SERVED_OTHERS }, () => others[Math.floor(random() * others.length)]);
  return [...new Set([...some.filter((each) => each !== undefined), ...served.slice(-SERVED_LATEST)])];
}

async function checkServed(served: readonly ServedPromise[]): Promise<string[]> {
  const wrong = await Promise.all(served.map((isKept) => isKept().catch(String)));
  return wrong.filter((each) => each !== null);
}

/** Lets the time pass that people wait for, while the court is dead. */
function letTimePass({ passing }: World, state: string): void {
  if (passing.length === 0) return;
  const database = openDatabase(state);
  for (const { caseUuid, milliseconds, hasPassed } of passing.splice(0)) {
    passTime(database, state, caseUuid, milliseconds);
    hasPassed();
  }
  database.close();
}

/** Waits for deletions that a death has interrupted, and leaves the court dead: nobody else may read its files. */
async function awaitErasures(world: World, state: string): Promise<void> {
  for (let looks = 0; ; looks++) {
    await world.server.kill();
    if (tracesOf(world, state).length === 0 || looks === ERASURE_LOOKS) return;
    wakeSooner(state, "Erasure", ERASURE_PAUSE_MS);
    await world.server.start();
    await pause(ERASURE_LOOK_MS);
  }
}
