import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CASE_CODE_ALPHABET } from "~/domain/courtroom/case-code";
import { INVITATION_LIFETIME_MS } from "~/domain/invitation/invitation";
import { parseSettings } from "~/server/env.server";
import { altchaHumanCheck } from "~/server/human-check/altcha.server";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import {
  aCourtroom,
  aCourtroomInSession,
  aGuest,
  aJoinedCase,
  aSettledCourtroom,
  type Guest,
} from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

const PATH = "/api/courtrooms";

const SERIOUS = "Quentin hit me and won't let me leave the house.";

function open(guest: Guest, filing: object = {}) {
  return asPerson(guest)(PATH, { body: { creatorUuid: guest.uuid, allegation: "He hums.", ...filing } });
}

async function invite(guest: Guest, courtroomUuid: string, recaptchaToken?: string) {
  return asPerson(guest)(`${PATH}/${courtroomUuid}/invitations`, {
    body: { createdByUuid: guest.uuid, recaptchaToken: recaptchaToken ?? (await solveHumanCheck("create_invitation")) },
  });
}

describe("a courtroom", () => {
  it("is opened with a case code, and waits with the classic judge, fun, and a plaintiff of their own name", async () => {
    const robin = await aGuest(court, "Robin");
    const response = await open(robin, { creatorDisplayName: "  " });
    expect(response.status).toBe(201);
    const opened = await response.json<{ courtroomUuid: string; code: string }>();
    expect(Object.keys(opened).toSorted()).toEqual(["code", "courtroomUuid"]);
    expect(opened.code).toMatch(/^[A-HJ-KM-NP-Z2-9]{6}$/u);
    expect(await (await asPerson(robin)(`${PATH}/${opened.courtroomUuid}`)).json()).toEqual({
      uuid: opened.courtroomUuid,
      code: opened.code,
      creatorUuid: robin.uuid,
      creator: { uuid: robin.uuid, displayName: "Robin" },
      opponent: null,
      status: "pending",
      allegation: "He hums.",
      tone: "Fun",
      judgePersonality: "Classic Judge",
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/u),
      caseName: null,
      winner: null,
      rationale: null,
      punishment: null,
      settledAt: null,
      round: 1,
      deadline: expect.stringMatching(/^\d{4}-.*Z$/u),
      reopenedBy: null,
    });
  });

  it.each([
    ["an unknown judge", { judgePersonality: "Judge Judy" }],
    ["an unknown tone", { tone: "Furious" }],
    ["251 characters", { allegation: "a".repeat(251) }],
    ["a blank allegation", { allegation: " \n " }],
    ["no allegation at all", { allegation: undefined }],
    ["a name that is too long", { creatorDisplayName: "a".repeat(21) }],
    ["a client id that is none", { clientId: "again" }],
    ["no plaintiff", { creatorUuid: undefined }],
  ])("with %s is refused in words for people and stores nothing", async (_kind, filing) => {
    const guest = await aGuest(court);
    const { message } = await expectRefusal(await open(guest, filing), 400, "invalid_input");
    expect(message).not.toMatch(/Expected|Invalid (?:type|key)|undefined/u);
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  });

  it.each([
    ["allegation", { allegation: SERIOUS }],
    ["name", { creatorDisplayName: "he hits me" }],
  ])("about something serious in its %s is refused, stores nothing and is in no log", async (_place, filing) => {
    const guest = await aGuest(court);
    await expectRefusal(await open(guest, filing), 400, "too_serious");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
    expect(loggedLines().join("\n")).not.toMatch(/Quentin|hits? me|leave the house/iu);
  });

  it("asked for twenty times at once under one client id is one", async () => {
    const guest = await aGuest(court);
    const clientId = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(guest, { clientId })));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(1);
  });

  it("is not found by another person who borrows its client id", async () => {
    const [robin, mallory] = [await aGuest(court, "Robin"), await aGuest(court, "Mallory")];
    const clientId = crypto.randomUUID();
    const first = await (await open(robin, { clientId })).json();
    expect(await (await open(mallory, { clientId })).json()).not.toEqual(first);
  });

  it("is opened by the page with its invitation, once however often it is sent", async () => {
    const robin = await aGuest(court, "Robin");
    const filing = {
      creatorUuid: robin.uuid,
      allegation: "He hums.",
      tone: "Fun",
      judgePersonality: "Yoda",
      creatorDisplayName: "Robin",
      previewAllowed: true,
      clientId: crypto.randomUUID(),
    } as const;
    const filings = await Promise.all(
      Array.from({ length: 5 }, () => court.filing.fileCase(robin.visitor(), "courtroom", filing, "open")),
    );
    expect(new Set(filings.map((each) => JSON.stringify(each))).size).toBe(1);
    const [{ uuid, token } = { uuid: "", token: "" }] = filings;
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/u);
    expect(await countStored("invitations", "case_uuid", uuid)).toBe(1);
  });
});

