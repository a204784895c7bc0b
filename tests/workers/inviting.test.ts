import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";

const court = openCourt(env.DB);

async function aSuitWithoutInvitation() {
  const creator = await aGuest(court);
  const body = { creatorUuid: creator.uuid, allegation: "He hums." };
  const response = await asPerson(creator)("/api/pettysuits", { body });
  return { creator, ...(await response.json<{ suitUuid: string }>()) };
}

async function invite(guest: Guest, suitUuid: string, recaptchaToken?: string) {
  return asPerson(guest)(`/api/pettysuits/${suitUuid}/invitations`, {
    body: { createdByUuid: guest.uuid, recaptchaToken: recaptchaToken ?? (await solveHumanCheck("create_invitation")) },
  });
}

describe("an invitation", () => {
  it("is a token of 32 letters, digits, underscores and hyphens", async () => {
    const { creator, suitUuid } = await aSuitWithoutInvitation();
    const { token } = await (await invite(creator, suitUuid)).json<{ token: string }>();
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/u);
  });

  it("asked for again is the same, without a human check", async () => {
    const { creator, suitUuid } = await aSuitWithoutInvitation();
    const first = await (await invite(creator, suitUuid)).json();
    expect(await (await invite(creator, suitUuid, "unsolved")).json()).toEqual(first);
  });

  it("asked for five times at once is one", async () => {
    const { creator, suitUuid } = await aSuitWithoutInvitation();
    const responses = await Promise.all(Array.from({ length: 5 }, () => invite(creator, suitUuid)));
    const tokens = await Promise.all(responses.map((response) => response.json<{ token: string }>()));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(1);
    expect(await countStored("invitations", "case_uuid", suitUuid)).toBe(1);
  });

  it("can be read by both parties under both of its addresses", async () => {
    const { suitUuid, token, creator, opponent } = await aJoinedCase(court);
    for (const party of [creator, opponent]) {
      for (const word of ["invitation", "invite"]) {
        const response = await asPerson(party)(`/api/pettysuits/${suitUuid}/${word}`);
        expect(await response.json()).toEqual({ token });
      }
    }
  });

  it("is unknown before it is made", async () => {
    const { creator, suitUuid } = await aSuitWithoutInvitation();
    await expectRefusal(await asPerson(creator)(`/api/pettysuits/${suitUuid}/invitation`), 404, "not_found");
  });

  it("is made by the creator alone, not by the opponent", async () => {
    const { suitUuid, opponent } = await aJoinedCase(court);
    await expectRefusal(await invite(opponent, suitUuid, "unsolved"), 403, "not_yours");
  });

  it("is neither made nor read by a third person", async () => {
    const { suitUuid } = await aFiledCase(court);
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await invite(mallory, suitUuid, "unsolved"), 403, "not_yours");
    await expectRefusal(await asPerson(mallory)(`/api/pettysuits/${suitUuid}/invitation`), 403, "not_yours");
    await expectRefusal(await asPerson(mallory)(`/api/pettysuits/${suitUuid}/invite`), 403, "not_yours");
  });

  it("for an unknown suit is not made", async () => {
    const robin = await aGuest(court);
    await expectRefusal(await invite(robin, crypto.randomUUID(), "unsolved"), 404, "not_found");
    await expectRefusal(await invite(robin, "no-uuid", "unsolved"), 404, "not_found");
  });

  it("that expired is replaced by a new one, and the old link stays dead", async () => {
    const { suitUuid, token, creator } = await aFiledCase(court);
    travel(INVITATION_LIFETIME_MS + 1_000);
    const renewed = await (await invite(creator, suitUuid)).json<{ token: string }>();
    expect(renewed.token).not.toBe(token);
    const stranger = asPerson(null);
    await expectRefusal(await stranger(`/api/invitations/${token}/meta`), 404, "not_found");
    expect((await stranger(`/api/invitations/${renewed.token}/meta`)).status).toBe(200);
  });
});
