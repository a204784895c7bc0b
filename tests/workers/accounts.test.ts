import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { afterLogin, anAccount, askForCode, logIn, newUsername } from "../support/accounts";
import { asPerson, ORIGIN } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aCourtroom, aFiledCase, aGuest } from "../support/factories";
import { newEmail, wrongCode } from "../support/made-up";

import { expectRefusal } from "../support/refusal";
import { sessionCookiesOf, sessionTokenOf } from "../support/sign-up";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

describe("a guest who verifies a new address", () => {
  it("stays the same person, with the address and a session of a new token", async () => {
    const [guest, email] = [await aGuest(court, "Robin"), newEmail()];
    const response = await logIn(guest, email);
    const person = {
      uuid: guest.uuid,
      displayName: "Robin",
      username: null,
      avatar: null,
      isAccountUser: false,
      adsWanted: true,
    };
    expect(await response.json()).toEqual({ ...person, email });
    expect(sessionTokenOf(response)).not.toBe(guest.sessionToken);
    expect(sessionCookiesOf(response)).toHaveLength(1);
    await expectRefusal(await asPerson(guest)("/api/auth/me"), 401, "no_session");
    const me = await asPerson(await afterLogin(guest, response))("/api/auth/me");
    expect(await me.json()).toEqual({ ...person, email });
  });

  it("is not brought back under the old token by a session that was due for rolling", async () => {
    const [guest, email] = [await aGuest(court), newEmail()];
    travel(2 * DAY_MS);
    const response = await logIn(guest, email);
    expect(sessionCookiesOf(response)).toHaveLength(1);
    expect(sessionTokenOf(response)).not.toBe(guest.sessionToken);
  });

  it("does not lose it to whoever copied the session: another address is refused, before the account is made too", async () => {
    const [owned, foreign] = [newEmail(), newEmail()];
    const guest = await aGuest(court);
    const owner = await afterLogin(guest, await logIn(guest, owned));
    await expectRefusal(await logIn(owner, foreign), 409, "has_address");
    const code = await askForCode(foreign, asPerson(owner));
    const body = { email: foreign, code, username: newUsername() };
    await expectRefusal(await asPerson(owner)("/api/auth/create-account", { body }), 409, "has_address");
    expect(await (await asPerson(owner)("/api/auth/me")).json()).toMatchObject({ email: owned, username: null });
  });

  it("can't do so in somebody else's name", async () => {
    const [guest, other, email] = [await aGuest(court), await aGuest(court), newEmail()];
    const code = await askForCode(email, asPerson(guest));
    const body = { email, code, sessionUuid: other.uuid };
    await expectRefusal(await asPerson(guest)("/api/auth/verify-code", { body }), 403, "not_yours");
    const own = await asPerson(guest)("/api/auth/verify-code", { body: { ...body, sessionUuid: guest.uuid } });
    expect(own.status).toBe(200);
  });
});

