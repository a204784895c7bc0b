import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchCards } from "../tests/bench/cards.mjs";
import { benchAnswers, benchPages } from "../tests/bench/requests.mjs";
import { benchScripts } from "../tests/bench/scripts.mjs";
import { startBareServer, startProductServer } from "../tests/bench/servers.mjs";
import { benchJudgeStart, benchWorkers } from "../tests/bench/workers.mjs";
import { mustRun } from "./run.mjs";

/*
 * Prints one table: what the product costs, each figure beside a baseline measured in the same run. It judges nothing;
 * the budgets that have to hold are held by tests.
 */
process.chdir(new URL("..", import.meta.url).pathname);

await mustRun("npm", ["run", "--silent", "build"], { quiet: true });
await mustRun("remix", ["vite:build", "tests/bench/bare-remix"], { quiet: true });

const state = mkdtempSync(join(tmpdir(), "pettifog-bench-"));
const rows = [
  ...(await benchScripts()),
  ...(await benchWorkers()),
  ...(await benchJudgeStart()),
  ...(await benchCards()),
];
const product = await startProductServer(join(state, "product"));
const bare = await startBareServer(join(state, "bare"));
try {
  rows.push(...(await benchPages(product, bare)), ...(await benchAnswers(product, bare)));
} finally {
  await Promise.all([product.stop(), bare.stop()]);
  rmSync(state, { recursive: true, force: true });
}
console.table(rows);
