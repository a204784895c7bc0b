import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createWebApp } from "../../workers/web-app";
import type { WebEnv } from "../../workers/web-env";
import { ORIGIN } from "../support/api-client";
import { expectFaults, takeFaults } from "../support/console";

/** What a watcher gets from a court some of whose parts are as given. */
async function askHealth(parts: { [Name in keyof WebEnv]?: unknown } = {}) {
  const app = createWebApp(async () => new Response("no pages here", { status: 404 }));
  const context = createExecutionContext();
  const response = await app.fetch(new Request(`${ORIGIN}/healthz`), { ...env, ...parts }, context);
  await waitOnExecutionContext(context);
  return response;
}

const broken = () => Promise.reject(new Error("secret-host-7 refused the connection"));
const says500 = async () => new Response("trace of a crash", { status: 500 });

describe("the health of the court", () => {
  it("is well while the database, the pictures and all Workers answer", async () => {
    const response = await askHealth();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, failing: [] });
  });

  it.each([
    ["database", { DB: env.OLD_DB }],
    ["pictures", { CARDS: { head: broken } }],
    ["courtroom", { NOTIFIER: { getByName: () => ({ fetch: broken }) } }],
    ["card", { VERDICT_CARD: { fetch: says500 } }],
    ["judge", { JUDGE: { fetch: broken } }],
  ])("names the %s where that alone fails, and tells the reason to the log alone", async (part, parts) => {
    const response = await askHealth(parts);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ ok: false, failing: [part] });
    expectFaults("part_failing");
  });

  it("names every part that fails", async () => {
    const response = await askHealth({ JUDGE: { fetch: broken }, VERDICT_CARD: { fetch: broken } });
    expect(await response.json()).toEqual({ ok: false, failing: ["card", "judge"] });
    expect(takeFaults()).toHaveLength(2);
  });

  it("is kept by nobody, well or not", async () => {
    expect((await askHealth()).headers.get("Cache-Control")).toBe("no-store");
    expect((await askHealth({ JUDGE: { fetch: broken } })).headers.get("Cache-Control")).toBe("no-store");
    expectFaults("part_failing");
  });

  it("leaves nothing behind: no picture and no object that has to wake", async () => {
    await askHealth();
    expect((await env.CARDS.list({ prefix: "healthz" })).objects).toEqual([]);
    expect(await env.NOTIFIER.getByName("healthz").fetch("https://court.invalid/")).toHaveProperty("status", 400);
  });
});
