import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { asPerson } from "../support/api-client";
import { travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aFiledCase, aJoinedCase } from "../support/factories";
import { discard, expectNotice, printed } from "../support/pictures";
import { RecordingCardRenderer } from "../support/test-worker";

const court = openCourt(env.DB);
const stranger = asPerson(null);
const pictureOf = (token: string) => `/invite/${token}/og.png`;

describe("the picture of an invitation's link", () => {
  it("shows the judge and the allegation, to any other site and to no search engine, and is kept of its case", async () => {
    const { token, suitUuid } = await aFiledCase(court, { allegation: "He hums.", judgePersonality: "Yoda" });
    const response = await stranger(pictureOf(token));
    const { headers, status } = response;
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/png");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Cache-Control")).toBe("public, max-age=30");
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(await printed(response)).toBe("1200x630 Yoda: He hums.");
    const { objects } = await env.CARDS.list({ prefix: `cards/v2/${suitUuid}/` });
    expect(objects.map(({ key }) => key.split("-").at(-1))).toEqual(["summons.png"]);
  });

  it("says nothing of the allegation where its plaintiff does not allow it", async () => {
    const { token } = await aFiledCase(court, { allegation: "He hums.", previewAllowed: false });
    expect(await printed(stranger(pictureOf(token)))).toMatch(/: null$/u);
  });

  it("stays as it was once the seat is taken", async () => {
    const { token } = await aJoinedCase(court);
    expect(discard(await stranger(pictureOf(token))).status).toBe(200);
  });

  it("is a notice that nobody keeps where it can't be drawn", async () => {
    const { token } = await aFiledCase(court);
    vi.spyOn(RecordingCardRenderer.prototype, "renderSummons").mockRejectedValueOnce(new Error("out of memory"));
    const failed = await stranger(pictureOf(token));
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    await expectNotice(failed, 503, "unavailable");
    expectFaults("picture_failed");
  });

  it("is refused by a picture where there is no invitation, or no longer one", async () => {
    const missing = await stranger(pictureOf("z".repeat(32)));
    expect({ status: missing.status, text: await printed(missing) }).toEqual({ status: 404, text: "notice uninvited" });
    expect((await stranger(pictureOf("short"))).status).toBe(404);
    const { token } = await aFiledCase(court);
    travel(INVITATION_LIFETIME_MS + 1_000);
    const expired = await stranger(pictureOf(token));
    expect({ status: expired.status, text: await printed(expired) }).toEqual({ status: 410, text: "notice uninvited" });
  });
});
