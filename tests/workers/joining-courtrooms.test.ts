import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { REMINDED_AFTER_MS } from "~/domain/docket/reminders";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { travel } from "../support/clock";
import { expectFaults, takeFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aCourtroom, aCourtroomInSession, aFiledCase, aGuest, type Guest, sitDown } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

async function join(guest: Guest, path: string, { recaptchaToken }: { recaptchaToken?: string } = {}) {
  const token = recaptchaToken ?? (await solveHumanCheck("join_invitation"));
  return asPerson(guest)(path, { body: { userUuid: guest.uuid, displayName: "", recaptchaToken: token } });
}

const joinPath = (token: string) => `/api/invitations/${token}/join`;

function seatsOf(courtroomUuid: string) {
  return storedRows("select opponent_uuid, opponent_display_name, status from cases where uuid = ?", courtroomUuid);
}

describe("the other seat of a courtroom", () => {
  it("is taken by whoever has the link, and court is in session", async () => {
    const { courtroomUuid, token } = await aCourtroom(court);
    const sam = await aGuest(court, "Sam");
    const response = await join(sam, joinPath(token));
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: { courtroomUuid } });
    expect(await (await asPerson(sam)(`/api/courtrooms/${courtroomUuid}`)).json()).toMatchObject({
      opponent: { uuid: sam.uuid, displayName: "Sam" },
      status: "active",
    });
  });

  it("and a suit's are taken at either address, which say what kind of case it was", async () => {
    const { courtroomUuid, token } = await aCourtroom(court);
    const suit = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    expect(await (await join(sam, `/api/pettysuits/invitations/${token}/join`)).json()).toEqual({ courtroomUuid });
    expect(await (await join(sam, joinPath(suit.token))).json()).toEqual({ suitUuid: suit.suitUuid });
  });

  it("goes to exactly one of fifty people at the same moment, and its object hears of that one alone", async () => {
    const told: Courtroom[] = [];
    const watched = openCourt(env.DB, {
      courtroom: { updateCourtroom: async (courtroom) => void told.push(courtroom), readMessages: async () => [] },
    });
    const { courtroomUuid, token } = await aCourtroom(watched);
    const crowd = await Promise.all(Array.from({ length: 50 }, (_, index) => aGuest(court, `Guest ${index}`)));
    const outcomes = await Promise.allSettled(
      crowd.map((guest) =>
        watched.invitation.joinInvitation(guest.visitor(), token, {
          userUuid: guest.uuid,
          displayName: "",
          recaptchaToken: "open",
        }),
      ),
    );
    const seated = crowd.filter((_, index) => outcomes[index]?.status === "fulfilled");
    expect(seated).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 49 }, () => "seat_taken"));
    expect(await seatsOf(courtroomUuid)).toMatchObject([{ opponent_uuid: seated[0]?.uuid, status: "active" }]);
    expect(told.map(({ opponent }) => opponent?.uuid)).toEqual([seated[0]?.uuid]);
  });

  it("is one seat and a success for someone who taps twice", async () => {
    const { courtroomUuid, token } = await aCourtroom(court);
    const sam = await aGuest(court, "Sam");
    const recaptchaToken = await solveHumanCheck("join_invitation");
    const taps = [recaptchaToken, recaptchaToken, undefined].map((each) =>
      join(sam, joinPath(token), each === undefined ? {} : { recaptchaToken: each }),
    );
    for (const response of await Promise.all(taps)) expect(await response.json()).toEqual({ courtroomUuid });
    expect(await seatsOf(courtroomUuid)).toMatchObject([{ opponent_uuid: sam.uuid }]);
  });

  it("is not for the creator, who finds the way in instead", async () => {
    const { courtroomUuid, token, creator } = await aCourtroom(court);
    const response = await join(creator, joinPath(token), { recaptchaToken: "unsolved" });
    expect(await response.json()).toEqual({ courtroomUuid });
    expect(await seatsOf(courtroomUuid)).toMatchObject([{ opponent_uuid: null, status: "pending" }]);
  });

  it("that is someone else's is taken, and a third person learns no word of the case", async () => {
    const { courtroomUuid, code, token, creator, opponent } = await aCourtroomInSession(court, {
      allegation: "He hums in the shower.",
    });
    const mallory = await aGuest(court, "Mallory");
    for (const response of [
      await join(mallory, joinPath(token), { recaptchaToken: "unsolved" }),
      await asPerson(mallory)(`/api/invitations/${token}/meta`),
      await asPerson(null)(`/api/invitations/${token}/meta`),
    ]) {
      const text = JSON.stringify([await expectRefusal(response, 409, "seat_taken"), [...response.headers]]);
      for (const word of ["hums", "Robin", "Sam", "Judge", courtroomUuid, code, creator.uuid, opponent.uuid]) {
        expect(text).not.toContain(word);
      }
    }
  });

  it("is not taken without a session, nor under a name that is too serious", async () => {
    const { courtroomUuid, token } = await aCourtroom(court);
    const sam = await aGuest(court, "Sam");
    const body = { userUuid: sam.uuid, displayName: "he hits me", recaptchaToken: "unsolved" };
    await expectRefusal(await asPerson(null)(joinPath(token), { body }), 401, "no_session");
    await expectRefusal(await asPerson(sam)(joinPath(token), { body }), 400, "too_serious");
    expect(await seatsOf(courtroomUuid)).toMatchObject([{ opponent_uuid: null }]);
  });
});

