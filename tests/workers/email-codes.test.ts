import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EMAIL_CODE_LIFETIME_MS } from "~/domain/account/email-code";
import { afterLogin, anAccount, askForCode, csrfHeader, logIn } from "../support/accounts";
import { asPerson, newAddress, SECURE_ORIGIN } from "../support/api-client";
import { DAY_MS, MINUTE_MS, travel } from "../support/clock";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { newEmail, wrongCode } from "../support/made-up";
import { codeMailedTo, mailsTo } from "../support/mailbox";
import { expectRefusal } from "../support/refusal";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

const verify = (call: ReturnType<typeof asPerson>, email: string, code: string) =>
  call("/api/auth/verify-code", { body: { email, code } });

describe("a code", () => {
  it("comes by mail, in its subject too, to whoever asks, guest or not", async () => {
    const email = newEmail();
    const response = await asPerson(null)("/api/auth/request-code", { body: { email } });
    expect(await response.json()).toEqual({ isAccountUser: false });
    const code = await codeMailedTo(email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(code);
    expect(mail?.html).toContain(code);
  });

  it("says whether the address has an account", async () => {
    const { email } = await anAccount(court);
    const response = await asPerson(null)("/api/auth/request-code", { body: { email: ` ${email.toUpperCase()} ` } });
    expect(await response.json()).toEqual({ isAccountUser: true });
  });

  it("works when it is typed with a space in its middle", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    expect((await verify(call, email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it("works once, also for two tabs at the same moment", async () => {
    const email = newEmail();
    const call = asPerson(await aGuest(court));
    const code = await askForCode(email, call);
    const responses = await Promise.all([verify(call, email, code), verify(call, email, code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expectRefusal(await verify(call, email, code), 400, "bad_code");
    expect(await storedRows("select uuid from users where email = ?", email)).toHaveLength(1);
  });

  it("works for ten minutes and not longer", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    travel(EMAIL_CODE_LIFETIME_MS - 1_000);
    const late = newEmail();
    const lateCall = asPerson(await aGuest(court));
    const lateCode = await askForCode(late, lateCall);
    expect((await verify(call, email, code)).status).toBe(200);
    travel(EMAIL_CODE_LIFETIME_MS);
    // Somebody else's request clears what is older still.
    await askForCode(newEmail());
    const { message } = await expectRefusal(await verify(lateCall, late, lateCode), 400, "code_expired");
    expect(message).toBe("That code has expired: it worked for ten minutes. Ask for a new one.");
  });

  it("is void after five wrong tries and says so, and a new one is not", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    for (let tries = 0; tries < 4; tries += 1) {
      const { message } = await expectRefusal(await verify(call, email, wrongCode(code)), 400, "bad_code");
      expect(message).toBe("Invalid or expired code.");
    }
    for (const last of [wrongCode(code), code]) {
      const { message } = await expectRefusal(await verify(call, email, last), 400, "code_void");
      expect(message).toBe("That code is void after five tries. Ask for a new one.");
    }
    expect((await verify(call, email, await askForCode(email, call))).status).toBe(200);
  });

  it("is right at its fifth try", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    for (let tries = 0; tries < 4; tries += 1) await verify(call, email, wrongCode(code));
    expect((await verify(call, email, code)).status).toBe(200);
  });

  it("gives fifty guesses at the same moment five tries together", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    await Promise.all(Array.from({ length: 50 }, () => verify(call, email, wrongCode(code))));
    expect(await storedRows("select tries from email_codes where tries > 5")).toEqual([]);
    await expectRefusal(await verify(call, email, code), 400, "code_void");
  });

  it("takes the place of the one before in the same browser", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const first = await askForCode(email, call);
    const second = await askForCode(email, call);
    expect(second).not.toBe(first);
    await expectRefusal(await verify(call, email, first), 400, "bad_code");
    expect((await verify(call, email, second)).status).toBe(200);
  });

  it("is good for its own address alone", async () => {
    const [email, other, call] = [newEmail(), newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    await askForCode(other, call);
    await expectRefusal(await verify(call, other, code), 400, "bad_code");
  });

  it("of a wrong form is refused before anything is looked up", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    for (const typed of ["", "12345", "1234567", "12a456", "１２３４５６", 123456, null]) {
      const response = await call("/api/auth/verify-code", { body: { email, code: typed } });
      expect((await expectRefusal(response, 400, "invalid_input")).message).toBe("Invalid code");
    }
    expect((await verify(call, email, code)).status).toBe(200);
  });

  it("is not lost by a browser that has no guest yet", async () => {
    const [email, call] = [newEmail(), asPerson(null)];
    const code = await askForCode(email, call);
    for (let tries = 0; tries < 6; tries += 1) {
      await expectRefusal(await verify(call, email, code), 401, "no_session");
    }
    const { sessionToken } = await aGuest(court);
    const headers = { Cookie: `pettifog=${sessionToken}; pettifog-browser=${call.browserMark()}` };
    const response = await call("/api/auth/verify-code", { body: { email, code }, headers });
    expect(response.status).toBe(200);
  });
});

describe("the browser that asked for a code", () => {
  it("alone can use it", async () => {
    const [email, call] = [newEmail(), asPerson(await aGuest(court))];
    const code = await askForCode(email, call);
    for (const stranger of [asPerson(null), asPerson(await aGuest(court))]) {
      await expectRefusal(await verify(stranger, email, code), 400, "bad_code");
    }
    expect((await verify(call, email, code)).status).toBe(200);
  });

  it("has its code whatever strangers guess, with a code of their own and without", async () => {
    const { email } = await anAccount(court);
    const owner = asPerson(null);
    const code = await askForCode(email, owner);
    const [withCode, without] = [asPerson(await aGuest(court)), asPerson(null)];
    const theirs = await askForCode(email, withCode);
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await verify(withCode, email, wrongCode(theirs))).status).toBe(400);
      expect((await verify(without, email, wrongCode(code))).status).toBe(400);
    }
    await expectRefusal(await verify(withCode, email, theirs), 400, "code_void");
    expect((await verify(owner, email, code)).status).toBe(200);
  });

  it("can't be pretended by a mark of one's own making, and every login gives another", async () => {
    const account = await anAccount(court);
    const call = asPerson(account);
    const known = call.browserMark() ?? "";
    expect(known).toMatch(/^[A-Za-z0-9_-]{43}\.[0-9a-f]{64}$/u);
    await askForCode(account.email, call);
    expect(call.browserMark()).toBe(known);
    const answer = await verify(call, account.email, await codeMailedTo(account.email));
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toContain("pettifog-browser");
    expect(call.browserMark()).not.toBe(known);
    const forged = `${"A".repeat(43)}.${known.slice(44)}`;
    // The first code of all was asked for by a stranger: the address was nobody's then.
    for (const status of [200, 200, 200, 200, 429]) {
      const headers = { Cookie: `pettifog-browser=${forged}` };
      const asked = await asPerson(null)("/api/auth/request-code", { body: { email: account.email }, headers });
      expect(asked.status).toBe(status);
    }
  });

  it("is known by a cookie that scripts can't read, bound to the host over HTTPS", async () => {
    const asked = await asPerson(null, { origin: SECURE_ORIGIN })("/api/auth/request-code", {
      body: { email: newEmail() },
    });
    expect(asked.headers.get("Set-Cookie")).toMatch(
      /^__Host-pettifog-browser=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/u,
    );
  });
});

