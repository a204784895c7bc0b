import { parseArgs } from "node:util";
import { run } from "./run.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Counts everything again that badges and streaks are given for, prints what differs from what is stored, and mends it:
 * `npm run recount`, of the deployed court with `--remote`, of one whose state lies elsewhere with `--persist-to`. With
 * `--check` it mends nothing, and ends with status 1 where anything differs.
 */
const { values } = parseArgs({
  options: { check: { type: "boolean" }, remote: { type: "boolean" }, "persist-to": { type: "string" } },
});
const isCheck = values.check === true;
const state = values["persist-to"];
const here = ["--local", ...(state === undefined ? [] : ["--persist-to", state])];
const place = values.remote ? ["--remote", "--env", "production"] : here;

const { recount } = await loadTypeScript("app/server/badge/recount.server.ts");
const differences = await recount(ask, { isCheck });
for (const difference of differences) console.info(difference);
console.info(differences.length === 0 ? "Everything counts as it should." : summary(differences.length));
process.exitCode = isCheck && differences.length > 0 ? 1 : 0;

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
