import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { asPerson, solveHumanCheck } from "../support/api-client";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { aFiledCase, aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { signUp } from "../support/sign-up";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

const SERIOUS = "Quentin hit me and won't let me leave the house.";
const SERIOUS_NAME = "he hits me";

function expectSilence() {
  const lines = loggedLines().join("\n");
  expect(lines).toContain('"event":"too_serious"');
  expect(lines).not.toMatch(/Quentin|hits? me|leave the house|violence|coercion|stalking/iu);
}

const spentChecks = async () => (await storedRows("select id from spent_human_checks")).length;

describe("a serious allegation", () => {
  it("is refused by the API, stores nothing and is in no log", async () => {
    const guest = await aGuest(court);
    const body = { creatorUuid: guest.uuid, allegation: SERIOUS };
    const { message } = await expectRefusal(await asPerson(guest)("/api/pettysuits", { body }), 400, "too_serious");
    expect(message).toBe("This sounds more serious than anything that this court is for.");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
    expectSilence();
  });

  it("is refused by the page's filing before its human check is spent, which the rewritten one then uses", async () => {
    const guest = await aGuest(court);
    const before = await spentChecks();
    const recaptchaToken = await solveHumanCheck("create_invitation");
    const filing = {
      creatorUuid: guest.uuid,
      allegation: SERIOUS,
      tone: "Fun",
      judgePersonality: "Classic Judge",
      creatorDisplayName: "Robin",
      previewAllowed: true,
    } as const;
    const refused = court.filing.fileCase(guest.visitor(), "pettysuit", filing, recaptchaToken);
    await expect(refused).rejects.toMatchObject({ code: "too_serious", status: 400 });
    expect(await spentChecks()).toBe(before);
    const rewritten = { ...filing, allegation: "He hums." };
    const filed = await court.filing.fileCase(guest.visitor(), "pettysuit", rewritten, recaptchaToken);
    expect(filed.token).not.toBeNull();
    expectSilence();
  });

  it("asks no judge for questions", async () => {
    const guest = await aGuest(court);
    const judge = {
      id: "deaf@1",
      writeQuestions: () => Promise.reject(new Error("the judge was asked")),
      rule: () => Promise.reject(new Error("the judge was asked")),
      weigh: () => Promise.reject(new Error("the judge was asked")),
      writeDilemmaQuestions: () => Promise.reject(new Error("the judge was asked")),
      decideDilemma: () => Promise.reject(new Error("the judge was asked")),
      isWeightyDilemma: () => Promise.reject(new Error("the judge was asked")),
    };
    const filing = openCourt(env.DB, { judge }).filing.fileCase(guest.visitor(), "pettysuit", {
      creatorUuid: guest.uuid,
      allegation: SERIOUS,
      tone: "Fun",
      judgePersonality: "Classic Judge",
      creatorDisplayName: "",
      previewAllowed: true,
    });
    await expect(filing).rejects.toMatchObject({ code: "too_serious" });
  });

  it("is refused under a serious name as well", async () => {
    const guest = await aGuest(court);
    const body = { creatorUuid: guest.uuid, allegation: "He hums.", creatorDisplayName: SERIOUS_NAME };
    await expectRefusal(await asPerson(guest)("/api/pettysuits", { body }), 400, "too_serious");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  });
});

describe("a serious name", () => {
  it("makes no guest", async () => {
    const uuid = crypto.randomUUID();
    const response = await signUp({ uuid, displayName: SERIOUS_NAME });
    await expectRefusal(response, 400, "too_serious");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(await countStored("users", "uuid", uuid)).toBe(0);
    expectSilence();
  });

  it("takes no seat, spends no human check, and leaves the seat to be taken", async () => {
    const { suitUuid, token } = await aFiledCase(court);
    const sam = await aGuest(court, "Sam");
    const before = await spentChecks();
    const recaptchaToken = await solveHumanCheck("join_invitation");
    const join = (displayName: string) =>
      asPerson(sam)(`/api/pettysuits/invitations/${token}/join`, {
        body: { userUuid: sam.uuid, displayName, recaptchaToken },
      });
    await expectRefusal(await join(SERIOUS_NAME), 400, "too_serious");
    expect(await spentChecks()).toBe(before);
    expect(await storedRows("select opponent_uuid from cases where uuid = ?", suitUuid)).toEqual([
      { opponent_uuid: null },
    ]);
    expect((await join("Sam")).status).toBe(200);
    expectSilence();
  });
});

describe("the other side of a serious text", () => {
  it("gets the same answer as for any text that was never filed: there is no case to tell apart", async () => {
    const guest = await aGuest(court);
    await asPerson(guest)("/api/pettysuits", { body: { creatorUuid: guest.uuid, allegation: SERIOUS } });
    const stranger = asPerson(await aGuest(court));
    const never = await stranger(`/api/invitations/${"A".repeat(32)}/meta`);
    await expectRefusal(never, 404, "not_found");
    expect(await countStored("invitations", "created_by_uuid", guest.uuid)).toBe(0);
  });
});

describe("exaggeration", () => {
  it("is filed like any other grievance", async () => {
    const guest = await aGuest(court);
    const body = { creatorUuid: guest.uuid, allegation: "I'll murder him for eating my fries." };
    expect((await asPerson(guest)("/api/pettysuits", { body })).status).toBe(201);
  });
});

describe("the calm page", () => {
  it.each(["/support", "/support.data", "/support?country=IE"])("leaves no line in the log: %s", async (path) => {
    await asPerson(null)(path);
    expect(loggedLines()).toEqual([]);
  });
});
