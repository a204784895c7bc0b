import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { REFERRER_COOKIE } from "~/domain/referral/referral";
import { TIME_ZONE_COOKIE } from "~/domain/streak/time-zone-cookie";
import { keepFrontPage } from "../../workers/keep-front-page";
import { createWebApp } from "../../workers/web-app";
import { newAddress, ORIGIN } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { serverHalf } from "../support/page-loaders";

const court = openCourt(env.DB);

/** The front page behind all that every request passes, as a new Worker has it; it counts how often it is made. */
function openFrontPage() {
  let made = 0;
  const page = serverHalf("_index", "/", "loader");
  const app = createWebApp(
    keepFrontPage((...asked) => {
      made += 1;
      return page(...asked);
    }),
  );
  async function visit(headers: Record<string, string> = {}) {
    const waiting = createExecutionContext();
    const request = new Request(`${ORIGIN}/`, { headers: { "CF-Connecting-IP": newAddress(), ...headers } });
    const response = await app.fetch(request, env, waiting);
    await waitOnExecutionContext(waiting);
    return { text: await response.text(), headers: response.headers };
  }
  return { visit, timesMade: () => made };
}

describe("the front page of whoever has no session", () => {
  it("is made and read for the first of them alone", async () => {
    const { visit, timesMade } = openFrontPage();
    const first = await visit();
    expect(first.headers.get("Server-Timing")).toContain('desc="1"');
    const second = await visit();
    expect(second.text).toBe(first.text);
    expect(second.headers.get("Server-Timing")).toContain('desc="0"');
    expect(timesMade()).toBe(1);
  });

  it("holds nothing of whom it was made for", async () => {
    const { visit } = openFrontPage();
    const plain = (await openFrontPage().visit()).text;
    const referrer = (await aGuest(court)).uuid;
    const cookies = [`${REFERRER_COOKIE}=${referrer}`, `${TIME_ZONE_COOKIE}=Pacific/Chatham`];
    const first = await visit({
      Cookie: cookies.join("; "),
      "Accept-Language": "cy",
      "User-Agent": "Browser of the first",
      Referer: `${ORIGIN}/invite/secret`,
    });
    expect(first.text).toBe(plain);
    const second = await visit();
    expect(second.text).toBe(plain);
    expect(second.headers.get("Set-Cookie")).toBeNull();
    expect(second.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
  });

  it("is never that of somebody who has one, nor the other way round", async () => {
    const { visit, timesMade } = openFrontPage();
    const person = await aGuest(court);
    const headers = { Cookie: `pettifog=${person.sessionToken}` };
    expect((await visit(headers)).text).toContain(person.uuid);
    const forEverybody = await visit();
    expect(forEverybody.text).not.toContain(person.uuid);
    expect((await visit(headers)).text).toContain(person.uuid);
    expect((await visit()).text).toBe(forEverybody.text);
    expect(timesMade()).toBe(3);
  });
});