describe("creating an account", () => {
  async function verified(displayName = "Robin") {
    const [guest, email] = [await aGuest(court, displayName), newEmail()];
    return { ...(await afterLogin(guest, await logIn(guest, email))), email };
  }

  it("gives a person with a verified address a username, and keeps what they had", async () => {
    const person = await verified();
    const username = newUsername();
    const { suitUuid } = await aFiledCase(court, {}, person);
    const response = await asPerson(person)("/api/auth/create-account", { body: { username, avatarUrl: null } });
    expect(await response.json()).toEqual({
      uuid: person.uuid,
      displayName: "Robin",
      username,
      avatar: null,
      isAccountUser: true,
      adsWanted: true,
      email: person.email,
    });
    const suit = await asPerson(person)(`/api/pettysuits/${suitUuid}`);
    expect(await suit.json()).toMatchObject({ creatorUsername: username, creatorIsAccountUser: true });
  });

  it("calls whoever gave no name by their username, on their own pages too", async () => {
    const guest = await aGuest(court, "");
    const owner = await afterLogin(guest, await logIn(guest, newEmail()));
    const username = newUsername();
    const response = await asPerson(owner)("/api/auth/create-account", { body: { username, avatarUrl: null } });
    expect(await response.json()).toMatchObject({ username, displayName: username, avatar: null });
  });

  it("takes a display name and a picture of this site", async () => {
    const person = await verified();
    const avatarUrl = `${ORIGIN}/judges/yoda.svg`;
    const body = { uuid: person.uuid, username: newUsername(), displayName: " Robin  the Just ", avatarUrl };
    const response = await asPerson(person)("/api/auth/create-account", { body });
    expect(await response.json()).toMatchObject({ displayName: "Robin the Just", avatar: avatarUrl });
  });

  it.each([
    "https://elsewhere.example/me.png",
    "http://court.test.elsewhere.example/me.png",
    "//elsewhere.example/me.png",
    "data:image/svg+xml,<svg/>",
    "javascript:alert(1)",
    "me.png",
    `${ORIGIN}/api/auth/me`,
    `${ORIGIN}/v/abc.png`,
    `${ORIGIN}/judges/../peeps.svg`,
    7,
  ])("refuses the picture %s, which the pages would not show", async (avatarUrl) => {
    const person = await verified();
    const response = await asPerson(person)("/api/auth/create-account", {
      body: { username: newUsername(), avatarUrl },
    });
    await expectRefusal(response, 400, "invalid_input");
    expect(await (await asPerson(person)("/api/auth/me")).json()).toMatchObject({ isAccountUser: false });
  });

  it("verifies the address in the same step where the code comes along", async () => {
    const [guest, email, username] = [await aGuest(court), newEmail(), newUsername()];
    const code = await askForCode(email, asPerson(guest));
    const response = await asPerson(guest)("/api/auth/create-account", { body: { email, code, username } });
    expect(await response.json()).toMatchObject({ uuid: guest.uuid, email, username, isAccountUser: true });
    await expectRefusal(await asPerson(guest)("/api/auth/me"), 401, "no_session");
    expect((await asPerson(await afterLogin(guest, response))("/api/auth/me")).status).toBe(200);
  });

  it("refuses a taken username in whatever case, and the same code is still good for another", async () => {
    const taken = await anAccount(court);
    const [guest, email] = [await aGuest(court), newEmail()];
    const call = asPerson(guest);
    const code = await askForCode(email, call);
    for (let tries = 0; tries < 8; tries += 1) {
      const body = { email, code, username: taken.username.toUpperCase() };
      const refused = await call("/api/auth/create-account", { body });
      const { message } = await expectRefusal(refused, 409, "username_taken");
      expect(message).toBe("That username is taken. Please choose another.");
    }
    const created = await call("/api/auth/create-account", { body: { email, code, username: newUsername() } });
    expect(created.status).toBe(200);
  });

  it("refuses a taken username of somebody who has verified before, and nothing else changes", async () => {
    const taken = await anAccount(court);
    const person = await verified();
    const call = asPerson(person);
    const refused = await call("/api/auth/create-account", { body: { username: taken.username.toUpperCase() } });
    await expectRefusal(refused, 409, "username_taken");
    expect((await call("/api/auth/create-account", { body: { username: newUsername() } })).status).toBe(200);
  });

  it("gives one username to one of ten people at the same moment", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => verified()));
    const username = newUsername();
    const responses = await Promise.all(
      people.map((person, index) => {
        const body = { username: index % 2 === 0 ? username : username.toUpperCase() };
        return asPerson(person)("/api/auth/create-account", { body });
      }),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await storedRows("select uuid from users where lower(username) = ?", username)).toHaveLength(1);
  });

  it("may be said twice, and an account keeps its name", async () => {
    const account = await anAccount(court);
    const call = asPerson(account);
    const again = await call("/api/auth/create-account", { body: { username: account.username } });
    expect(await again.json()).toMatchObject({ username: account.username });
    const other = await call("/api/auth/create-account", { body: { username: newUsername() } });
    await expectRefusal(other, 409, "has_account");
  });

  it("may be said twice with its code too: the answer to the first may have got lost", async () => {
    const [guest, email, username] = [await aGuest(court), newEmail(), newUsername()];
    const body = { email, code: await askForCode(email, asPerson(guest)), username };
    const created = await asPerson(guest)("/api/auth/create-account", { body });
    const again = await asPerson(await afterLogin(guest, created))("/api/auth/create-account", { body });
    expect(await again.json()).toMatchObject({ uuid: guest.uuid, username });
  });

  it("needs a verified address", async () => {
    const guest = await aGuest(court);
    const response = await asPerson(guest)("/api/auth/create-account", { body: { username: newUsername() } });
    await expectRefusal(response, 403, "email_unverified");
  });

  it("with a wrong code makes nothing", async () => {
    const [guest, email] = [await aGuest(court), newEmail()];
    const code = wrongCode(await askForCode(email, asPerson(guest)));
    const body = { email, code, username: newUsername() };
    await expectRefusal(await asPerson(guest)("/api/auth/create-account", { body }), 400, "bad_code");
    expect(await (await asPerson(guest)("/api/auth/me")).json()).toMatchObject({ username: null, email: null });
  });

  it("for an address that has an account says to log in, and the code is good for that", async () => {
    const account = await anAccount(court);
    const guest = await aGuest(court);
    const code = await askForCode(account.email, asPerson(guest));
    const body = { email: account.email, code, username: newUsername() };
    await expectRefusal(await asPerson(guest)("/api/auth/create-account", { body }), 409, "email_taken");
    const login = await asPerson(guest)("/api/auth/verify-code", { body: { email: account.email, code } });
    expect(await login.json()).toMatchObject({ uuid: account.uuid });
  });

  it("can't be done for somebody else", async () => {
    const person = await verified();
    const other = await aGuest(court);
    const body = { uuid: other.uuid, username: newUsername() };
    await expectRefusal(await asPerson(person)("/api/auth/create-account", { body }), 403, "not_yours");
  });

  it.each(["", "ab", "a".repeat(21), "two words", "röbin", "rоbin", "robin-1", "<b>", "robin\u200b", null, 12345])(
    "refuses the username %j",
    async (username) => {
      const guest = await aGuest(court);
      await expectRefusal(
        await asPerson(guest)("/api/auth/create-account", { body: { username } }),
        400,
        "invalid_input",
      );
    },
  );

  it("refuses half of an address and its code", async () => {
    const guest = await aGuest(court);
    for (const half of [{ email: newEmail() }, { code: "123456" }]) {
      const response = await asPerson(guest)("/api/auth/create-account", {
        body: { username: newUsername(), ...half },
      });
      await expectRefusal(response, 400, "invalid_input");
    }
  });
});

