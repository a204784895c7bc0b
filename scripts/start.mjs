import { installWhenStale } from "./install.mjs";
import { mustRun, run } from "./run.mjs";

process.chdir(new URL("..", import.meta.url).pathname);

await installWhenStale();
await mustRun("npm", ["run", "--silent", "db:migrate"]);
process.exitCode = await run("npm", ["run", "--silent", "serve", "--", ...process.argv.slice(2)]);
