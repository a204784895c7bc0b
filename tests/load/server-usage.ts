import { readdirSync, readFileSync } from "node:fs";

/** What a server holds and has spent, as Linux counts it. NaN on systems that don't tell by /proc. */
export interface ServerUsage {
  /** Resident memory in bytes. */
  memory: number;
  /** Time of its processors since its start, in milliseconds. */
  cpuMs: number;
}

interface Process extends ServerUsage {
  pid: number;
  parent: number;
  name: string;
}

/** Linux counts processors' time in hundredths of a second on all its usual systems, and memory in pages of 4 KB. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

/** The usage of the workerd processes below `root`, or of `root` itself where there are none. */
export function serverUsage(root: number | undefined): ServerUsage {
  const all = listProcesses();
  const engines = descendantsOf(root, all).filter(({ name }) => name === "workerd");
  const counted = engines.length > 0 ? engines : all.filter(({ pid }) => pid === root);
  if (counted.length === 0) return { memory: Number.NaN, cpuMs: Number.NaN };
  return {
    memory: counted.reduce((sum, { memory }) => sum + memory, 0),
    cpuMs: counted.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}

function descendantsOf(root: number | undefined, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === root);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

function listProcesses(): Process[] {
  return readOrNothing(() => readdirSync("/proc"), [])
    .filter((entry) => /^\d+$/u.test(entry))
    .flatMap((pid) => parseStat(readOrNothing(() => readFileSync(`/proc/${pid}/stat`, "utf8"), "")));
}

/** `pid (name) state parent …`, with times as fields 14 and 15 and resident pages as field 24. */
function parseStat(stat: string): Process[] {
  const read = /^(?<pid>\d+) \((?<name>.*)\) (?<rest>.*)$/su.exec(stat)?.groups;
  if (read === undefined) return [];
  const fields = read.rest?.split(" ").map(Number) ?? [];
  const field = (number: number) => fields[number - 3] ?? Number.NaN;
  return [
    {
      pid: Number(read.pid),
      name: read.name ?? "",
      parent: field(4),
      cpuMs: (field(14) + field(15)) * TICK_MS,
      memory: field(24) * PAGE_BYTES,
    },
  ];
}

/** Other systems have no such folder, and a process may end while it is read. */
function readOrNothing<Read>(read: () => Read, nothing: Read): Read {
  try {
    return read();
  } catch {
    return nothing;
  }
}
