import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";
import { houseScreening } from "../../workers/judge/screening/screen-text";
import { asPerson, humanCheckToken, solveHumanCheck, solveHumanCheckChallenge } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { eventually } from "../support/eventually";
import { aFiledCase, aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const court = openCourt(env.DB);

const NOT_HUMAN = "Failed to validate reCAPTCHA. Please try again.";
const NO_TOKEN = "reCAPTCHA error: Unable to verify you’re a human. Please try again.";

function createUser(uuid: string, recaptchaToken: unknown) {
  return asPerson(null)("/api/users", { body: { uuid, displayName: "Robin", recaptchaToken } });
}

async function expectNotHuman(recaptchaToken: unknown) {
  const uuid = crypto.randomUUID();
  const { message } = await expectRefusal(await createUser(uuid, recaptchaToken), 400, "human_check_failed");
  expect(message).toBe(NOT_HUMAN);
  expect(await countStored("users", "uuid", uuid)).toBe(0);
}

/** Another last hex digit: still the right form, no longer the right value. */
function withAnotherEnd(hex: string | undefined): string {
  const digits = hex ?? "";
  return `${digits.slice(0, -1)}${digits.endsWith("0") ? "1" : "0"}`;
}

describe("a challenge", () => {
  it("wakes the screening of what is about to be sent", async () => {
    const screen = vi.spyOn(houseScreening, "howSerious");
    await (await asPerson(null)("/api/human-check/challenge?action=create_invitation")).body?.cancel();
    await eventually(() => expect(screen).toHaveBeenCalledWith([]));
  });
});

describe("a human-check token", () => {
  it("pays for one guest and no second one", async () => {
    const token = await solveHumanCheck("create_user");
    expect((await createUser(crypto.randomUUID(), token)).status).toBe(201);
    await expectNotHuman(token);
  });

  it("that twenty programs send at once makes one guest", async () => {
    const token = await solveHumanCheck("create_user");
    const uuids = Array.from({ length: 20 }, () => crypto.randomUUID());
    const responses = await Promise.all(uuids.map((uuid) => createUser(uuid, token)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 400)]);
  });

  it("is not made new by packing it up differently", async () => {
    const solved = await solveHumanCheckChallenge("create_user");
    expect((await createUser(crypto.randomUUID(), humanCheckToken(solved))).status).toBe(201);
    const { parameters, signature } = solved.challenge;
    const reordered = { solution: solved.solution, challenge: { signature, parameters }, extra: 1 };
    await expectNotHuman(humanCheckToken(reordered));
    await expectNotHuman(`${humanCheckToken(solved)}  `);
    const capitals = { ...solved, challenge: { ...solved.challenge, signature: signature?.toUpperCase() } };
    await expectNotHuman(humanCheckToken(capitals));
  });

  it.each(["join_invitation", "create_invitation"] as const)("for %s makes no guest", async (action) => {
    await expectNotHuman(await solveHumanCheck(action));
  });

  it("for a guest takes no seat", async () => {
    const { token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    const recaptchaToken = await solveHumanCheck("create_user");
    const body = { userUuid: sam.uuid, displayName: "", recaptchaToken };
    const response = await asPerson(sam)(`/api/pettysuits/invitations/${token}/join`, { body });
    await expectRefusal(response, 400, "human_check_failed");
    expect(await countStored("cases", "opponent_uuid", sam.uuid)).toBe(0);
  });

  it("for a guest makes no invitation", async () => {
    const robin = await aGuest(court);
    const call = asPerson(robin);
    const filed = await call("/api/pettysuits", { body: { creatorUuid: robin.uuid, allegation: "He hums." } });
    const { suitUuid } = await filed.json<{ suitUuid: string }>();
    const recaptchaToken = await solveHumanCheck("create_user");
    const body = { createdByUuid: robin.uuid, recaptchaToken };
    await expectRefusal(await call(`/api/pettysuits/${suitUuid}/invitations`, { body }), 400, "human_check_failed");
    expect(await countStored("invitations", "case_uuid", suitUuid)).toBe(0);
  });

  it("is too old after its time and good just before", async () => {
    const [early, late] = [await solveHumanCheck("create_user"), await solveHumanCheck("create_user")];
    travel(HUMAN_CHECK_LIFETIME_MS - 5_000);
    expect((await createUser(crypto.randomUUID(), early)).status).toBe(201);
    travel(10_000);
    await expectNotHuman(late);
  });

  it("with a forged signature is none", async () => {
    const solved = await solveHumanCheckChallenge("create_user");
    const signature = withAnotherEnd(solved.challenge.signature);
    await expectNotHuman(humanCheckToken({ ...solved, challenge: { ...solved.challenge, signature } }));
  });

  it("with a changed challenge is none: no cheaper work, no longer life, no other action", async () => {
    const solved = await solveHumanCheckChallenge("join_invitation");
    const { parameters, signature } = solved.challenge;
    for (const change of [
      { data: { action: "create_user" } },
      { data: { action: "create_user" }, cost: 1 },
      { data: { action: "create_user" }, expiresAt: Number.MAX_SAFE_INTEGER },
    ]) {
      const challenge = { parameters: { ...parameters, ...change }, signature };
      await expectNotHuman(humanCheckToken({ ...solved, challenge }));
    }
  });

  it("with a made-up solution is none", async () => {
    const { challenge, solution } = await solveHumanCheckChallenge("create_user");
    const derivedKey = withAnotherEnd(solution?.derivedKey);
    await expectNotHuman(humanCheckToken({ challenge, solution: { ...solution, derivedKey } }));
    await expectNotHuman(humanCheckToken({ challenge, solution: { ...solution, derivedKey: "" } }));
    await expectNotHuman(humanCheckToken({ challenge, solution: { counter: 0, derivedKey: "00" } }));
    await expectNotHuman(humanCheckToken({ challenge }));
  });

  it.each([
    ["words", "I am human"],
    ["broken base64", "%%%"],
    ["JSON that is none", btoa("{")],
    ["null", btoa("null")],
    ["a list", btoa("[]")],
    ["an attack on prototypes", btoa('{"__proto__":{"verified":true}}')],
  ])("that is %s is none", async (_kind, token) => {
    await expectNotHuman(token);
  });

  it.each([
    ["empty", ""],
    ["5,000 characters long", "A".repeat(5_000)],
    ["a number", 7],
    ["null", null],
    ["missing", undefined],
  ])("that is %s is refused in words for people", async (_kind, token) => {
    const uuid = crypto.randomUUID();
    const { message } = await expectRefusal(await createUser(uuid, token), 400, "invalid_input");
    expect(message).toBe(NO_TOKEN);
    expect(await countStored("users", "uuid", uuid)).toBe(0);
  });
});

describe("a challenge", () => {
  it("is never the same twice and never cached", async () => {
    const call = asPerson(null);
    const path = "/api/human-check/challenge?action=create_user";
    const [one, two] = [await call(path), await call(path)];
    expect(one.headers.get("Cache-Control")).toBe("no-store");
    expect(await one.text()).not.toBe(await two.text());
  });

  it("for an unknown action is refused", async () => {
    const response = await asPerson(null)("/api/human-check/challenge?action=rob_a_bank");
    await expectRefusal(response, 400, "invalid_input");
  });

  it("does not tell how much work it will be", async () => {
    const response = await asPerson(null)("/api/human-check/challenge?action=create_user");
    const { challenge } = await response.json<{ challenge: { parameters: Record<string, unknown> } }>();
    expect(Object.keys(challenge.parameters)).not.toContain("counter");
  });
});
