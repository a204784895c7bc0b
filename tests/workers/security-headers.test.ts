import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createWebApp } from "../../workers/web-app";
import { asPerson, ORIGIN, SECURE_ORIGIN } from "../support/api-client";
import { takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aDecidedCase } from "../support/factories";

const court = openCourt(env.DB);

const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

function expectEverywhere(response: Response, place: string) {
  for (const [name, value] of Object.entries(EVERYWHERE)) {
    expect(response.headers.get(name), `${name} of ${place}`).toBe(value);
  }
  expect(response.headers.get("Permissions-Policy"), place).toContain("camera=()");
}

/** The web Worker around a page of the test's own, with settings of the test's own. */
async function visit(page: (request: Request, nonce: string) => Response, request: Request, settings: object = {}) {
  const app = createWebApp(async (pageRequest, { context }) => page(pageRequest, context.cspNonce));
  const context = createExecutionContext();
  const response = await app.fetch(request, { ...env, ...settings }, context);
  await waitOnExecutionContext(context);
  return response;
}

const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });

function directivesOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("every answer", () => {
  it("keeps itself to its own site: data, refusals, images and pages", async () => {
    const { suitUuid, creator } = await aDecidedCase(court);
    const call = asPerson(creator);
    for (const path of [
      "/api/auth/me",
      "/api/no-such-call",
      "/api/docs",
      `/api/pettysuits/${crypto.randomUUID()}`,
      `/api/verdicts/${suitUuid}/image/view`,
      "/no-such-page",
    ]) {
      const response = await call(path);
      expectEverywhere(response, path);
      await response.body?.cancel();
    }
    expectEverywhere(await call("/api/pettysuits", { body: "{" }), "malformed JSON");
    expectEverywhere(await call("/api/pettysuits", { body: "a".repeat(70_000) }), "too large");
  });

  it("asks for HTTPS ever after, once it came over HTTPS", async () => {
    const secure = await asPerson(null, { origin: SECURE_ORIGIN })("/api/auth/me");
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000\b/u);
    const plain = await asPerson(null)("/api/auth/me");
    expect(plain.headers.get("Strict-Transport-Security")).toBeNull();
  });

  it("does not tell what it is made of", async () => {
    const response = await asPerson(null)("/api/auth/me");
    for (const name of ["Server", "X-Powered-By"]) expect(response.headers.get(name)).toBeNull();
  });
});

describe("a page", () => {
  it("runs its own scripts by nonce and no others, from no other host", async () => {
    const response = await asPerson(null)("/api/docs");
    const directives = directivesOf(response);
    const scripts = directives.get("script-src") ?? [];
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'nonce-[A-Za-z0-9_-]{21}'$/u)]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("form-action")).toEqual(["'self'"]);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/u);
    expect([...policy.matchAll(/[a-z-]+ 'unsafe-inline'/gu)].map(([found]) => found)).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  it("gets a nonce of its own each time, the one that it is rendered with", async () => {
    const nonces: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const response = await visit((_request, nonce) => html(nonce), new Request(ORIGIN));
      const nonce = await response.text();
      expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("is never served to the next person by a cache, and neither is data", async () => {
    for (const path of ["/api/docs", "/api/auth/me", "/no-such-page"]) {
      const response = await asPerson(null)(path);
      expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
    }
  });

  it("lets Turnstile in where its keys are set, and nobody else", async () => {
    const settings = { TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" };
    const response = await visit(() => html("page"), new Request(ORIGIN), settings);
    const directives = directivesOf(response);
    expect(directives.get("frame-src")).toEqual(["https://challenges.cloudflare.com"]);
    expect(directives.get("script-src")).toContain("https://challenges.cloudflare.com");
  });

  it("never sees a forwarded host, which anyone can send", async () => {
    const headers = { "X-Forwarded-Host": "evil.test", Accept: "text/html" };
    const seen: Request[] = [];
    await visit(
      (request) => {
        seen.push(request);
        return html("page");
      },
      new Request(`${ORIGIN}/invite/x`, { headers }),
    );
    expect(seen.map(({ url }) => url)).toEqual([`${ORIGIN}/invite/x`]);
    expect(seen[0]?.headers.get("X-Forwarded-Host")).toBeNull();
    expect(seen[0]?.headers.get("Accept")).toBe("text/html");
  });

  it("is built for the site's own address, whatever host is forwarded", async () => {
    const response = await asPerson(null)("/api/openapi.json", { headers: { "X-Forwarded-Host": "evil.test" } });
    const { servers } = await response.json<{ servers: { url: string }[] }>();
    expect(servers).toEqual([{ url: `${ORIGIN}/api` }]);
  });
});

describe("a Worker with unusable settings", () => {
  it("answers everyone with a bare 500 and no word of its settings, and tells its operator which", async () => {
    const request = new Request(`${ORIGIN}/api/auth/me`);
    const response = await visit(() => html("page"), request, { ENVIRONMENT: "production", APP_SECRET: "too short" });
    expect(response.status).toBe(500);
    const [line = ""] = takeFaults();
    expect(JSON.parse(line)).toMatchObject({
      event: "settings_unusable",
      reason: expect.stringContaining("APP_SECRET"),
    });
    expect(line).toContain("SITE_ORIGIN must be set in production.");
    expect(line).not.toContain("too short");
    expect(await response.text()).not.toMatch(/APP_SECRET|SITE_ORIGIN|settings/u);
  });
});
