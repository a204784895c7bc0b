import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Account, afterLogin, anAccount, csrfHeader, logIn } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aGuest, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";

const court = openCourt(env.DB);

const download = async (person: Guest) => asPerson(person)("/api/account/data", { headers: await csrfHeader(person) });

const deleteAccount = async (person: Guest) =>
  asPerson(person)("/api/auth/delete-account", { method: "DELETE", headers: await csrfHeader(person) });

describe("a session whose login is older than a day", () => {
  it.each([
    ["download one's data", download],
    ["delete the account", deleteAccount],
  ])("can't %s before a new code was shown", async (_what, act) => {
    const account = await anAccount(court);
    travel(DAY_MS + 1_000);
    const { message } = await expectRefusal(await act(account), 403, "login_too_old");
    expect(message).toBe("It has been a while. Please show the court a new code first.");
    expect((await asPerson(account)("/api/auth/me")).status).toBe(200);
    const again = await afterLogin(account, await logIn(account, account.email));
    // Whoever has copied the cookie before is left with nothing.
    await expectRefusal(await asPerson(account)("/api/auth/me"), 401, "no_session");
    expect((await act(again)).status).toBe(200);
  });

  it("can do so within the day", async () => {
    const account = await anAccount(court);
    travel(DAY_MS - 60_000);
    expect((await download(account)).status).toBe(200);
    expect((await deleteAccount(account)).status).toBe(200);
  });

  it("is not read out as a page either", async () => {
    const account = await anAccount(court);
    travel(DAY_MS + 1_000);
    const reading = openServices().services.myData.readMyData(account.visitor());
    await expect(reading).rejects.toMatchObject({ code: "login_too_old" });
  });

  it("of a guest without an address can do all of it: there is nobody to ask", async () => {
    const guest = await aGuest(court);
    travel(40 * DAY_MS);
    expect((await download(guest)).status).toBe(200);
    expect((await deleteAccount(guest)).status).toBe(200);
  });
});

it("a login counts for its own browser alone", async () => {
  const account: Account = await anAccount(court);
  travel(DAY_MS + 1_000);
  const phone = await afterLogin(account, await logIn(null, account.email));
  expect((await download(phone)).status).toBe(200);
  await expectRefusal(await download(account), 403, "login_too_old");
});
