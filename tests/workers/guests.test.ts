import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { peepOf } from "~/domain/account/house-avatar";
import { hashSessionToken } from "~/server/account/session-token.server";
import { asPerson, SECURE_ORIGIN, solveHumanCheck } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { sessionTokenOf, signUp } from "../support/sign-up";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

describe("a new guest", () => {
  it("is made for a human and gets a person and a session", async () => {
    const uuid = crypto.randomUUID();
    const response = await signUp({ uuid, displayName: "Robin" });
    expect(response.status).toBe(201);
    const person = {
      uuid,
      displayName: "Robin",
      username: null,
      avatar: null,
      isAccountUser: false,
      email: null,
      adsWanted: true,
    };
    expect(await response.json()).toEqual(person);
    const me = await asPerson({ sessionToken: sessionTokenOf(response) })("/api/auth/me");
    expect(await me.json()).toEqual(person);
  });

  it("who gives no name is called User- and four characters", async () => {
    for (const displayName of [undefined, null, "", " \t "]) {
      const { displayName: given } = await (await signUp({ displayName })).json<{ displayName: string }>();
      expect(given).toMatch(/^User-[A-Z2-9]{4}$/u);
    }
  });

  it("gets a cookie over HTTPS that scripts, other sites, other hosts and plain HTTP never see", async () => {
    const cookie = (await signUp({ origin: SECURE_ORIGIN })).headers.get("Set-Cookie") ?? "";
    const [pair = "", ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^__Host-pettifog=[A-Za-z0-9_-]{43}$/u);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"]);
  });

  it("gets a plain cookie over HTTP, for one's own machine", async () => {
    const cookie = (await signUp()).headers.get("Set-Cookie") ?? "";
    const [pair = "", ...attributes] = cookie.split("; ");
    expect(pair).toMatch(/^pettifog=[A-Za-z0-9_-]{43}$/u);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]);
  });

  it("is not signed in over HTTPS by the cookie of plain HTTP", async () => {
    const guest = await aGuest(court);
    const response = await asPerson(null, { origin: SECURE_ORIGIN })("/api/auth/me", {
      headers: { Cookie: `pettifog=${guest.sessionToken}` },
    });
    await expectRefusal(response, 401, "no_session");
  });

  it("leaves nothing in the database that a thief could sign in with", async () => {
    const uuid = crypto.randomUUID();
    const token = sessionTokenOf(await signUp({ uuid }));
    const rows = await storedRows("select * from sessions where user_uuid = ?", uuid);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toBe(await hashSessionToken(token));
    expect(JSON.stringify(rows)).not.toContain(token);
    const thief = asPerson({ sessionToken: String(rows[0]?.token_hash).slice(0, 43) });
    await expectRefusal(await thief("/api/auth/me"), 401, "no_session");
  });

  it("clears sessions beside their own that have ended, and none that lives", async () => {
    const { uuid } = await aGuest(court);
    await env.DB.prepare("delete from sessions").run();
    const hashes = ["x-ended", "y-live", "z-ended"];
    const stored =
      "insert into sessions (token_hash, user_uuid, id, device, created_at, expires_at) values (?, ?, ?, '', 0, ?)";
    await env.DB.batch(
      hashes.map((hash) =>
        env.DB.prepare(stored).bind(hash, uuid, hash, hash === "y-live" ? Number.MAX_SAFE_INTEGER : 1),
      ),
    );
    await aGuest(court);
    expect(await storedRows("select id from sessions where user_uuid = ?", uuid)).toEqual([{ id: "y-live" }]);
  });

  it("can't take a uuid that another browser has", async () => {
    const uuid = crypto.randomUUID();
    await signUp({ uuid, displayName: "Robin" });
    const second = await signUp({ uuid, displayName: "Mallory" });
    expect(second.headers.get("Set-Cookie")).toBeNull();
    await expectRefusal(second, 409, "uuid_taken");
    expect(await countStored("sessions", "user_uuid", uuid)).toBe(1);
    const profile = await asPerson(null)(`/api/users/${uuid}`);
    expect(await profile.json()).toMatchObject({ displayName: "Robin" });
  });

  it("whose browser writes its uuid in capitals is found by it", async () => {
    const uuid = crypto.randomUUID().toUpperCase();
    expect((await signUp({ uuid, displayName: "Robin" })).status).toBe(201);
    const profile = await asPerson(null)(`/api/users/${uuid}`);
    expect(await profile.json()).toMatchObject({ displayName: "Robin" });
  });

  it("can't be made in the name of someone else by a change of capitals", async () => {
    const uuid = crypto.randomUUID();
    await signUp({ uuid });
    await expectRefusal(await signUp({ uuid: uuid.toUpperCase() }), 409, "uuid_taken");
  });

  it("needs a uuid of the right form", async () => {
    for (const uuid of ["", "robin", 7, null, ["a"], `${crypto.randomUUID()} `]) {
      const body = { uuid, displayName: "Robin", recaptchaToken: "unsolved" };
      await expectRefusal(await asPerson(null)("/api/users", { body }), 400, "invalid_input");
    }
  });
});

describe("a guest who comes back", () => {
  it("with the session and the own uuid is the same person, with no new session and no human check spent", async () => {
    const guest = await aGuest(court, "Robin");
    const body = { uuid: guest.uuid, displayName: "Another name", recaptchaToken: "unsolved" };
    const response = await asPerson(guest)("/api/users", { body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ uuid: guest.uuid, displayName: "Robin" });
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await countStored("sessions", "user_uuid", guest.uuid)).toBe(1);
  });

  it("who gave no name is drawn as a peep of their own", async () => {
    const me = async (guest: Guest) => (await asPerson(guest)("/api/auth/me")).json<{ avatar: string | null }>();
    const nameless = await aGuest(court, "");
    const { avatar } = await me(nameless);
    expect(avatar).toBe(peepOf(nameless.uuid));
    expect((await me(await aGuest(court, "Robin"))).avatar).toBeNull();
  });

  it("with the session and another uuid is refused and makes nobody", async () => {
    const guest = await aGuest(court);
    const uuid = crypto.randomUUID();
    const recaptchaToken = await solveHumanCheck("create_user");
    const response = await asPerson(guest)("/api/users", { body: { uuid, recaptchaToken } });
    // There is no case that it could be about.
    const { message } = await expectRefusal(response, 403, "not_yours");
    expect(message).toBe("That is somebody else’s. Please refresh the page and try again.");
    expect(await countStored("users", "uuid", uuid)).toBe(0);
  });

  it("without the cookie is a stranger: the profile of the uuid signs nobody in", async () => {
    const guest = await aGuest(court, "Robin");
    const stranger = asPerson(null);
    const response = await stranger(`/api/users/${guest.uuid}`);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await response.json()).toEqual({
      uuid: guest.uuid,
      displayName: "Robin",
      username: null,
      avatar: null,
      isAccountUser: false,
    });
    await expectRefusal(await stranger("/api/auth/me"), 401, "no_session");
  });

  it("who is unknown has no profile", async () => {
    for (const uuid of [crypto.randomUUID(), "robin"]) {
      await expectRefusal(await asPerson(null)(`/api/users/${uuid}`), 404, "not_found");
    }
  });
});
