import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { Sharing } from "~/domain/verdict/shared-verdict";
import { asPerson, type PersonCall } from "../support/api-client";
import { MINUTE_MS, travel } from "../support/clock";
import { expectFaults, takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aDecidedCase, type JoinedCase } from "../support/factories";
import { drawnCards, drawnNotices, RecordingCardRenderer } from "../support/test-worker";

const court = openCourt(env.DB);
const stranger = asPerson(null);

interface SharedCase extends JoinedCase {
  shareId: string;
  caseName: string;
}

/** A decided and shared case whose name no other case of this file has. */
async function aSharedCase(): Promise<SharedCase> {
  const decided = await aDecidedCase(court);
  const caseName = `The case of ${decided.suitUuid}`;
  await env.DB.prepare("update verdicts set case_name = ? where suit_uuid = ?").bind(caseName, decided.suitUuid).run();
  return { ...decided, caseName, shareId: await share(decided) };
}

async function share({ suitUuid, creator }: JoinedCase): Promise<string> {
  const response = await asPerson(creator)(`/api/verdicts/${suitUuid}/share`, { method: "POST" });
  const sharing = await response.json<Sharing>();
  if (sharing.state !== "shared") throw new Error("not shared");
  return sharing.shareId;
}

async function seal({ suitUuid, opponent }: JoinedCase): Promise<void> {
  const response = await asPerson(opponent)(`/api/verdicts/${suitUuid}/share`, { method: "DELETE" });
  expect(response.status).toBe(200);
}

/** What the recording renderer stands on its picture. */
async function printed(response: Response | Promise<Response>): Promise<string> {
  return new TextDecoder().decode(await (await response).arrayBuffer());
}

async function versionOf(shareId: string): Promise<string> {
  const etag = await discard(await stranger(`/v/${shareId}.png`)).headers.get("ETag");
  return /^"([0-9a-f]{16})-/u.exec(etag ?? "")?.[1] ?? "";
}

function discard(response: Response): Response {
  response.body?.cancel();
  return response;
}

async function expectNotice(response: Response, status: number, notice: string): Promise<void> {
  expect({ status: response.status, type: response.headers.get("Content-Type") }).toEqual({
    status,
    type: "image/png",
  });
  expect(await printed(response)).toBe(`notice ${notice}`);
}

const drawnFor = ({ caseName }: SharedCase) => drawnCards.filter(({ card }) => card.caseName === caseName);

const FILES = ["x.png", "x/og.png", "x/square.png", "x/story.png", "x/embed"];
const addresses = (shareId: string) => FILES.map((file) => `/v/${file.replace("x", shareId)}`);

