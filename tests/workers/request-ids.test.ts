import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createWebApp } from "../../workers/web-app";
import { asPerson, ORIGIN } from "../support/api-client";
import { loggedLines, takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";

const court = openCourt(env.DB);
const RAY = "8f2a1b3c4d5e6f70-VIE";
const OWN = /^[A-Za-z0-9_-]{21}$/u;

describe("the id of a request", () => {
  it("is in every answer: data, refusals, pages, pictures, health, and what asks for a socket", async () => {
    const call = asPerson(await aGuest(court));
    const paths = ["/api/auth/me", "/api/no-such-call", "/no-such-page", "/v/nothing.png", "/healthz", "/ws", "/live"];
    for (const path of paths) {
      const response = await call(path);
      expect(response.headers.get("X-Request-Id"), path).toMatch(OWN);
      await response.body?.cancel();
    }
    const headers = { Upgrade: "websocket" };
    const socket = await call("/live", { headers });
    expect(socket.status).toBe(101);
    expect(socket.headers.get("X-Request-Id")).toMatch(OWN);
    socket.webSocket?.accept();
    socket.webSocket?.close();
    const foreign = await call("/live", { headers: { ...headers, Origin: "https://evil.test" } });
    expect(foreign.headers.get("X-Request-Id")).toMatch(OWN);
  });

  it("is Cloudflare's ray where there is one, in the answer and in the log", async () => {
    const response = await asPerson(null)("/api/no-such-call", { headers: { "CF-Ray": RAY } });
    expect(response.headers.get("X-Request-Id")).toBe(RAY);
    expect(JSON.parse(loggedLines().at(-1) ?? "null")).toMatchObject({ event: "request", requestId: RAY });
  });

  it.each(["<script>", `${RAY}\\n`, "8f2a", "x".repeat(400)])("is no ray that somebody made up: %s", async (made) => {
    const response = await asPerson(null)("/api/auth/me", { headers: { "CF-Ray": made } });
    expect(response.headers.get("X-Request-Id")).toMatch(OWN);
  });

  it("is another one each time", async () => {
    const call = asPerson(null);
    const ids = [await call("/healthz"), await call("/healthz")].map(({ headers }) => headers.get("X-Request-Id"));
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("is in the answer of a Worker that can't be used, too", async () => {
    const app = createWebApp(async () => new Response("page"));
    const context = createExecutionContext();
    const request = new Request(ORIGIN, { headers: { "CF-Ray": RAY } });
    const response = await app.fetch(request, { ...env, APP_SECRET: "too short" }, context);
    await waitOnExecutionContext(context);
    expect([response.status, response.headers.get("X-Request-Id")]).toEqual([500, RAY]);
    expect(takeFaults().join()).toContain("settings_unusable");
  });
});
