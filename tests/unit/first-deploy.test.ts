import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fillIn, missingSecrets } from "../../scripts/first-deploy.mjs";

const CONFIGS = ["wrangler.toml", "workers/courtroom/wrangler.toml"];
const filling = { domain: "court.example", moderator: "robin@mail.example", databaseId: "0f0e-1" };

describe("a first deploy", () => {
  it.each(CONFIGS)("fills in everything that stands in capitals in %s", (config) => {
    const filled = fillIn(readFileSync(config, "utf8"), filling);
    expect(filled).not.toMatch(/^[^#]*YOUR-/mu);
    expect(filled).toContain('SITE_ORIGIN = "https://court.example"');
    expect(filled).toContain('database_id = "0f0e-1"');
    expect(fillIn(filled, { ...filling, domain: "other.example" })).toBe(filled);
  });

  it("names the moderator by their own address and not by the domain's", () => {
    expect(fillIn(readFileSync("wrangler.toml", "utf8"), filling)).toContain('MODERATOR_EMAILS = "robin@mail.example"');
  });

  it("makes a secret of its own and one pair of keys, the private one for the courtroom alone", async () => {
    const { "wrangler.toml": web = {}, "workers/courtroom/wrangler.toml": courtroom = {} } = await missingSecrets(
      [],
      [],
    );
    expect(web.APP_SECRET).toMatch(/^[A-Za-z0-9+/]{64}$/u);
    expect(Object.keys(web)).toEqual(["APP_SECRET", "VAPID_PUBLIC_KEY"]);
    expect(courtroom.VAPID_PUBLIC_KEY).toBe(web.VAPID_PUBLIC_KEY);
    expect(courtroom.VAPID_PRIVATE_KEY).toMatch(/^[\w-]{43}$/u);
  });

  it.each([
    ["the courtroom", ["APP_SECRET"], ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]],
    ["the pages", ["APP_SECRET", "VAPID_PUBLIC_KEY"], []],
  ])("that broke off after %s makes one new pair of keys for both", async (_which, ofWeb, ofCourtroom) => {
    const { "wrangler.toml": web = {}, "workers/courtroom/wrangler.toml": courtroom = {} } = await missingSecrets(
      ofWeb,
      ofCourtroom,
    );
    expect(Object.keys(web)).toEqual(["VAPID_PUBLIC_KEY"]);
    expect(courtroom).toMatchObject({
      VAPID_PUBLIC_KEY: web.VAPID_PUBLIC_KEY,
      VAPID_PRIVATE_KEY: expect.stringMatching(/^[\w-]{43}$/u),
    });
  });

  it("leaves every secret that is set as it is", async () => {
    const set = await missingSecrets(["APP_SECRET", "VAPID_PUBLIC_KEY"], ["VAPID_PRIVATE_KEY"]);
    expect(Object.values(set)).toEqual([{}, {}]);
  });
});
