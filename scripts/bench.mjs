import { bundleWorkers, startBare, startProduct } from "../tests/bench/bundles.mjs";
import { benchCards } from "../tests/bench/cards.mjs";
import { benchRequests } from "../tests/bench/requests.mjs";
import { benchScripts } from "../tests/bench/scripts.mjs";
import { benchJudgeStart, benchWorkers } from "../tests/bench/workers.mjs";
import { mustRun } from "./run.mjs";

/*
 * Prints one table: what the product costs as it is deployed, in workerd and without a development server, each figure
 * beside a baseline that was built and run the same way and took turns with it, and each ratio with its goal. It fails
 * nothing; the budgets that have to hold are held by tests.
 */
process.chdir(new URL("..", import.meta.url).pathname);

await mustRun("remix", ["vite:build", "tests/bench/bare-remix"], { quiet: true });
const bundles = bundleWorkers();
try {
  const [product, bare] = [await startProduct(bundles), await startBare(bundles)];
  try {
    console.table(await benchRequests(product, bare));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
  console.table([
    ...(await benchScripts()),
    ...(await benchWorkers(bundles)),
    ...(await benchJudgeStart()),
    ...(await benchCards()),
  ]);
} finally {
  bundles.remove();
}
