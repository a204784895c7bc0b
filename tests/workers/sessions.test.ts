import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SESSION_LIFETIME_MS } from "~/domain/account/user";
import { afterLogin, anAccount, logIn } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { eventually } from "../support/eventually";
import { aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

async function csrfTokenOf(guest: Pick<Guest, "sessionToken">): Promise<string> {
  const response = await asPerson(guest)("/api/auth/csrf");
  return (await response.json<{ csrfToken: string }>()).csrfToken;
}

function logOut(guest: Pick<Guest, "sessionToken">, headers: Record<string, string>) {
  return asPerson(guest)("/api/auth/logout", { method: "POST", headers });
}

async function expiryOf(guest: Guest): Promise<number> {
  const rows = await storedRows<{ expires_at: number }>(
    "select expires_at from sessions where user_uuid = ?",
    guest.uuid,
  );
  return rows[0]?.expires_at ?? 0;
}

describe("logging out", () => {
  it("ends the session, in the browser and on the server", async () => {
    const guest = await aGuest(court);
    const response = await logOut(guest, { "x-csrf-token": await csrfTokenOf(guest) });
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get("Set-Cookie")).toMatch(/^pettifog=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/u);
    expect(await countStored("sessions", "user_uuid", guest.uuid)).toBe(0);
    await expectRefusal(await asPerson(guest)("/api/auth/me"), 401, "no_session");
  });

  it("leaves the person's other sessions and the person", async () => {
    const guest = await aGuest(court);
    const other = await aGuest(court);
    await logOut(guest, { "x-csrf-token": await csrfTokenOf(guest) });
    expect((await asPerson(other)("/api/auth/me")).status).toBe(200);
    expect((await asPerson(null)(`/api/users/${guest.uuid}`)).status).toBe(200);
  });

  it.each([
    ["no token", async () => ({})],
    ["an empty token", async () => ({ "x-csrf-token": "" })],
    ["a made-up token", async () => ({ "x-csrf-token": "ab".repeat(32) })],
    ["another session's token", async () => ({ "x-csrf-token": await csrfTokenOf(await aGuest(court)) })],
    ["a token that is no hex", async () => ({ "x-csrf-token": "zz".repeat(32) })],
  ])("is refused with %s", async (_kind, headersOf) => {
    const guest = await aGuest(court);
    await expectRefusal(await logOut(guest, await headersOf()), 403, "bad_csrf_token");
    expect((await asPerson(guest)("/api/auth/me")).status).toBe(200);
  });
});

describe("a session that is none", () => {
  const attempts: [string, () => Promise<Pick<Guest, "sessionToken">>][] = [
    ["forged", async () => ({ sessionToken: "A".repeat(43) })],
    ["too short", async () => ({ sessionToken: "A".repeat(42) })],
    ["an attack on the query", async () => ({ sessionToken: "' or 1=1 --" })],
    [
      "deleted",
      async () => {
        const guest = await aGuest(court);
        await env.DB.prepare("delete from sessions where user_uuid = ?").bind(guest.uuid).run();
        return guest;
      },
    ],
    [
      "expired",
      async () => {
        const guest = await aGuest(court);
        travel(SESSION_LIFETIME_MS + 1_000);
        return guest;
      },
    ],
  ];

  it.each(attempts)("(%s) opens nothing", async (_kind, guestOf) => {
    const { suitUuid, questions } = await aJoinedCase(court);
    const guest = await guestOf();
    const call = asPerson(guest);
    const userUuid = crypto.randomUUID();
    const answer = { userUuid, questionUuid: questions[0]?.uuid, answerBoolean: true, answerText: "Yes" };
    const responses = [
      await call("/api/auth/me"),
      await call("/api/auth/csrf"),
      await call(`/api/pettysuits/${suitUuid}`),
      await call(`/api/pettysuits/${suitUuid}/questions`),
      await call(`/api/pettysuits/${suitUuid}/answers`),
      await call(`/api/pettysuits/${suitUuid}/verdict`),
      await call(`/api/pettysuits/${suitUuid}/invitation`),
      await call(`/api/verdicts/${suitUuid}/image/view`),
      await call("/api/pettysuits", { body: { creatorUuid: userUuid, allegation: "He hums." } }),
      await call(`/api/pettysuits/${suitUuid}/answers`, { body: answer }),
      await call(`/api/pettysuits/${suitUuid}/complete`, { body: { userUuid } }),
    ];
    for (const response of responses) await expectRefusal(response, 401, "no_session");
  });
});

describe("a session in use", () => {
  it("is not touched within a day", async () => {
    const guest = await aGuest(court);
    const before = await expiryOf(guest);
    travel(DAY_MS - 60_000);
    const response = await asPerson(guest)("/api/auth/me");
    expect(response.status).toBe(200);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await expiryOf(guest)).toBe(before);
  });

  it("moves its end to a year from now after a day, in the cookie and in the database", async () => {
    const guest = await aGuest(court);
    travel(DAY_MS + 60_000);
    const response = await asPerson(guest)("/api/auth/me");
    expect(response.headers.get("Set-Cookie")).toBe(
      `pettifog=${guest.sessionToken}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`,
    );
    const renewed = Date.now() + SESSION_LIFETIME_MS;
    await eventually(async () => expect(await expiryOf(guest)).toBe(renewed));
  });

  it("used once a month goes on for two years, and then ends for good", async () => {
    const guest = await aGuest(court);
    const call = asPerson(guest);
    for (let month = 0; month < 24; month += 1) {
      travel(30 * DAY_MS);
      expect((await call("/api/auth/me")).status).toBe(200);
      const renewed = Date.now() + SESSION_LIFETIME_MS;
      await eventually(async () => expect(await expiryOf(guest)).toBe(renewed));
    }
    travel(11 * DAY_MS);
    await expectRefusal(await call("/api/auth/me"), 401, "no_session");
    await expectRefusal(await call("/api/auth/sessions"), 401, "no_session");
  });

  it("begins its two years anew with a login", async () => {
    const account = await anAccount(court);
    travel(300 * DAY_MS);
    const again = await afterLogin(account, await logIn(account, account.email));
    for (let count = 0; count < 2; count += 1) {
      travel(300 * DAY_MS);
      expect((await asPerson(again)("/api/auth/me")).status).toBe(200);
      const renewed = Date.now() + SESSION_LIFETIME_MS;
      await eventually(async () => expect(await expiryOf(again)).toBe(renewed));
    }
  });

  it("is not brought back by the request that ends it", async () => {
    const guest = await aGuest(court);
    travel(2 * DAY_MS);
    const csrfToken = await csrfTokenOf(guest);
    const response = await logOut(guest, { "x-csrf-token": csrfToken });
    expect(response.headers.getSetCookie()).toEqual(["pettifog=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"]);
  });
});
