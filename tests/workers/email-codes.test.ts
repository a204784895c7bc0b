import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { EMAIL_CODE_LIFETIME_MS } from "~/domain/account/email-code";
import { afterLogin, anAccount, askForCode, logIn } from "../support/accounts";
import { asPerson, newAddress } from "../support/api-client";
import { DAY_MS, MINUTE_MS, travel } from "../support/clock";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { codeMailedTo, mailsTo, newEmail, wrongCode } from "../support/mailbox";
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
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    expect((await verify(asPerson(guest), email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it("works once, also for two browsers at the same moment", async () => {
    const email = newEmail();
    const guests = [await aGuest(court), await aGuest(court)];
    const code = await askForCode(email);
    const responses = await Promise.all(guests.map((guest) => verify(asPerson(guest), email, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expectRefusal(await verify(asPerson(await aGuest(court)), email, code), 400, "bad_code");
    expect(await storedRows("select uuid from users where email = ?", email)).toHaveLength(1);
  });

  it("works for ten minutes and not longer", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    travel(EMAIL_CODE_LIFETIME_MS - 1_000);
    const late = newEmail();
    const lateCode = await askForCode(late);
    expect((await verify(asPerson(guest), email, code)).status).toBe(200);
    travel(EMAIL_CODE_LIFETIME_MS);
    await expectRefusal(await verify(asPerson(await aGuest(court)), late, lateCode), 400, "bad_code");
  });

  it("is void after five wrong tries, and a new one is not", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    const call = asPerson(guest);
    for (let tries = 0; tries < 5; tries += 1) {
      const { message } = await expectRefusal(await verify(call, email, wrongCode(code)), 400, "bad_code");
      expect(message).toBe("Invalid or expired code.");
    }
    await expectRefusal(await verify(call, email, code), 400, "bad_code");
    expect((await verify(call, email, await askForCode(email))).status).toBe(200);
  });

  it("is right at its fifth try", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    const call = asPerson(guest);
    for (let tries = 0; tries < 4; tries += 1) await verify(call, email, wrongCode(code));
    expect((await verify(call, email, code)).status).toBe(200);
  });

  it("gives fifty guesses at the same moment five tries together", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    const call = asPerson(guest);
    await Promise.all(Array.from({ length: 50 }, () => verify(call, email, wrongCode(code))));
    expect(await storedRows("select tries from email_codes where tries > 5")).toEqual([]);
    await expectRefusal(await verify(call, email, code), 400, "bad_code");
  });

  it("takes the place of the one before", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const first = await askForCode(email);
    const second = await askForCode(email);
    expect(second).not.toBe(first);
    await expectRefusal(await verify(asPerson(guest), email, first), 400, "bad_code");
    expect((await verify(asPerson(guest), email, second)).status).toBe(200);
  });

  it("is good for its own address alone", async () => {
    const [email, other, guest] = [newEmail(), newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    await askForCode(other);
    await expectRefusal(await verify(asPerson(guest), other, code), 400, "bad_code");
  });

  it("of a wrong form is refused before anything is looked up", async () => {
    const [email, guest] = [newEmail(), await aGuest(court)];
    const code = await askForCode(email);
    for (const typed of ["", "12345", "1234567", "12a456", "１２３４５６", 123456, null]) {
      const response = await asPerson(guest)("/api/auth/verify-code", { body: { email, code: typed } });
      expect((await expectRefusal(response, 400, "invalid_input")).message).toBe("Invalid code");
    }
    expect((await verify(asPerson(guest), email, code)).status).toBe(200);
  });

  it("is not lost by a browser that has no guest yet", async () => {
    const email = newEmail();
    const code = await askForCode(email);
    for (let tries = 0; tries < 6; tries += 1) {
      await expectRefusal(await verify(asPerson(null), email, code), 401, "no_session");
    }
    expect((await verify(asPerson(await aGuest(court)), email, code)).status).toBe(200);
  });
});

describe("the database and the logs", () => {
  it("hold neither a code nor an address that was not verified", async () => {
    const email = newEmail();
    const address = newAddress();
    await asPerson(null)("/api/auth/request-code", { body: { email }, address });
    const code = await codeMailedTo(email);
    await verify(asPerson(await aGuest(court)), email, wrongCode(code));
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
    await askForCode(known.email);
    const call = asPerson(null);
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
  const code = await askForCode(email);
  const refused = await verify(asPerson(guest), email, wrongCode(code));
  expect(refused.headers.get("Set-Cookie")).toBeNull();
  expect((await asPerson(guest)("/api/auth/me")).status).toBe(200);
  const signedIn = await afterLogin(guest, await logIn(guest, email));
  expect((await asPerson(signedIn)("/api/auth/me")).status).toBe(200);
});
