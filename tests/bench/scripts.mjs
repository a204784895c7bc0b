import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { firstVisitScripts } from "./first-visit.mjs";

/** JavaScript of a first visit, in gzip, beside a bare Remix app's. */
export async function benchScripts() {
  const bare = kilobytes(
    firstVisitScripts("tests/bench/bare-remix/build", "routes/_index"),
    "tests/bench/bare-remix/build",
  );
  const home = firstVisitScripts("build", "routes/_index");
  const rows = [row("JavaScript of a first visit (home)", kilobytes(home, "build"), bare)];
  for (const route of ["routes/invite.$token", "routes/pettysuit.$uuid", "routes/pettysuits.$id.sent"]) {
    const more = firstVisitScripts("build", route).filter((file) => !home.includes(file));
    rows.push({ what: `more for ${route}`, figure: `${kilobytes(more, "build")} KB gzip`, baseline: "0 KB" });
  }
  return rows;
}

function row(what, figure, baseline) {
  const ratio = (figure / baseline).toFixed(2);
  return { what, figure: `${figure} KB gzip (${ratio}×)`, baseline: `${baseline} KB (bare Remix)` };
}

function kilobytes(files, build) {
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${build}/client/${file}`)).length, 0);
  return Math.round(bytes / 100) / 10;
}
