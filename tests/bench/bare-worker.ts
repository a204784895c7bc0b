import { createRequestHandler } from "@remix-run/cloudflare";
import { drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { Hono } from "hono";
import * as build from "./bare-remix/build/server/index.js";

const notes = sqliteTable("notes", { id: text().primaryKey(), at: integer().notNull() });

/** What each figure of the product is read against: a bare page, a bare JSON route, one bare insert. */
const app = new Hono<{ Bindings: { DB: D1Database } }>()
  .get("/json", (c) => c.json({ greeting: "Order!" }))
  .get("/row", async (c) => c.json(await drizzle(c.env.DB).select().from(notes).limit(1)))
  .post("/insert", async (c) => {
    await drizzle(c.env.DB).insert(notes).values({ id: crypto.randomUUID(), at: Date.now() });
    return c.json({ ok: true });
  })
  .post("/set-up", async (c) => {
    await c.env.DB.exec("CREATE TABLE IF NOT EXISTS notes (id text primary key, at integer not null)");
    return c.json({ ok: true });
  });

const renderPage = createRequestHandler(build);
app.all("*", (c) => renderPage(c.req.raw));

export default app;
