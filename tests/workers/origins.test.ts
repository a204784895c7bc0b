import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api } from "../../workers/api/api";
import { asPerson, ORIGIN } from "../support/api-client";
import { openCourt } from "../support/court";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const court = openCourt(env.DB);

const unsafe = [
  ...new Set(
    api.routes
      .filter(({ method }) => method !== "ALL" && method !== "GET")
      .map(
        ({ method, path }) =>
          `${method} /api${path.replace(/:token/u, "A".repeat(32)).replace(/:\w+/gu, crypto.randomUUID())}`,
      ),
  ),
];

async function send(route: string, headers: Record<string, string>) {
  const [method = "", path = ""] = route.split(" ");
  return asPerson(await aGuest(court))(path, { method, body: "{}", headers });
}

/** A request without `Origin`, which `asPerson` always sends. */
async function sendWithoutOrigin(headers: Record<string, string>) {
  const { sessionToken, uuid } = await aGuest(court);
  const response = await exports.default.fetch(`${ORIGIN}/api/pettysuits`, {
    method: "POST",
    body: JSON.stringify({ creatorUuid: uuid, allegation: "He hums." }),
    headers: { "Content-Type": "application/json", Cookie: `pettifog=${sessionToken}`, ...headers },
  });
  return { response, filed: await countStored("cases", "creator_uuid", uuid) };
}

describe("a change that another site asks for", () => {
  it.each([...unsafe, "POST /", "POST /file", "POST /pettysuits/x/sent", "DELETE /anything"])(
    "is refused: %s",
    async (route) => {
      await expectRefusal(await send(route, { Origin: "https://evil.test" }), 403, "bad_origin");
    },
  );

  it.each([
    "null",
    "https://court.test",
    "http://court.test.evil.test",
    "http://court.test:8080",
    "http://evil.test/http://court.test",
  ])("is refused under the origin %j", async (origin) => {
    await expectRefusal(await send("POST /api/pettysuits", { Origin: origin }), 403, "bad_origin");
  });

  it("is refused although it names the other site's host as forwarded", async () => {
    const headers = { Origin: "https://evil.test", "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    await expectRefusal(await send("POST /api/pettysuits", headers), 403, "bad_origin");
  });

  it.each(["cross-site", "same-site"])("is refused without an origin when the browser says %s", async (site) => {
    const { response, filed } = await sendWithoutOrigin({ "Sec-Fetch-Site": site });
    await expectRefusal(response, 403, "bad_origin");
    expect(filed).toBe(0);
  });

  it("is refused as a form that any page can send", async () => {
    const headers = { Origin: "https://evil.test", "Content-Type": "application/x-www-form-urlencoded" };
    await expectRefusal(await send("POST /api/auth/logout", headers), 403, "bad_origin");
  });

  it("does not stop reading, which other sites can't see the answer of", async () => {
    const response = await asPerson(null)("/api/auth/me", { headers: { Origin: "https://evil.test" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
});

describe("a change that this site asks for", () => {
  it("passes with the own origin", async () => {
    const guest = await aGuest(court);
    const body = { creatorUuid: guest.uuid, allegation: "He hums." };
    expect((await asPerson(guest)("/api/pettysuits", { body })).status).toBe(201);
  });

  it.each(["same-origin", "none"])("passes without an origin when the browser says %s", async (site) => {
    const { response, filed } = await sendWithoutOrigin({ "Sec-Fetch-Site": site });
    expect(response.status).toBe(201);
    expect(filed).toBe(1);
  });

  it("passes from a program, which has nobody's cookie to abuse", async () => {
    const { response } = await sendWithoutOrigin({});
    expect(response.status).toBe(201);
  });
});