describe("a case code", () => {
  /** A court whose codes come out as six times one digit the first few times, and at random after. */
  function courtWithLoadedDice(digit: string, sameFor: number) {
    let draws = 0;
    return openCourt(env.DB, {
      randomBytes: (count) => {
        draws += 1;
        return draws <= sameFor
          ? new Uint8Array(count).fill(CASE_CODE_ALPHABET.indexOf(digit))
          : crypto.getRandomValues(new Uint8Array(count));
      },
    });
  }

  it("that is taken is drawn anew", async () => {
    const dice = courtWithLoadedDice("2", 3);
    const [first, second] = [await aCourtroom(dice), await aCourtroom(dice)];
    expect(first.code).toBe("222222");
    expect(second.code).not.toBe("222222");
    expect(await countStored("cases", "code", "222222")).toBe(1);
  });

  it("that can't be drawn is a fault and no endless loop, and leaves no half courtroom", async () => {
    const dice = courtWithLoadedDice("3", Number.POSITIVE_INFINITY);
    await aCourtroom(dice);
    const before = await storedRows("select uuid from cases");
    await expect(aCourtroom(dice)).rejects.toThrow();
    expect(await storedRows("select uuid from cases")).toEqual(before);
  });

  it("opens the waiting screen to its creator, however it is typed", async () => {
    const { courtroomUuid, code, token, creator } = await aCourtroom(court);
    for (const typed of [code, code.toLowerCase(), ` ${code} `]) {
      const screen = await court.courtroom.openWaitingScreen(creator.visitor(), typed);
      expect(screen).toMatchObject({ token, courtroom: { uuid: courtroomUuid, code } });
    }
  });

  it("is as good as unknown to everyone who is no party", async () => {
    const { code } = await aCourtroom(court);
    const mallory = await aGuest(court, "Mallory");
    const nobody = { token: null, tokenHash: null, rollDue: false };
    const refusals = await Promise.all(
      [
        court.courtroom.openWaitingScreen(mallory.visitor(), code),
        court.courtroom.openWaitingScreen(nobody, code),
        court.courtroom.openWaitingScreen(mallory.visitor(), "ZZZZZZ"),
        court.courtroom.openWaitingScreen(mallory.visitor(), "no-code"),
        court.courtroom.openWaitingScreen(mallory.visitor(), "' or 1=1"),
      ].map((opening) => opening.catch(({ status, code: word, message }) => ({ status, word, message }))),
    );
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 404, word: "not_found" });
  });
});

describe("knocking with a case code", () => {
  const strict = openCourt(env.DB, { humanCheck: altchaHumanCheck(parseSettings(env).APP_SECRET, () => Date.now()) });
  const knock = async (code: string, recaptchaToken?: string) =>
    strict.courtroom
      .knock(code, recaptchaToken ?? (await solveHumanCheck("join_invitation")))
      .catch(({ status, code: word, message }) => ({ status, word, message }));

  it("gives the invitation's token while the seat is free, however the code is typed", async () => {
    const { code, token } = await aCourtroom(court);
    for (const typed of [code, code.toLowerCase(), ` ${code} `]) expect(await knock(typed)).toBe(token);
  });

  it("finds nobody behind a code that is taken, expired, unknown or none", async () => {
    const [taken, expired] = [await aCourtroomInSession(court), await aCourtroom(court)];
    const answers = [await knock(taken.code), await knock("ZZZZZZ"), await knock("' or 1=1")];
    travel(INVITATION_LIFETIME_MS);
    answers.push(await knock(expired.code));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, word: "not_found" });
  });

  it("costs a human check each time", async () => {
    const { code, token } = await aCourtroom(court);
    const recaptchaToken = await solveHumanCheck("join_invitation");
    expect(await knock(code, recaptchaToken)).toBe(token);
    expect(await knock(code, recaptchaToken)).toMatchObject({ status: 400 });
    expect(await knock(code, await solveHumanCheck("create_user"))).toMatchObject({ status: 400 });
  });
});

