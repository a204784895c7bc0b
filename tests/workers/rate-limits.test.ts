import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { asPerson, newAddress, type PersonCall } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";

const court = openCourt(env.DB);

const MINUTE_MS = 60_000;

/** A change that costs next to nothing: limits are looked at before the call is. */
const write = (call: PersonCall, address?: string) =>
  call("/api/no-such-call", { method: "POST", ...(address === undefined ? {} : { address }) });

/**
 * Statuses of so many requests that all fall into one window. Windows turn with the clock's minute, so a volley that
 * the minute's end cuts in two is fired again, by someone else.
 */
async function volley(count: number, prepare: () => Promise<() => Promise<Response>>): Promise<number[]> {
  for (;;) {
    const send = await prepare();
    const window = Math.floor(Date.now() / MINUTE_MS);
    const statuses: number[] = [];
    while (statuses.length < count) {
      const batch = Math.min(100, count - statuses.length);
      const responses = await Promise.all(Array.from({ length: batch }, send));
      statuses.push(...responses.map(({ status }) => status));
    }
    if (Math.floor(Date.now() / MINUTE_MS) === window) return statuses;
  }
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

describe("one person", () => {
  it("may change 120 things a minute from wherever, and is then told when to come again", async () => {
    let refusal = new Response();
    const statuses = await volley(121, async () => {
      const call = asPerson(await aGuest(court));
      return async () => {
        const response = await write(call, newAddress());
        if (response.status === 429) refusal = response;
        return response;
      };
    });
    expect(refused(statuses)).toBe(1);
    expect(refusal.headers.get("Retry-After")).toBe("60");
    const { message } = await expectRefusal(refusal, 429, "rate_limited");
    expect(message).toMatch(/^Order!/u);
  });

  it("who is held off can still read, and nobody else is held off", async () => {
    let call: PersonCall = asPerson(null);
    await volley(121, async () => {
      call = asPerson(await aGuest(court));
      return () => write(call);
    });
    expect((await call("/api/auth/me")).status).toBe(200);
    expect((await write(asPerson(await aGuest(court)))).status).toBe(404);
  });
});

describe("one address", () => {
  it("may change 300 things a minute, whoever asks, and read on after", async () => {
    let address = newAddress();
    const statuses = await volley(301, async () => {
      address = newAddress();
      const crowd = await Promise.all(Array.from({ length: 10 }, async () => asPerson(await aGuest(court))));
      let turn = 0;
      return () => {
        turn += 1;
        return write(crowd[turn % crowd.length] ?? asPerson(null), address);
      };
    });
    expect(refused(statuses)).toBe(1);
    const guest = asPerson(await aGuest(court));
    expect((await guest("/api/auth/me", { address })).status).toBe(200);
    expect((await write(guest, newAddress())).status).toBe(404);
  });

  it("may ask for 1,200 things a minute, sockets among them", async () => {
    const statuses = await volley(1_201, async () => {
      const address = newAddress();
      const call = asPerson(null);
      let turn = 0;
      return () => {
        turn += 1;
        return call(turn % 2 === 0 ? "/ws" : "/api/no-such-call", { address });
      };
    });
    expect(refused(statuses)).toBe(1);
  });
});

describe("one network", () => {
  const NOBODY = "00000000-0000-4000-8000-000000000000";
  const actions: [string, string, object | undefined][] = [
    ["guess codes", "/api/auth/verify-code", { email: "robin@court.example", code: "000000" }],
    ["sign up", "/api/users", { uuid: NOBODY, recaptchaToken: "unsolved" }],
    ["look for people to come back as", `/api/users/${NOBODY}`, undefined],
    ["join by guessed links", `/api/invitations/${"A".repeat(32)}/join`, { userUuid: NOBODY, recaptchaToken: "none" }],
    ["file cases", "/api/courtrooms", { creatorUuid: NOBODY, allegation: "He hums." }],
  ];

  it.each(actions)("may %s 60 times a minute, from whichever of its addresses", async (_action, path, body) => {
    let neighbour = newAddress();
    const statuses = await volley(61, async () => {
      const network = newAddress().split(":").slice(0, 4).join(":");
      neighbour = `${network}:0:0:0:ffff`;
      const call = asPerson(null);
      let host = 0;
      return () => {
        host += 1;
        return call(path, {
          ...(body === undefined ? {} : { body }),
          address: `${network}:0:0:0:${host.toString(16)}`,
        });
      };
    });
    expect(refused(statuses)).toBe(1);
    // Everything else is still allowed, and so is this to everyone else.
    expect((await asPerson(null)("/api/auth/me", { address: neighbour })).status).toBe(401);
    const elsewhere = await asPerson(null)(path, body === undefined ? {} : { body });
    expect(elsewhere.status).not.toBe(429);
  });
});
