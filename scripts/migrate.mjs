import { run } from "./run.mjs";

process.exitCode = await run(
  "wrangler",
  ["d1", "migrations", "apply", "pettifog", "--local", ...process.argv.slice(2)],
  {
    env: { CI: "true" },
  },
);