describe("a picture of a shared verdict", () => {
  it.each([
    [".png", "320x568"],
    [".png?scale=1", "320x568"],
    [".png?scale=2", "640x1136"],
    [".png?scale=3", "960x1704"],
    ["/og.png", "1200x630"],
    ["/square.png", "1080x1080"],
    ["/story.png", "1080x1920"],
  ])("at …%s measures %s", async (file, size) => {
    const shared = await aSharedCase();
    const response = await stranger(`/v/${shared.shareId}${file}`);
    expect(response.status).toBe(200);
    expect(await printed(response)).toBe(`${size} ${shared.caseName}`);
  });

  it("may stand on any other site and in no search engine, and brings nobody a cookie", async () => {
    const { shareId, creator } = await aSharedCase();
    for (const person of [null, creator]) {
      const { headers } = discard(await asPerson(person)(`/v/${shareId}/og.png`));
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Disposition")).toMatch(
        /^inline; filename="pettifog-the-case-of-[a-z0-9-]+-preview\.png"$/u,
      );
      expect(headers.get("Set-Cookie")).toBeNull();
    }
  });

  it("tells whoever asks for its head alone the same", async () => {
    const { shareId } = await aSharedCase();
    for (let time = 0; time < 2; time++) {
      const head = await stranger(`/v/${shareId}/og.png`, { method: "HEAD" });
      expect({ status: head.status, type: head.headers.get("Content-Type") }).toEqual({
        status: 200,
        type: "image/png",
      });
      expect(await printed(head)).toBe("");
    }
    expect(await printed(stranger(`/v/${shareId}/og.png`))).toMatch(/^1200x630 /u);
  });

  it("has a strong ETag, and is not sent again to whoever has it", async () => {
    const shared = await aSharedCase();
    const path = `/v/${shared.shareId}.png?scale=2`;
    const etag = discard(await stranger(path)).headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{16}-card-2"$/u);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const unchanged = await stranger(path, { headers: { "If-None-Match": known } });
      expect({ known, status: unchanged.status, etag: unchanged.headers.get("ETag") }).toEqual({
        known,
        status: 304,
        etag,
      });
      expect(await printed(unchanged)).toBe("");
      expect(unchanged.headers.get("Cache-Control")).toBe("public, max-age=30");
    }
    const changed = discard(await stranger(path, { headers: { "If-None-Match": etag.replace("-2", "-1") } }));
    expect(changed.status).toBe(200);
  });

  it("may be kept for half a minute, and is not asked for again in that time where the address names the print", async () => {
    const { shareId } = await aSharedCase();
    const version = await versionOf(shareId);
    const lifetime = async (query: string) =>
      discard(await stranger(`/v/${shareId}.png${query}`)).headers.get("Cache-Control");
    expect(await lifetime("")).toBe("public, max-age=30");
    expect(await lifetime(`?v=${version}`)).toBe("public, max-age=30, immutable");
    expect(await lifetime(`?v=${version}&scale=3`)).toBe("public, max-age=30, immutable");
    expect(await lifetime("?v=0123456789abcdef")).toBe("public, max-age=30");
  });

  it("is drawn once, though a hundred ask for it at the same moment", async () => {
    const shared = await aSharedCase();
    const path = `/v/${shared.shareId}/og.png`;
    const all = await Promise.all(Array.from({ length: 100 }, async () => printed(stranger(path))));
    expect(new Set(all)).toEqual(new Set([`1200x630 ${shared.caseName}`]));
    expect(drawnFor(shared)).toHaveLength(1);
  });

  it("is the same that its parties download, and drawn once for all of them", async () => {
    const shared = await aSharedCase();
    await printed(asPerson(shared.creator)(`/api/verdicts/${shared.suitUuid}/image/view?scale=3`));
    await printed(stranger(`/v/${shared.shareId}.png?scale=3`));
    await seal(shared);
    const again = await asPerson(shared.opponent)(`/api/verdicts/${shared.suitUuid}/image/view?scale=3`);
    expect(await printed(again)).toBe(`960x1704 ${shared.caseName}`);
    expect(drawnFor(shared)).toHaveLength(1);
  });

  it("is drawn anew when what stands on it has changed, and has another ETag then", async () => {
    const shared = await aSharedCase();
    const before = await versionOf(shared.shareId);
    await env.DB.prepare("update pettysuits set opponent_display_name = ? where uuid = ?")
      .bind("A former litigant", shared.suitUuid)
      .run();
    travel(MINUTE_MS);
    expect(await versionOf(shared.shareId)).not.toBe(before);
    expect(drawnFor(shared).map(({ card }) => card.opponentName)).toEqual(["Sam", "A former litigant"]);
  });

  it("asks neither the database nor the shelf again within the half minute", async () => {
    const { shareId } = await aSharedCase();
    vi.useFakeTimers({ toFake: ["Date"], now: 60_000 * Math.ceil(Date.now() / 60_000) });
    const trips = async () =>
      /desc="(\d+)"/u.exec(discard(await stranger(`/v/${shareId}/square.png`)).headers.get("Server-Timing") ?? "")?.[1];
    expect(await trips()).toBe("1");
    expect(await trips()).toBe("0");
    travel(29_000);
    expect(await trips()).toBe("0");
    travel(2_000);
    expect(await trips()).toBe("1");
  });
});

describe("a sealed verdict", () => {
  it("is gone from here at once, though all of it was cached", async () => {
    const shared = await aSharedCase();
    const paths = [
      ...addresses(shared.shareId),
      `/v/${shared.shareId}.png?scale=2`,
      `/v/${shared.shareId}.png?scale=3`,
    ];
    for (const path of paths) expect(discard(await stranger(path)).status, path).toBe(200);
    await seal(shared);
    for (const path of paths) expect(discard(await stranger(path)).status, path).toBe(410);
  });

  it("is gone within a minute from an edge that was not told", async () => {
    const shared = await aSharedCase();
    for (const path of addresses(shared.shareId)) discard(await stranger(path));
    await env.DB.prepare("update shared_verdicts set sealed_at = 1, sealed_by = 'creator' where share_id = ?")
      .bind(shared.shareId)
      .run();
    travel(30_000);
    for (const path of addresses(shared.shareId)) {
      const response = discard(await stranger(path));
      expect({ path, status: response.status }).toEqual({ path, status: 410 });
    }
  });

  it("shows a notice in place of each picture, and lets nobody keep what it had by a condition", async () => {
    const shared = await aSharedCase();
    const path = `/v/${shared.shareId}/story.png`;
    const etag = discard(await stranger(path)).headers.get("ETag") ?? "";
    await seal(shared);
    await expectNotice(await stranger(path), 410, "sealed");
    for (const known of [etag, "*"]) {
      await expectNotice(await stranger(path, { headers: { "If-None-Match": known } }), 410, "sealed");
    }
  });

  it("comes back under a new address alone", async () => {
    const shared = await aSharedCase();
    await seal(shared);
    const again = await share({ ...shared, creator: shared.opponent });
    expect(discard(await stranger(`/v/${again}.png`)).status).toBe(200);
    await expectNotice(await stranger(`/v/${shared.shareId}.png`), 410, "sealed");
  });
});

