import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mustRun } from "../../scripts/run.mjs";
import type { Court } from "./court";
import { openBareObject, openPlainServer, openProduct, seedPlaces } from "./courts";
import { type Findings, measureCourt } from "./measure-court";
import type { LoadOptions } from "./options";

/**
 * Measures the product's courtrooms, a bare hibernating object and a plain server, one after another with the same
 * people saying the same things. Leaves no process and no file behind.
 */
export async function loadCourtroom(options: LoadOptions): Promise<[Findings, Findings, Findings]> {
  const state = mkdtempSync(join(memoryFolder(), "pettifog-load-"));
  const remove = () => rmSync(state, { recursive: true, force: true });
  const running = new Set<Court>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // Not `once`: others who listen end the process where they are the last that is left.
    process.on(signal, async () => {
      await Promise.all([...running].map((court) => court.stop()));
      remove();
      process.exit(1);
    });
  }
  try {
    const places = await seedPlaces(join(state, "product"), options.courtrooms);
    const measure = async (court: Court) => {
      running.add(court);
      try {
        return await measureCourt(court, places, options);
      } finally {
        running.delete(court);
        await court.stop();
      }
    };
    const product = await measure(await openProduct(join(state, "product")));
    // Whatever was lost on the way, what it counts for badges and streaks is what was done.
    const counted = ["--check", "--persist-to", join(state, "product")];
    await mustRun("npm", ["run", "--silent", "recount", "--", ...counted]);
    return [product, await measure(await openBareObject(join(state, "bare"))), await measure(await openPlainServer())];
  } finally {
    remove();
  }
}

/** A folder in memory where there is one: how fast a disk syncs is not what is measured. */
function memoryFolder(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}
