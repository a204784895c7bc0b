import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";

const court = openCourt(env.DB);

describe("changing one's name and picture", () => {
  it.each([
    ["an account", () => anAccount(court)],
    ["a guest", () => aGuest(court)],
  ])("is for %s, and is seen by everybody from then on", async (_who, somebody) => {
    const person = await somebody();
    const call = asPerson(person);
    const changed = await call("/api/auth/profile", { body: { displayName: "  Robin  the Just ", avatar: "bun" } });
    const profile = { uuid: person.uuid, displayName: "Robin the Just", avatar: "/peeps/bun.svg" };
    expect(await changed.json()).toMatchObject(profile);
    expect(await (await call("/api/auth/me")).json()).toMatchObject(profile);
    expect(await (await asPerson(null)(`/api/users/${person.uuid}`)).json()).toMatchObject(profile);
  });

  it("names an account in what it files from then on, and leaves what was filed as it was", async () => {
    const account = await anAccount(court);
    const call = asPerson(account);
    const file = async () => {
      const filed = await call("/api/pettysuits", { body: { creatorUuid: account.uuid, allegation: "He hums." } });
      const { suitUuid } = await filed.json<{ suitUuid: string }>();
      return async () => (await call(`/api/pettysuits/${suitUuid}`)).json();
    };
    const before = await file();
    await call("/api/auth/profile", { body: { displayName: "Robin the Just", avatar: null } });
    const after = await file();
    expect(await before()).toMatchObject({ creatorDisplayName: "Robin" });
    expect(await after()).toMatchObject({ creatorDisplayName: "Robin the Just" });
  });

  it("takes the picture away again", async () => {
    const call = asPerson(await aGuest(court));
    await call("/api/auth/profile", { body: { displayName: "Robin", avatar: "afro" } });
    await call("/api/auth/profile", { body: { displayName: "Robin", avatar: null } });
    expect(await (await call("/api/auth/me")).json()).toMatchObject({ displayName: "Robin", avatar: null });
  });

  it.each([
    ["no name", { displayName: "  ", avatar: null }],
    ["a name that is too long", { displayName: "r".repeat(21), avatar: null }],
    ["a picture elsewhere", { displayName: "Robin", avatar: "https://elsewhere.example/me.png" }],
    ["a picture that nobody drew", { displayName: "Robin", avatar: "../judges/yoda" }],
    ["nothing", {}],
  ])("is refused with %s", async (_what, body) => {
    const guest = await aGuest(court, "Sam");
    await expectRefusal(await asPerson(guest)("/api/auth/profile", { body }), 400, "invalid_input");
    expect(await (await asPerson(guest)("/api/auth/me")).json()).toMatchObject({ displayName: "Sam", avatar: null });
  });

  it("is refused with a name that is no petty matter, in the words of every other text", async () => {
    const response = await asPerson(await aGuest(court))("/api/auth/profile", {
      body: { displayName: "I will kill myself", avatar: null },
    });
    await expectRefusal(response, 400, "too_serious");
  });
});