describe("an account", () => {
  it("logs in on a browser without a session", async () => {
    const account = await anAccount(court);
    const response = await logIn(null, account.email);
    expect(await response.json()).toMatchObject({ uuid: account.uuid, username: account.username });
    const there = asPerson({ sessionToken: sessionTokenOf(response) });
    expect(await (await there("/api/auth/me")).json()).toMatchObject({ uuid: account.uuid });
    expect((await asPerson(account)("/api/auth/me")).status).toBe(200);
  });

  it("logs in where it is logged in already, under a new token", async () => {
    const account = await anAccount(court);
    const response = await logIn(account, account.email);
    expect(response.status).toBe(200);
    await expectRefusal(await asPerson(account)("/api/auth/me"), 401, "no_session");
    expect(await storedRows("select id from sessions where user_uuid = ?", account.uuid)).toHaveLength(1);
  });

  it("that logs in where another account was leaves that one as it was, signed out here alone", async () => {
    const [here, elsewhere] = [await anAccount(court), await anAccount(court)];
    const { suitUuid } = await aFiledCase(court, {}, here);
    const response = await logIn(here, elsewhere.email);
    expect(await response.json()).toMatchObject({ uuid: elsewhere.uuid });
    await expectRefusal(await asPerson(here)("/api/auth/me"), 401, "no_session");
    const now = asPerson(await afterLogin(here, response));
    await expectRefusal(await now(`/api/pettysuits/${suitUuid}`), 403, "not_yours");
    expect((await asPerson(null)(`/api/users/${here.uuid}`)).status).toBe(200);
  });

  it("does not lose its address to a code for a new one: that is what the settings are for", async () => {
    const account = await anAccount(court);
    await expectRefusal(await logIn(account, newEmail()), 409, "has_account");
    expect(await (await asPerson(account)("/api/auth/me")).json()).toMatchObject({ email: account.email });
  });

  it("shows its address to nobody else", async () => {
    const account = await anAccount(court);
    const { suitUuid, token } = await aFiledCase(court, {}, account);
    const opened = await aCourtroom(court);
    const sam = asPerson(await aGuest(court, "Sam"));
    for (const path of [
      `/api/users/${account.uuid}`,
      `/api/invitations/${token}/meta`,
      `/api/invitations/${opened.token}/meta`,
      `/api/pettysuits/${suitUuid}`,
    ]) {
      expect(await (await sam(path)).text(), path).not.toContain(account.email);
    }
    expect(await (await sam(`/api/users/${account.uuid}`)).json()).not.toHaveProperty("email");
  });
});
