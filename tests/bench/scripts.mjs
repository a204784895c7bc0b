import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { firstVisitScripts } from "./first-visit.mjs";
import { toRow } from "./row.mjs";

/** JavaScript of a first visit, in gzip, beside a bare Remix app's. */
export async function benchScripts() {
  const bare = kilobytes(
    firstVisitScripts("tests/bench/bare-remix/build", "routes/_index"),
    "tests/bench/bare-remix/build",
  );
  const home = firstVisitScripts("build", "routes/_index");
  const figure = kilobytes(home, "build");
  const baseline = `${bare} KB (bare Remix)`;
  const rows = [toRow("JavaScript of a first visit (home)", `${figure} KB gzip`, baseline, { ratio: figure / bare })];
  for (const route of ["routes/invite.$token", "routes/pettysuit.$uuid", "routes/pettysuits.$id.sent"]) {
    const more = firstVisitScripts("build", route).filter((file) => !home.includes(file));
    rows.push(toRow(`more for ${route}`, `${kilobytes(more, "build")} KB gzip`, "0 KB"));
  }
  return rows;
}

function kilobytes(files, build) {
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${build}/client/${file}`)).length, 0);
  return Math.round(bytes / 100) / 10;
}
