import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { anAccount, csrfHeader, logIn } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aDecidedCase, aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

const leave = async (person: Guest) =>
  asPerson(person)("/api/auth/delete-account", { method: "DELETE", headers: await csrfHeader(person) });

describe("deleting one's account", () => {
  it.each(["guest", "account"])("ends every session of a %s and clears the cookie", async (kind) => {
    const person = kind === "guest" ? await aGuest(court) : await anAccount(court);
    const response = await leave(person);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(response.headers.get("Set-Cookie")).toMatch(/pettifog=;.*Max-Age=0/u);
    await expectRefusal(await asPerson(person)("/api/auth/me"), 401, "no_session");
    await expectRefusal(await asPerson(null)(`/api/users/${person.uuid}`), 404, "not_found");
    expect(await countStored("sessions", "user_uuid", person.uuid)).toBe(0);
  });

  it("wants the session's own CSRF token", async () => {
    const [guest, other] = [await aGuest(court), await aGuest(court)];
    const call = asPerson(guest);
    await expectRefusal(await call("/api/auth/delete-account", { method: "DELETE" }), 403, "bad_csrf_token");
    const headers = await csrfHeader(other);
    await expectRefusal(await call("/api/auth/delete-account", { method: "DELETE", headers }), 403, "bad_csrf_token");
    expect((await call("/api/auth/me")).status).toBe(200);
  });

  it("frees the address and the username for whoever comes next", async () => {
    const account = await anAccount(court);
    await leave(account);
    const newcomer = await aGuest(court, "Kim");
    const response = await logIn(newcomer, account.email);
    expect(await response.json()).toMatchObject({ uuid: newcomer.uuid, isAccountUser: false, email: account.email });
    expect(await storedRows("select uuid from users where username = ?", account.username)).toEqual([]);
  });

  it("leaves the other party's case open to them, with a former litigant in it", async () => {
    const decided = await aDecidedCase(court);
    await leave(decided.creator);
    const call = asPerson(decided.opponent);
    const suit = await (await call(`/api/pettysuits/${decided.suitUuid}`)).json();
    expect(suit).toMatchObject({ creatorDisplayName: "A former litigant", opponentDisplayName: "Sam" });
    expect(await (await call(`/api/pettysuits/${decided.suitUuid}/verdict`)).json()).toMatchObject({
      dismissed: false,
    });
  });

  it("dismisses a case that nobody had ruled on, which is no draw", async () => {
    const joined = await aJoinedCase(court);
    await leave(joined.creator);
    const call = asPerson(joined.opponent);
    const decided = await (await call(`/api/pettysuits/${joined.suitUuid}/verdict`)).json();
    expect(decided).toMatchObject({ dismissed: true, byDefault: false });
    const mine = await (await call("/api/account/data", { headers: await csrfHeader(joined.opponent) })).json();
    expect(mine).toMatchObject({ pettysuits: [{ ruling: { outcome: "dismissed" } }] });
  });
});
