import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest, aJoinedCase, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

async function join(guest: Guest, token: string, input: { displayName?: unknown; recaptchaToken?: string } = {}) {
  const recaptchaToken = input.recaptchaToken ?? (await solveHumanCheck("join_invitation"));
  const body = { userUuid: guest.uuid, displayName: input.displayName, recaptchaToken };
  return asPerson(guest)(`/api/pettysuits/invitations/${token}/join`, { body });
}

async function seatsOf(suitUuid: string) {
  return storedRows("select opponent_uuid, opponent_display_name, status from cases where uuid = ?", suitUuid);
}

describe("the opponent's seat", () => {
  it("is taken by whoever has the link, and the case goes on", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    const response = await join(sam, token, { displayName: "  Sammy " });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ suitUuid });
    const suit = await (await asPerson(sam)(`/api/pettysuits/${suitUuid}`)).json();
    expect(suit).toMatchObject({
      opponentUuid: sam.uuid,
      opponentDisplayName: "Sammy",
      opponent: { displayName: "Sammy" },
      status: "active",
    });
  });

  it("goes to exactly one of fifty people at the same moment", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => aGuest(court, `Guest ${index}`)));
    const outcomes = await Promise.allSettled(
      crowd.map((guest) =>
        court.invitation.joinInvitation(guest.visitor(), token, {
          userUuid: guest.uuid,
          displayName: "",
          recaptchaToken: "open",
        }),
      ),
    );
    const seated = crowd.filter((_, index) => outcomes[index]?.status === "fulfilled");
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(seated).toHaveLength(1);
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 49 }, () => "seat_taken"));
    expect(await seatsOf(suitUuid)).toEqual([
      { opponent_uuid: seated[0]?.uuid, opponent_display_name: seated[0]?.displayName, status: "active" },
    ]);
  });

  it("is one seat and a success for someone who taps twice", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    const recaptchaToken = await solveHumanCheck("join_invitation");
    const responses = await Promise.all([
      join(sam, token, { recaptchaToken }),
      join(sam, token, { recaptchaToken }),
      join(sam, token),
    ]);
    for (const response of responses) expect(await response.json()).toEqual({ suitUuid });
    const [again] = [await join(sam, token, { recaptchaToken: "unsolved", displayName: "Renamed" })];
    expect(await again.json()).toEqual({ suitUuid });
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_uuid: sam.uuid, opponent_display_name: "Sam" }]);
  });

  it("is not for the creator, who finds the way to the case instead", async () => {
    const { suitUuid, token, creator } = await aFiledCase(court);
    const response = await join(creator, token, { recaptchaToken: "unsolved" });
    expect(await response.json()).toEqual({ suitUuid });
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_uuid: null, status: "pending" }]);
  });

  it.each([
    ["no name", undefined],
    ["an empty name", ""],
    ["blanks", "   "],
  ])("taken with %s carries the guest's own", async (_kind, displayName) => {
    const { suitUuid, token } = await aFiledCase(court);
    await join(await aGuest(court, "Sam"), token, { displayName });
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_display_name: "Sam" }]);
  });

  it("is not taken under a name that is too long", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    const body = { userUuid: sam.uuid, displayName: "a".repeat(21), recaptchaToken: "unsolved" };
    const response = await asPerson(sam)(`/api/pettysuits/invitations/${token}/join`, { body });
    await expectRefusal(response, 400, "invalid_input");
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_uuid: null }]);
  });

  it("that is someone else's is taken, whatever the human check", async () => {
    const { token } = await aJoinedCase(court);
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await join(mallory, token, { recaptchaToken: "unsolved" }), 409, "seat_taken");
  });

  it("is not taken without a session", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const body = { userUuid: crypto.randomUUID(), recaptchaToken: await solveHumanCheck("join_invitation") };
    const response = await asPerson(null)(`/api/pettysuits/invitations/${token}/join`, { body });
    await expectRefusal(response, 401, "no_session");
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_uuid: null }]);
  });
});

describe("a link", () => {
  it("shows whoever holds it the names, the allegation and the judge, and nothing else", async () => {
    const { suitUuid, token, creator } = await aFiledCase(court, {
      allegation: "He hums.",
      creatorDisplayName: "Robin",
      judgePersonality: "Yoda",
    });
    const response = await asPerson(null)(`/api/invitations/${token}/meta`);
    expect(await response.json()).toEqual({
      type: "pettysuit",
      token,
      allegation: "He hums.",
      pettysuit: {
        uuid: suitUuid,
        creator: { displayName: "Robin", avatar: expect.stringMatching(/^\/peeps\/[a-z]+\.svg$/u) },
        allegation: "He hums.",
        judgePersonality: "Yoda",
        participants: [{ uuid: creator.uuid }],
      },
    });
  });

  it("is over after seven days, for reading and for joining", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    travel(INVITATION_LIFETIME_MS - 60_000);
    expect((await asPerson(sam)(`/api/invitations/${token}/meta`)).status).toBe(200);
    travel(120_000);
    const { message } = await expectRefusal(await asPerson(sam)(`/api/invitations/${token}/meta`), 410, "expired");
    expect(message).toBe("This invitation link is invalid or has expired.");
    await expectRefusal(await join(sam, token), 410, "expired");
    expect(await seatsOf(suitUuid)).toMatchObject([{ opponent_uuid: null }]);
  });

  it("still leads its two parties back after seven days", async () => {
    const { suitUuid, token, creator, opponent } = await aJoinedCase(court);
    travel(INVITATION_LIFETIME_MS + 60_000);
    for (const party of [creator, opponent]) {
      expect(await (await join(party, token, { recaptchaToken: "unsolved" })).json()).toEqual({ suitUuid });
    }
  });

  it.each([
    ["unknown", "A".repeat(32)],
    ["too short", "A".repeat(31)],
    ["too long", "A".repeat(33)],
    ["of other characters", `${"A".repeat(31)}.`],
    ["an attack on the query", encodeURIComponent(`${"'".repeat(20)} or 1=1 -- `)],
  ])("whose token is %s leads nowhere", async (_kind, token) => {
    const sam = await aGuest(court, "Sam");
    await expectRefusal(await asPerson(sam)(`/api/invitations/${token}/meta`), 404, "not_found");
    await expectRefusal(await join(sam, token, { recaptchaToken: "unsolved" }), 404, "not_found");
  });

  it("tells a third person no word of the case once the seat is taken", async () => {
    const { token, suitUuid, creator, opponent } = await aJoinedCase(court, {
      allegation: "He hums in the shower.",
      creatorDisplayName: "Robin",
    });
    for (const guest of [null, await aGuest(court, "Mallory")]) {
      const response = await asPerson(guest)(`/api/invitations/${token}/meta`);
      const text = JSON.stringify([await expectRefusal(response, 409, "seat_taken"), [...response.headers]]);
      for (const word of ["hums", "Robin", "Sam", "Judge", suitUuid, creator.uuid, opponent.uuid]) {
        expect(text).not.toContain(word);
      }
    }
  });

  it("stays readable for the two parties after the seat is taken", async () => {
    const { token, creator, opponent } = await aJoinedCase(court);
    for (const party of [creator, opponent]) {
      const meta = await (await asPerson(party)(`/api/invitations/${token}/meta`)).json();
      expect(meta).toMatchObject({ pettysuit: { participants: [{ uuid: creator.uuid }, { uuid: opponent.uuid }] } });
    }
  });
});
