import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { asPerson } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { discard, expectNotice } from "../support/pictures";
import { aSharedCase, seal, share } from "../support/sharing";

const court = openCourt(env.DB);
const stranger = asPerson(null);

const FILES = ["x.png", "x/og.png", "x/square.png", "x/story.png", "x/embed"];
const addresses = (shareId: string) => FILES.map((file) => `/v/${file.replace("x", shareId)}`);

describe("a sealed verdict", () => {
  it("is gone from here at once, though all of it was cached", async () => {
    const shared = await aSharedCase(court);
    const paths = [
      ...addresses(shared.shareId),
      `/v/${shared.shareId}.png?scale=2`,
      `/v/${shared.shareId}.png?scale=3`,
    ];
    for (const path of paths) expect(discard(await stranger(path)).status, path).toBe(200);
    await seal(shared.opponent, shared);
    for (const path of paths) expect(discard(await stranger(path)).status, path).toBe(410);
  });

  it("is gone from here when it is sealed again by whoever never heard that it was", async () => {
    const shared = await aSharedCase(court);
    for (const path of addresses(shared.shareId)) discard(await stranger(path));
    await court.sharing.seal(shared.opponent.visitor(), shared.caseUuid);
    await seal(shared.opponent, shared);
    for (const path of addresses(shared.shareId)) expect(discard(await stranger(path)).status, path).toBe(410);
  });

  it("is gone within a minute from an edge that was not told", async () => {
    const shared = await aSharedCase(court);
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
    const shared = await aSharedCase(court);
    const path = `/v/${shared.shareId}/story.png`;
    const etag = discard(await stranger(path)).headers.get("ETag") ?? "";
    await seal(shared.opponent, shared);
    await expectNotice(await stranger(path), 410, "sealed");
    for (const known of [etag, "*"]) {
      await expectNotice(await stranger(path, { headers: { "If-None-Match": known } }), 410, "sealed");
    }
  });

  it("comes back under a new address alone", async () => {
    const shared = await aSharedCase(court);
    await seal(shared.opponent, shared);
    const again = await share(shared.opponent, shared);
    expect(discard(await stranger(`/v/${again}.png`)).status).toBe(200);
    await expectNotice(await stranger(`/v/${shared.shareId}.png`), 410, "sealed");
  });
});
