import { seedDatabase } from "./seed-database.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const people = await seedDatabase(".wrangler/state");

console.info("The court has new cases. To be one of these people, set the cookie and open the page:");
for (const { who, path, sessionToken } of people) {
  console.info(`\n${who}\n  http://localhost:8787${path}\n  document.cookie = "pettifog=${sessionToken}; path=/"`);
}