describe("the database and the logs", () => {
  it("hold neither a code nor an address that was not verified", async () => {
    const email = newEmail();
    const address = newAddress();
    const call = asPerson(await aGuest(court));
    await call("/api/auth/request-code", { body: { email }, address });
    const code = await codeMailedTo(email);
    await verify(call, email, wrongCode(code));
    const rows = [
      ...(await storedRows("select * from email_codes")),
      ...(await storedRows("select * from code_requests")),
      ...(await storedRows("select * from users")),
    ];
    const kept = `${JSON.stringify(rows)}\n${loggedLines().join("\n")}`;
    for (const secret of [email, `"${code}"`, `: ${code}`, address]) expect(kept).not.toContain(secret);
  });

  it("keep no code and no request longer than they are good for", async () => {
    const email = newEmail();
    await askForCode(email);
    travel(25 * 60 * MINUTE_MS);
    await askForCode(newEmail());
    expect(await storedRows("select * from email_codes")).toHaveLength(1);
    expect(await storedRows("select * from code_requests")).toHaveLength(1);
  });
});

describe("asking for codes", () => {
  const ask = (email: string, address?: string) =>
    asPerson(null)("/api/auth/request-code", { body: { email }, ...(address === undefined ? {} : { address }) });

  it("for one address is held off after five in an hour, from wherever, until the first is an hour old", async () => {
    const email = newEmail();
    for (let count = 0; count < 5; count += 1) expect((await ask(email)).status).toBe(200);
    travel(20 * MINUTE_MS);
    const refused = await ask(email);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(39 * 60);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(40 * 60);
    const { message } = await expectRefusal(refused, 429, "rate_limited");
    expect(message).toBe("Order! That is enough mail for now. Please try again in 40 minutes.");
    expect(await mailsTo(email)).toHaveLength(5);
    travel(40 * MINUTE_MS + 1_000);
    expect((await ask(email)).status).toBe(200);
  });

  it("for one address is held off after ten in a day", async () => {
    const email = newEmail();
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(email)).status).toBe(200);
      travel(61 * MINUTE_MS);
    }
    const { message } = await expectRefusal(await ask(email), 429, "rate_limited");
    expect(message).toBe("Order! That is enough mail for now. Please try again in 14 hours.");
    travel(14 * 60 * MINUTE_MS);
    expect((await ask(email)).status).toBe(200);
  });

  it("is open to a browser of the owner's, signed out as well, whatever strangers have asked for", async () => {
    const account = await anAccount(court);
    const { email } = account;
    const call = asPerson(account);
    await call("/api/auth/logout", { method: "POST", headers: await csrfHeader(account) });
    // The first was the owner's own, when nobody knew the browser yet.
    for (const status of [200, 200, 200, 200, 429]) expect((await ask(email)).status).toBe(status);
    for (let count = 0; count < 4; count += 1) {
      expect((await verify(call, email, await askForCode(email, call))).status).toBe(200);
    }
  });

  it("for one address from one network leaves some for others", async () => {
    const [email, stranger] = [newEmail(), asPerson(null)];
    for (let count = 0; count < 4; count += 1) await askForCode(email, stranger);
    expect((await ask(email)).status).toBe(200);
    await expectRefusal(await stranger("/api/auth/request-code", { body: { email } }), 429, "rate_limited");
  });

  it("from one network is held off after twenty in an hour, whatever the address, and nobody else is", async () => {
    const network = newAddress().split(":").slice(0, 4).join(":");
    const from = (host: number) => `${network}:0:0:0:${host.toString(16)}`;
    for (let count = 0; count < 20; count += 1) expect((await ask(newEmail(), from(count))).status).toBe(200);
    expect((await ask(newEmail(), from(99))).status).toBe(429);
    expect((await ask(newEmail())).status).toBe(200);
  });

  it("at the same moment gets five through and no more", async () => {
    const email = newEmail();
    const responses = await Promise.all(Array.from({ length: 12 }, () => ask(email)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it("needs an address", async () => {
    for (const email of [undefined, null, "", "  ", "robin", "robin@", "@court.example", "a b@court.example", 7]) {
      await expectRefusal(await asPerson(null)("/api/auth/request-code", { body: { email } }), 400, "invalid_input");
    }
    await expectRefusal(await ask(`${"r".repeat(250)}@court.example`), 400, "invalid_input");
  });
});

describe("how long an answer takes", () => {
  /** The mean without its extremes: one pause of the machine says nothing about the product. */
  function trimmedMean(times: number[]): number {
    const sorted = [...times].sort((a, b) => a - b).slice(times.length / 4, (times.length * 3) / 4);
    return sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  }

  async function timesOf(attempts: (() => Promise<unknown>)[][]): Promise<number[]> {
    const times = attempts.map((): number[] => []);
    const rounds = Math.max(...attempts.map(({ length }) => length));
    // In turns, so that whatever else the machine does meets each of them alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, tries] of attempts.entries()) {
        const start = performance.now();
        await tries[round]?.();
        times[kind]?.push(performance.now() - start);
      }
    }
    return times.map(trimmedMean);
  }

  it("does not tell a known address from an unknown one in 200 wrong codes each", async () => {
    const known = await anAccount(court);
    const call = asPerson(null);
    await askForCode(known.email, call);
    const tries = (email: string) => Array.from({ length: 200 }, () => () => verify(call, email, "000000"));
    const [ofKnown = 0, ofUnknown = 0, ofNobody = 0] = await timesOf([
      tries(known.email),
      tries(newEmail()),
      tries(newEmail()),
    ]);
    expectNoise(ofKnown, ofUnknown, ofNobody);
  });

  it("does not tell a known address from an unknown one in 200 requests each", async () => {
    const known = await anAccount(court);
    let now = Date.now();
    // A day later each time, so that no limit is met.
    const patient = openCourt(env.DB, { clock: () => now });
    const visitor = { token: null, tokenHash: null, rollDue: false };
    const ask = (email: string) => async () => {
      now += DAY_MS;
      return patient.login.requestCode(visitor, email, newAddress());
    };
    const tries = (email: string) => Array.from({ length: 200 }, () => ask(email));
    const [ofKnown = 0, ofUnknown = 0, ofNobody = 0] = await timesOf([
      tries(known.email),
      tries(newEmail()),
      tries(newEmail()),
    ]);
    expectNoise(ofKnown, ofUnknown, ofNobody);
  });

  /**
   * What two unknown addresses differ by is noise. The fourth of an answer is what a machine under load makes of it.
   */
  function expectNoise(ofKnown: number, ofUnknown: number, ofNobody: number): void {
    const noise = Math.abs(ofUnknown - ofNobody);
    expect(Math.abs(ofKnown - ofUnknown)).toBeLessThan(Math.max(4 * noise, ofUnknown / 4));
  }
});

it("leaves the session of a browser alone that failed", async () => {
  const guest = await aGuest(court);
  const email = newEmail();
  const code = await askForCode(email, asPerson(guest));
  const refused = await verify(asPerson(guest), email, wrongCode(code));
  expect(refused.headers.get("Set-Cookie")).toBeNull();
  expect((await asPerson(guest)("/api/auth/me")).status).toBe(200);
  const signedIn = await afterLogin(guest, await logIn(guest, email));
  expect((await asPerson(signedIn)("/api/auth/me")).status).toBe(200);
});
