import { describe, expect, it } from "vitest";
import { keepFrontPage } from "./keep-front-page";
import type { PageHandler } from "./web-app";

type Context = Parameters<PageHandler>[1]["context"];

/** Pages that say how often they were drawn, with the nonce of the request that drew them. */
function drawnPages(first = 200, headers: Record<string, string> = {}) {
  let status = first;
  let drawn = 0;
  let now = 0;
  const pages = keepFrontPage(
    async (_request, { context }) => {
      drawn += 1;
      const html = `<script nonce="${context.cspNonce}">${drawn}</script>`;
      return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
    },
    () => now,
  );
  async function open(path = "/", context: Partial<Context> = {}, init: RequestInit = {}) {
    const request = new Request(`https://court.example${path}`, init);
    const visitor = { tokenHash: null };
    const given = { cspNonce: "n-one", siteOrigin: "https://court.example", visitor, ...context };
    const answer = await pages(request, { context: given as Context });
    return { text: await answer.text(), status: answer.status, type: answer.headers.get("Content-Type") };
  }
  function wait(milliseconds: number) {
    now += milliseconds;
  }
  function fail() {
    status = 500;
  }
  return { open, wait, fail };
}

describe("the front page of people without a session", () => {
  it("is drawn once a minute, each answer with its own nonce", async () => {
    const { open, wait } = drawnPages();
    expect((await open()).text).toBe('<script nonce="n-one">1</script>');
    wait(59_000);
    expect(await open("/", { cspNonce: "n-two" })).toEqual({
      text: '<script nonce="n-two">1</script>',
      status: 200,
      type: "text/html; charset=utf-8",
    });
    wait(2_000);
    expect((await open("/", { cspNonce: "n-three" })).text).toBe('<script nonce="n-three">2</script>');
  });

  it.each<[string, string, Partial<Context>, RequestInit]>([
    ["who have one", "/", { visitor: { tokenHash: "hash" } as Context["visitor"] }, {}],
    ["who ask for a judge", "/?judge=yoda", {}, {}],
    ["of another page", "/judges", {}, {}],
    ["who file", "/", {}, { method: "POST" }],
    ["of another origin", "/", { siteOrigin: "https://other.example" }, {}],
  ])("is not what those get %s", async (_who, path, context, init) => {
    const { open } = drawnPages();
    await open();
    expect((await open(path, context, init)).text).toContain(">2<");
  });

  it("is the last one that was drawn while it can't be drawn anew", async () => {
    const { open, wait, fail } = drawnPages();
    await open();
    fail();
    wait(61_000);
    expect(await open("/", { cspNonce: "n-two" })).toMatchObject({
      status: 200,
      text: '<script nonce="n-two">1</script>',
    });
  });

  it("is not kept where it gives its visitor a cookie", async () => {
    const { open } = drawnPages(200, { "Set-Cookie": "pettifog=of-the-first" });
    await open();
    expect((await open()).text).toContain(">2<");
  });

  it("is not kept where it failed", async () => {
    const { open } = drawnPages(500);
    await open();
    expect(await open()).toMatchObject({ status: 500, text: '<script nonce="n-one">2</script>' });
  });
});