describe("sitting down", () => {
  it("tells the docket to look as long after filing as before, not after joining", async () => {
    let looks: [string, number][] = [];
    const watched = openCourt(env.DB, {
      docket: { scheduleLook: async ({ uuid }, at) => void looks.push([uuid, at]) },
    });
    const opened = await aCourtroom(watched);
    const { createdAt } = await court.courtroom.getCourtroom(opened.creator.visitor(), opened.courtroomUuid);
    travel(60 * 60_000);
    looks = [];
    await sitDown(watched, opened);
    expect(looks).toEqual([[opened.courtroomUuid, Date.parse(createdAt) + REMINDED_AFTER_MS[0]]]);
  });

  it("succeeds where neither the object nor the docket can be reached, and the log says so", async () => {
    const unreachable = () => Promise.reject(new Error("internal error; reference = 4f2a"));
    const cutOff = openCourt(env.DB, {
      courtroom: { updateCourtroom: unreachable, readMessages: unreachable },
      docket: { scheduleLook: unreachable },
    });
    const opened = await aCourtroom(cutOff);
    expectFaults("docket_call_failed");
    const sam = await sitDown(cutOff, opened);
    const faults = takeFaults();
    expect(faults).toHaveLength(2);
    for (const part of ["courtroom", "docket"]) {
      expect(faults.join()).toContain(`"event":"${part}_call_failed","caseUuid":"${opened.courtroomUuid}"`);
    }
    expect(await seatsOf(opened.courtroomUuid)).toMatchObject([{ opponent_uuid: sam.uuid, status: "active" }]);
  });

  it("in a suit tells no courtroom anything", async () => {
    let told: unknown[] = [];
    const watched = openCourt(env.DB, {
      courtroom: { updateCourtroom: async (courtroom) => void told.push(courtroom), readMessages: async () => [] },
      docket: { scheduleLook: async (...call) => void told.push(call) },
    });
    const { token } = await aFiledCase(watched);
    told = [];
    const sam = await aGuest(court, "Sam");
    await watched.invitation.joinInvitation(sam.visitor(), token, {
      userUuid: sam.uuid,
      displayName: "",
      recaptchaToken: "open",
    });
    expect(told).toEqual([]);
  });
});

describe("a courtroom's link", () => {
  it("shows whoever holds it the names, the allegation and the judge, and neither code nor anything else", async () => {
    const { courtroomUuid, token, creator } = await aCourtroom(court, {
      allegation: "He hums.",
      judgePersonality: "Yoda",
    });
    const response = await asPerson(null)(`/api/invitations/${token}/meta`);
    expect(await response.json()).toEqual({
      type: "courtroom",
      token,
      allegation: "He hums.",
      courtroomUuid,
      courtroom: {
        uuid: courtroomUuid,
        creator: { displayName: "Robin", avatar: expect.stringMatching(/^\/peeps\/[a-z]+\.svg$/u) },
        allegation: "He hums.",
        judgePersonality: "Yoda",
        participants: [{ uuid: creator.uuid }],
      },
    });
  });

  it("is over after seven days, and still leads its two parties back", async () => {
    const free = await aCourtroom(court);
    const taken = await aCourtroomInSession(court);
    travel(INVITATION_LIFETIME_MS + 60_000);
    const kim = await aGuest(court, "Kim");
    await expectRefusal(await asPerson(kim)(`/api/invitations/${free.token}/meta`), 410, "expired");
    await expectRefusal(await join(kim, joinPath(free.token)), 410, "expired");
    expect(await seatsOf(free.courtroomUuid)).toMatchObject([{ opponent_uuid: null }]);
    for (const party of [taken.creator, taken.opponent]) {
      const back = await join(party, joinPath(taken.token), { recaptchaToken: "unsolved" });
      expect(await back.json()).toEqual({ courtroomUuid: taken.courtroomUuid });
    }
  });

  it("on the page leads its parties to court, a third person to a taken seat, and anyone to a free one", async () => {
    const free = await aCourtroom(court);
    const { courtroomUuid, token, creator, opponent } = await aCourtroomInSession(court, { previewAllowed: false });
    for (const party of [creator, opponent]) {
      expect(await court.invitation.openInvitation(party.visitor(), token)).toEqual({
        state: "party",
        kind: "courtroom",
        uuid: courtroomUuid,
      });
    }
    const mallory = await aGuest(court, "Mallory");
    expect(await court.invitation.openInvitation(mallory.visitor(), token)).toEqual({
      state: "seat_taken",
      previewAllegation: null,
    });
    expect(await court.invitation.openInvitation(mallory.visitor(), free.token)).toMatchObject({
      state: "open",
      meta: { type: "courtroom" },
    });
  });
});
