import { run } from "./run.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Counts everything again that badges and streaks are given for, prints what differs from what is stored, and mends it:
 * `npm run recount`, of the deployed court with `--remote`. With `--check` it mends nothing, and ends with status 1
 * where anything differs.
 */
const flags = process.argv.slice(2);
const isCheck = flags.includes("--check");
const place = flags.includes("--remote") ? ["--remote", "--env", "production"] : ["--local"];

const { recount } = await loadTypeScript("app/server/badge/recount.server.ts");
const differences = await recount(ask, { isCheck });
for (const difference of differences) console.info(difference);
console.info(differences.length === 0 ? "Everything counts as it should." : summary(differences.length));
// The loader of TypeScript stays open.
process.exit(isCheck && differences.length > 0 ? 1 : 0);

function summary(count) {
  return `${count} ${count === 1 ? "difference" : "differences"}${isCheck ? "." : ", mended."}`;
}

/** Sends one statement by wrangler and gives its rows. */
async function ask(statement) {
  let output = "";
  const sent = ["d1", "execute", "pettifog", ...place, "--yes", "--json", "--command", statement.replace(/\s+/gu, " ")];
  const status = await run("wrangler", sent, { env: { CI: "true" }, onOutput: (text) => (output += text) });
  if (status !== 0) {
    console.error(output);
    process.exit(status);
  }
  const [answer] = JSON.parse(output.slice(output.indexOf("[\n")));
  return answer.results;
}
