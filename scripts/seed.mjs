import { run } from "./run.mjs";
import { loadTypeScript } from "./typescript.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const { getPlatformProxy } = await import("wrangler");
const { seedCourt } = await loadTypeScript("tests/support/seed.ts");

const migrated = await run("npm", ["run", "--silent", "db:migrate"]);
if (migrated !== 0) process.exit(migrated);

const { env, dispose } = await getPlatformProxy({
  configPath: "scripts/seed.toml",
  persist: { path: ".wrangler/state/v3" },
});
const people = await seedCourt(env.DB, Date.now());
await dispose();

console.info("The court has new cases. To be one of these people, set the cookie and open the page:");
for (const { who, path, sessionToken } of people) {
  console.info(`\n${who}\n  http://localhost:8787${path}\n  document.cookie = "pettifog=${sessionToken}; path=/"`);
}
