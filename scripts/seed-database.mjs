import { run } from "./run.mjs";
import { loadTypeScript } from "./typescript.mjs";

/**
 * Fills the local database below a folder of wrangler's state, which need not be there yet. Gives the people whom the
 * court has then, with where to look and the cookie that makes a browser theirs. Ends the program where it fails.
 */
export async function seedDatabase(state) {
  const { getPlatformProxy } = await import("wrangler");
  const { seedCourt } = await loadTypeScript("tests/support/seed.ts");
  const migrated = await run("npm", ["run", "--silent", "db:migrate", "--", "--persist-to", state], { quiet: true });
  if (migrated !== 0) process.exit(migrated);
  const { env, dispose } = await getPlatformProxy({
    configPath: "scripts/seed.toml",
    persist: { path: `${state}/v3` },
  });
  const people = await seedCourt(env.DB, Date.now());
  await dispose();
  return people;
}