describe("a courtroom's invitation", () => {
  it("asked for five times at once is one", async () => {
    const creator = await aGuest(court);
    const { courtroomUuid } = await (await open(creator)).json<{ courtroomUuid: string }>();
    await expectRefusal(await asPerson(creator)(`${PATH}/${courtroomUuid}/invitation`), 404, "not_found");
    const responses = await Promise.all(Array.from({ length: 5 }, () => invite(creator, courtroomUuid)));
    const tokens = await Promise.all(responses.map((response) => response.json<{ token: string }>()));
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(1);
    expect(await countStored("invitations", "case_uuid", courtroomUuid)).toBe(1);
  });

  it("can be read by both parties, and is neither made nor read by a third person", async () => {
    const { courtroomUuid, token, creator, opponent } = await aCourtroomInSession(court);
    const path = `${PATH}/${courtroomUuid}/invitation`;
    for (const party of [creator, opponent]) expect(await (await asPerson(party)(path)).json()).toEqual({ token });
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await asPerson(mallory)(path), 403, "not_yours");
    await expectRefusal(await invite(mallory, courtroomUuid, "unsolved"), 403, "not_yours");
  });

  it("is not made for a suit by way of a courtroom, nor the other way round", async () => {
    const suit = await aJoinedCase(court);
    const courtroom = await aCourtroom(court);
    await expectRefusal(await invite(suit.creator, suit.suitUuid, "unsolved"), 404, "not_found");
    const crossed = await asPerson(courtroom.creator)(`/api/pettysuits/${courtroom.courtroomUuid}/invitations`, {
      body: { createdByUuid: courtroom.creator.uuid, recaptchaToken: "unsolved" },
    });
    await expectRefusal(crossed, 404, "not_found");
  });
});

describe("a person's own cases", () => {
  it("are listed with the newest first, as creator and as opponent, each kind by itself", async () => {
    const first = await aSettledCourtroom(court);
    const { opponent: sam } = first;
    travel(DAY_MS);
    await open(sam, { allegation: "She whistles." });
    const courtrooms = await (await asPerson(sam)(`/api/users/${sam.uuid}/courtrooms`)).json();
    expect(courtrooms).toMatchObject([
      { allegation: "She whistles.", status: "pending", caseName: null },
      { uuid: first.courtroomUuid, status: "settled", caseName: expect.any(String) },
    ]);
    expect(await (await asPerson(sam)(`/api/users/${sam.uuid}/pettysuits`)).json()).toEqual([]);
  });

  it("are the suits too", async () => {
    const { suitUuid, creator, opponent } = await aJoinedCase(court);
    for (const party of [creator, opponent]) {
      const suits = await (await asPerson(party)(`/api/users/${party.uuid}/pettysuits`)).json();
      expect(suits).toMatchObject([{ uuid: suitUuid, status: "active" }]);
    }
  });

  it("are the twenty-five newest", async () => {
    const robin = await aGuest(court, "Robin");
    for (let index = 0; index < 27; index += 1) {
      travel(index === 0 ? 0 : 1_000);
      await court.filing.fileCase(robin.visitor(), "courtroom", {
        creatorUuid: robin.uuid,
        allegation: `Humming, day ${index}.`,
        tone: "Fun",
        judgePersonality: "Strict",
        creatorDisplayName: "Robin",
        previewAllowed: true,
      });
    }
    const listed = await court.courtroom.listCourtrooms(robin.visitor(), robin.uuid);
    expect(listed.map(({ allegation }) => allegation)).toEqual(
      Array.from({ length: 25 }, (_nothing, index) => `Humming, day ${26 - index}.`),
    );
  });
});
