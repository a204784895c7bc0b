import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { asPerson, type PersonCall } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { discard, printed, versionOf } from "../support/pictures";
import { aSharedCase, seal } from "../support/sharing";

const court = openCourt(env.DB);
const stranger = asPerson(null);

describe("the frame of a shared verdict", () => {
  it("may be framed by any site, and can do nothing there", async () => {
    const { shareId } = await aSharedCase(court);
    const response = await stranger(`/v/${shareId}/embed`);
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Frame-Options")).toBeNull();
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(response.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(await response.text()).not.toMatch(/<script|<style|javascript:|https?:\/\//iu);
  });

  it("is the card, described, leading to its page", async () => {
    const { shareId, caseName } = await aSharedCase(court);
    const html = await printed(stranger(`/v/${shareId}/embed`));
    expect(html).toContain(`href="/v/${shareId}"`);
    expect(html).toContain(`src="/v/${shareId}.png?v=${await versionOf(shareId)}"`);
    expect(html).toMatch(new RegExp(`alt="Verdict card of Pettifog\\. ${caseName}: Robin, plaintiff`, "u"));
  });

  it("of a verdict that is sealed or never was says so in words", async () => {
    const shared = await aSharedCase(court);
    await seal(shared.opponent, shared);
    const sealed = await stranger(`/v/${shared.shareId}/embed`);
    expect(sealed.status).toBe(410);
    expect(await sealed.text()).toContain("This verdict is sealed.");
    const unknown = await stranger(`/v/${"A".repeat(22)}/embed`);
    expect({ status: unknown.status, frame: unknown.headers.get("X-Frame-Options") }).toEqual({
      status: 404,
      frame: null,
    });
    expect(await unknown.text()).toContain("Verdict not found");
  });

  it("says in words that the court is at fault, which nobody keeps", async () => {
    const shared = await aSharedCase(court);
    await env.DB.prepare("update verdicts set judge_personality = 'Nobody' where case_uuid = ?")
      .bind(shared.suitUuid)
      .run();
    const response = await stranger(`/v/${shared.shareId}/embed`);
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain("<p");
    expectFaults("embed_failed");
  });

  it("prints markup in a name as text", async () => {
    const shared = await aSharedCase(court);
    await env.DB.prepare("update cases set creator_display_name = ? where uuid = ?")
      .bind('"><b>x</b>', shared.suitUuid)
      .run();
    const html = await printed(stranger(`/v/${shared.shareId}/embed`));
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;x&lt;/b&gt;");
  });
});

describe("what a site learns that would embed a link", () => {
  const ask = (call: PersonCall, url: string, more = "") => call(`/oembed?url=${encodeURIComponent(url)}${more}`);

  it("is a frame that needs no script, with a picture, as JSON that any page may read", async () => {
    const { shareId, caseName } = await aSharedCase(court);
    const response = await ask(stranger, `http://court.test/v/${shareId}`);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=30");
    const body = await response.json<Record<string, unknown>>();
    expect(body).toMatchObject({
      version: "1.0",
      type: "rich",
      title: expect.stringContaining(caseName),
      provider_name: "Pettifog",
      provider_url: "http://court.test",
      width: 320,
      height: 568,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(body.html).toMatch(
      new RegExp(`^<iframe src="http://court\\.test/v/${shareId}/embed" width="320" height="568"`, "u"),
    );
    const picture = new URL(String(body.thumbnail_url));
    expect(discard(await stranger(picture.pathname + picture.search)).status).toBe(200);
  });

  it("is the same as XML", async () => {
    const { shareId } = await aSharedCase(court);
    const response = await ask(stranger, `http://court.test/v/${shareId}`, "&format=xml");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/xml\b/u);
    expect(await response.text()).toMatch(/^<\?xml [^>]+\?>\n<oembed><version>1\.0<\/version><type>rich<\/type>/u);
  });

  it("is nothing for other formats, other addresses, and what is no question", async () => {
    const { shareId } = await aSharedCase(court);
    const link = `http://court.test/v/${shareId}`;
    expect(discard(await ask(stranger, link, "&format=yaml")).status).toBe(501);
    for (const url of ["http://elsewhere.test/v/x", "http://court.test/", `http://court.test/v/${"A".repeat(22)}`]) {
      expect(discard(await ask(stranger, url)).status, url).toBe(404);
    }
    for (const query of ["", "?url=", "?url=x", `?url=${link}&maxwidth=0`, `?url=${link}&maxheight=x`]) {
      expect(discard(await stranger(`/oembed${query}`)).status, query).toBe(400);
    }
  });

  it("ends with the seal", async () => {
    const shared = await aSharedCase(court);
    await seal(shared.opponent, shared);
    expect(discard(await ask(stranger, `http://court.test/v/${shared.shareId}`)).status).toBe(410);
  });
});
