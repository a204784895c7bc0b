import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { seedCourt } from "../support/seed";

it("fills a database that has been filled before with people and cases of its own", async () => {
  const first = await seedCourt(env.DB, Date.now());
  const second = await seedCourt(env.DB, Date.now());
  const tokens = new Set([...first, ...second].map(({ who, sessionToken }) => `${who} ${sessionToken}`));
  expect(second.map(({ who }) => who)).toEqual(first.map(({ who }) => who));
  expect(tokens.size).toBeGreaterThan(first.length);
});
