import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { asPerson } from "../support/api-client";
import { MINUTE_MS, travel } from "../support/clock";
import { expectFaults, takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { discard, drawnFor, expectNotice, printed, versionOf } from "../support/pictures";
import { aSharedCase, seal } from "../support/sharing";
import { drawnNotices, RecordingCardRenderer } from "../support/test-worker";

const court = openCourt(env.DB);
const stranger = asPerson(null);

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
    const shared = await aSharedCase(court);
    const response = await stranger(`/v/${shared.shareId}${file}`);
    expect(response.status).toBe(200);
    expect(await printed(response)).toBe(`${size} ${shared.caseName}`);
  });

  it("may stand on any other site and in no search engine, and brings nobody a cookie", async () => {
    const { shareId, creator } = await aSharedCase(court);
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
    const { shareId } = await aSharedCase(court);
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
    const shared = await aSharedCase(court);
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
    const { shareId } = await aSharedCase(court);
    const version = await versionOf(shareId);
    const lifetime = async (query: string) =>
      discard(await stranger(`/v/${shareId}.png${query}`)).headers.get("Cache-Control");
    expect(await lifetime("")).toBe("public, max-age=30");
    expect(await lifetime(`?v=${version}`)).toBe("public, max-age=30, immutable");
    expect(await lifetime(`?v=${version}&scale=3`)).toBe("public, max-age=30, immutable");
    expect(await lifetime("?v=0123456789abcdef")).toBe("public, max-age=30");
  });

  it("is drawn once, though a hundred ask for it at the same moment", async () => {
    const shared = await aSharedCase(court);
    const path = `/v/${shared.shareId}/og.png`;
    const all = await Promise.all(Array.from({ length: 100 }, async () => printed(stranger(path))));
    expect(new Set(all)).toEqual(new Set([`1200x630 ${shared.caseName}`]));
    expect(drawnFor(shared)).toHaveLength(1);
  });

  it("is the same that its parties download, and drawn once for all of them", async () => {
    const shared = await aSharedCase(court);
    await printed(asPerson(shared.creator)(`/api/verdicts/${shared.suitUuid}/image/view?scale=3`));
    await printed(stranger(`/v/${shared.shareId}.png?scale=3`));
    await seal(shared.opponent, shared);
    const again = await asPerson(shared.opponent)(`/api/verdicts/${shared.suitUuid}/image/view?scale=3`);
    expect(await printed(again)).toBe(`960x1704 ${shared.caseName}`);
    expect(drawnFor(shared)).toHaveLength(1);
  });

  it("is drawn anew when what stands on it has changed, and has another ETag then", async () => {
    const shared = await aSharedCase(court);
    const before = await versionOf(shared.shareId);
    await env.DB.prepare("update cases set opponent_display_name = ? where uuid = ?")
      .bind("A former litigant", shared.suitUuid)
      .run();
    travel(MINUTE_MS);
    expect(await versionOf(shared.shareId)).not.toBe(before);
    expect(drawnFor(shared).map(({ card }) => card.opponentName)).toEqual(["Sam", "A former litigant"]);
  });

  it("asks neither the database nor the shelf again within the half minute", async () => {
    const { shareId } = await aSharedCase(court);
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

describe("a picture that there is none of", () => {
  it.each(["0", "4", "-1", "1.5", "x", "", "01", "1e0", "NaN", "2&scale=3"])(
    "at scale %j is a notice, and nothing is drawn",
    async (scale) => {
      const shared = await aSharedCase(court);
      await expectNotice(await stranger(`/v/${shared.shareId}.png?scale=${scale}`), 400, "missing");
      expect(drawnFor(shared)).toEqual([]);
    },
  );

  it("in a size that has no other scale is a notice", async () => {
    const { shareId } = await aSharedCase(court);
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
    const shared = await aSharedCase(court);
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
