import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type Account, anAccount, askForCode, csrfHeader, logIn } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { newEmail, wrongCode } from "../support/made-up";
import { codeMailedTo, mailsTo } from "../support/mailbox";
import { expectRefusal } from "../support/refusal";

const court = openCourt(env.DB);

describe("changing the address", () => {
  const request = async (account: Account, email: string) =>
    asPerson(account)("/api/auth/request-email-change", { body: { email }, headers: await csrfHeader(account) });

  /** A code of the account's address of today, asked for by its own browser. */
  const currentOf = async (account: Account) => ({
    currentEmail: account.email,
    currentCode: await askForCode(account.email, asPerson(account)),
  });

  it("takes a code from the new one and one from the old, and tells the old one", async () => {
    const account = await anAccount(court);
    const email = newEmail();
    expect(await (await request(account, email)).json()).toEqual({ success: true });
    const _csrf = (await csrfHeader(account))["x-csrf-token"];
    expect((await mailsTo(email))[0]?.subject).toMatch(/^\d{6} is your Pettifog code for a new address$/u);
    const body = { email: email.toUpperCase(), code: await codeMailedTo(email), ...(await currentOf(account)), _csrf };
    const changed = await asPerson(account)("/api/auth/change-email", { body });
    expect(await changed.json()).toMatchObject({ uuid: account.uuid, email });
    expect((await mailsTo(account.email))[0]?.subject).toBe("Your Pettifog address was changed");
    expect(JSON.stringify(await mailsTo(account.email))).not.toContain(email);
    expect(await (await logIn(null, email)).json()).toMatchObject({ uuid: account.uuid });
    const old = await asPerson(null)("/api/auth/request-code", { body: { email: account.email } });
    expect(await old.json()).toEqual({ isAccountUser: false });
  });

  it("needs the session's CSRF token, in the header or in the body", async () => {
    const [account, other] = [await anAccount(court), await anAccount(court)];
    const foreign = (await csrfHeader(other))["x-csrf-token"];
    const call = asPerson(account);
    const current = { currentEmail: account.email, currentCode: "000000" };
    for (const _csrf of [undefined, "", "ab".repeat(32), foreign]) {
      const email = newEmail();
      const asked = await call("/api/auth/request-email-change", { body: { email, _csrf } });
      await expectRefusal(asked, 403, "bad_csrf_token");
      const changed = await call("/api/auth/change-email", { body: { email, code: "000000", ...current, _csrf } });
      await expectRefusal(changed, 403, "bad_csrf_token");
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it("to the address of today is refused, mails nothing and costs no try", async () => {
    const account = await anAccount(court);
    const before = await mailsTo(account.email);
    for (let tries = 0; tries < 12; tries++) {
      const { message } = await expectRefusal(await request(account, account.email), 400, "invalid_input");
      expect(message).toBe("That is your address already. Please enter another one.");
    }
    expect(await mailsTo(account.email)).toEqual(before);
    expect((await request(account, newEmail())).status).toBe(200);
  });

  it("is for accounts alone", async () => {
    const guest = await aGuest(court);
    const headers = await csrfHeader(guest);
    const email = newEmail();
    const asked = await asPerson(guest)("/api/auth/request-email-change", { body: { email }, headers });
    await expectRefusal(asked, 403, "no_account");
    expect(await mailsTo(email)).toEqual([]);
  });

  it("to an address with an account tells that one's owner, and whoever asked nothing", async () => {
    const [account, owner] = [await anAccount(court), await anAccount(court)];
    const response = await request(account, owner.email);
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: { success: true } });
    const [letter] = await mailsTo(owner.email);
    expect(letter?.subject).toBe("Your address is already in use at Pettifog");
    expect(letter?.text).not.toMatch(/\d{6}/u);
  });

  it("is not done with a code for logging in, nor with somebody else's code, nor with a wrong one", async () => {
    const [account, other] = [await anAccount(court), await anAccount(court)];
    const headers = await csrfHeader(account);
    const current = await currentOf(account);
    const change = (email: string, code: string) =>
      asPerson(account)("/api/auth/change-email", { body: { email, code, ...current }, headers });
    const [forLogin, forOther, wrong] = [newEmail(), newEmail(), newEmail()];
    await expectRefusal(await change(forLogin, await askForCode(forLogin, asPerson(account))), 400, "bad_code");
    await request(other, forOther);
    await expectRefusal(await change(forOther, await codeMailedTo(forOther)), 400, "bad_code");
    await request(account, wrong);
    await expectRefusal(await change(wrong, wrongCode(await codeMailedTo(wrong))), 400, "bad_code");
    expect(await (await asPerson(account)("/api/auth/me")).json()).toMatchObject({ email: account.email });
  });

  it("is not done by whoever has the session alone, and not with a code of another address", async () => {
    const [account, thief] = [await anAccount(court), await anAccount(court)];
    const email = newEmail();
    const headers = await csrfHeader(account);
    await request(account, email);
    const code = await codeMailedTo(email);
    const change = (current: { currentEmail: string; currentCode: string }) =>
      asPerson(account)("/api/auth/change-email", { body: { email, code, ...current }, headers });
    const own = await currentOf(account);
    await expectRefusal(await change({ ...own, currentCode: wrongCode(own.currentCode) }), 400, "bad_current_code");
    const theirs = { currentEmail: thief.email, currentCode: await askForCode(thief.email, asPerson(account)) };
    await expectRefusal(await change(theirs), 400, "bad_current_code");
    await expectRefusal(await change({ currentEmail: email, currentCode: code }), 400, "bad_current_code");
    const left = asPerson(account)("/api/auth/change-email", { body: { email, code }, headers });
    await expectRefusal(await left, 400, "invalid_input");
    expect(await (await asPerson(account)("/api/auth/me")).json()).toMatchObject({ email: account.email });
    // None of it has cost the right codes.
    expect((await change(own)).status).toBe(200);
  });

  it("says which of the two codes is void", async () => {
    const account = await anAccount(court);
    const email = newEmail();
    const headers = await csrfHeader(account);
    await request(account, email);
    const code = await codeMailedTo(email);
    const current = await currentOf(account);
    const body = { email, code, ...current, currentCode: wrongCode(current.currentCode) };
    const call = asPerson(account);
    for (let tries = 0; tries < 4; tries += 1) await call("/api/auth/change-email", { body, headers });
    const refused = await call("/api/auth/change-email", { body, headers });
    const { message } = await expectRefusal(refused, 400, "bad_current_code");
    expect(message).toBe("That code is void after five tries. Ask for a new one.");
  });

  it("leaves a code for logging in useless for the change, and the change's for logging in", async () => {
    const account = await anAccount(court);
    const email = newEmail();
    await request(account, email);
    const body = { email, code: await codeMailedTo(email) };
    await expectRefusal(await asPerson(account)("/api/auth/verify-code", { body }), 400, "bad_code");
  });

  it("is refused where somebody else was faster", async () => {
    const [account, email] = [await anAccount(court), newEmail()];
    await request(account, email);
    const code = await codeMailedTo(email);
    const guest = await aGuest(court);
    await logIn(guest, email);
    const headers = await csrfHeader(account);
    const body = { email, code, ...(await currentOf(account)) };
    await expectRefusal(await asPerson(account)("/api/auth/change-email", { body, headers }), 409, "email_taken");
  });
});