describe("a picture that there is none of", () => {
  it.each(["0", "4", "-1", "1.5", "x", "", "01", "1e0", "NaN", "2&scale=3"])(
    "at scale %j is a notice, and nothing is drawn",
    async (scale) => {
      const shared = await aSharedCase();
      await expectNotice(await stranger(`/v/${shared.shareId}.png?scale=${scale}`), 400, "missing");
      expect(drawnFor(shared)).toEqual([]);
    },
  );

  it("in a size that has no other scale is a notice", async () => {
    const { shareId } = await aSharedCase();
    for (const file of ["og", "square", "story"]) {
      await expectNotice(await stranger(`/v/${shareId}/${file}.png?scale=2`), 400, "missing");
    }
  });

  it.each(["A".repeat(22), "A".repeat(21), "x", "..%2f", "%00", "A".repeat(500)])(
    "of %j is a notice that may stand anywhere, too",
    async (shareId) => {
      const response = await stranger(`/v/${shareId}/og.png`);
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      await expectNotice(response, 404, "missing");
    },
  );

  it("is drawn once for all", async () => {
    for (let time = 0; time < 3; time++) await printed(stranger(`/v/${"B".repeat(22)}.png`));
    expect(drawnNotices.filter((notice) => notice === "missing").length).toBeLessThanOrEqual(1);
  });
});

describe("a picture that can't be drawn", () => {
  it("is a notice that nobody keeps, and is drawn when it can be", async () => {
    const shared = await aSharedCase();
    vi.spyOn(RecordingCardRenderer.prototype, "render").mockRejectedValueOnce(new Error("out of memory"));
    const path = `/v/${shared.shareId}.png`;
    const failed = await stranger(path);
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    await expectNotice(failed, 503, "unavailable");
    expectFaults("picture_failed");
    expect(await printed(stranger(path))).toBe(`320x568 ${shared.caseName}`);
  });

  it("is a blank pixel where there is not even a notice", async () => {
    await env.CARDS.delete((await env.CARDS.list({ prefix: "cards/" })).objects.map(({ key }) => key));
    vi.spyOn(RecordingCardRenderer.prototype, "renderNotice").mockRejectedValueOnce(new Error("out of memory"));
    const response = await stranger(`/v/${"C".repeat(22)}.png`);
    expect(response.status).toBe(404);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(1, 4)]).toEqual([...new TextEncoder().encode("PNG")]);
    expect(takeFaults()).toHaveLength(1);
  });
});

describe("the frame of a shared verdict", () => {
  it("may be framed by any site, and can do nothing there", async () => {
    const { shareId } = await aSharedCase();
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
    const { shareId, caseName } = await aSharedCase();
    const html = await printed(stranger(`/v/${shareId}/embed`));
    expect(html).toContain(`href="/v/${shareId}"`);
    expect(html).toContain(`src="/v/${shareId}.png?v=${await versionOf(shareId)}"`);
    expect(html).toMatch(new RegExp(`alt="Verdict card of Pettifog\\. ${caseName}: Robin, plaintiff`, "u"));
  });

  it("of a verdict that is sealed or never was says so in words", async () => {
    const shared = await aSharedCase();
    await seal(shared);
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

  it("prints markup in a name as text", async () => {
    const shared = await aSharedCase();
    await env.DB.prepare("update pettysuits set creator_display_name = ? where uuid = ?")
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
    const { shareId, caseName } = await aSharedCase();
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
    const { shareId } = await aSharedCase();
    const response = await ask(stranger, `http://court.test/v/${shareId}`, "&format=xml");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/xml\b/u);
    expect(await response.text()).toMatch(/^<\?xml [^>]+\?>\n<oembed><version>1\.0<\/version><type>rich<\/type>/u);
  });

  it("is nothing for other formats, other addresses, and what is no question", async () => {
    const { shareId } = await aSharedCase();
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
    const shared = await aSharedCase();
    await seal(shared);
    expect(discard(await ask(stranger, `http://court.test/v/${shared.shareId}`)).status).toBe(410);
  });
});
