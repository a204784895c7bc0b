import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { getPlatformProxy } from "wrangler";
import { freePort } from "../../scripts/free-port.mjs";
import { mustRun } from "../../scripts/run.mjs";
import { ports, start } from "../bench/servers.mjs";
import { openCourt } from "../support/court";
import { aCourtroomInSession } from "../support/factories";
import type { Court, Place } from "./court";

/** Courtrooms that are filed at once while a database is filled. */
const FILED_AT_ONCE = 10;

/** The product as `npm start` serves it. Its database must hold the places already. */
export async function openProduct(state: string): Promise<Court> {
  const port = await freePort();
  const server = await start("node", ["scripts/serve.mjs", "--persist-to", state, ...(await ports(port))], port);
  return { ...server, name: "Pettifog", isProduct: true };
}

/** A bare hibernating object with one insert and a broadcast per message. */
export async function openBareObject(state: string): Promise<Court> {
  const port = await freePort();
  const args = ["dev", "-c", "tests/load/wrangler.toml", "--local", "--show-interactive-dev-session=false"];
  const server = await start("wrangler", [...args, "--persist-to", state, ...(await ports(port))], port);
  return { ...server, name: "bare object", isProduct: false };
}

/** A chat server of Node.js that broadcasts and keeps nothing. */
export async function openPlainServer(): Promise<Court> {
  const port = await freePort();
  const server = await start("node", ["tests/load/plain-server.mjs", String(port)], port);
  return { ...server, name: "plain ws", isProduct: false };
}

/** Fills a new database with courtrooms in session. Gives both places of each in a row. */
export async function seedPlaces(state: string, courtrooms: number): Promise<Place[]> {
  await mustRun("npm", ["run", "--silent", "db:migrate", "--", "--persist-to", state], { quiet: true });
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "scripts/seed.toml",
    persist: { path: join(state, "v3") },
  });
  const court = openCourt(env.DB);
  const places: Place[] = [];
  while (places.length < 2 * courtrooms) {
    const count = Math.min(FILED_AT_ONCE, courtrooms - places.length / 2);
    const filed = await Promise.all(Array.from({ length: count }, () => seedOne(court)));
    places.push(...filed.flat());
  }
  await dispose();
  return places;
}

async function seedOne(court: ReturnType<typeof openCourt>): Promise<Place[]> {
  const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
  const { courtroom } = await court.courtroom.openCourtroom(creator.visitor(), courtroomUuid);
  return [creator, opponent].map(({ uuid, sessionToken }) => ({ courtroom, userUuid: uuid, sessionToken }));
}
