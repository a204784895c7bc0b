import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seriousness } from "~/domain/screening/screening";
import { houseScreening } from "../../workers/judge/screening/screen-text";
import { anAccount } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { loggedLines } from "../support/console";
import { openCourt } from "../support/court";
import { bothInCourt } from "../support/court-in-session";
import { aGuest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";

const court = openCourt(env.DB);

/** What the screening is unsure about changes with what it learns; here it is unsure about this. */
const UNCLEAR = "He decides which friends I may hum with.";
const CLEAR = "He hits me and I may not leave the house.";

beforeEach(() => {
  vi.spyOn(houseScreening, "howSerious").mockImplementation(async (texts): Promise<Seriousness> => {
    if (texts.includes(CLEAR)) return "clear";
    return texts.includes(UNCLEAR) ? "unclear" : "petty";
  });
});

afterEach(() => vi.restoreAllMocks());

const CALLS = [
  ["a suit", "/api/pettysuits", (creatorUuid: string, allegation: string) => ({ creatorUuid, allegation })],
  ["a courtroom", "/api/courtrooms", (creatorUuid: string, allegation: string) => ({ creatorUuid, allegation })],
  ["a dilemma", "/api/procrastination/sessions", (userUuid: string, dilemma: string) => ({ userUuid, dilemma })],
] as const;

describe.each(CALLS)("%s that may be serious", (_kind, path, bodyOf) => {
  it("is asked about before anything is stored, and taken once its writer says that it is petty", async () => {
    const guest = await aGuest(court);
    const body = bodyOf(guest.uuid, UNCLEAR);
    const { message } = await expectRefusal(await asPerson(guest)(path, { body }), 400, "maybe_serious");
    expect(message).toBe("Is somebody hurt or afraid?");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
    expect((await asPerson(guest)(path, { body: { ...body, saysPetty: true } })).status).toBe(201);
    expect(loggedLines().join("\n")).not.toMatch(/friends|hum with|serious/u);
  });

  it("is refused where it is clear, whatever its writer says", async () => {
    const guest = await aGuest(court);
    const body = { ...bodyOf(guest.uuid, CLEAR), saysPetty: true };
    await expectRefusal(await asPerson(guest)(path, { body }), 400, "too_serious");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  });
});

describe("where nobody is asked", () => {
  it("a name that may be serious is a name", async () => {
    const guest = await aGuest(court);
    const body = { displayName: "Hums If Told", avatar: null };
    vi.spyOn(houseScreening, "howSerious").mockResolvedValue("unclear");
    expect((await asPerson(guest)("/api/auth/profile", { body })).status).toBeLessThan(300);
  });

  it("a topic that may be serious waits for the desk with a mark", async () => {
    const robin = await anAccount(court);
    const topic = "Deciding what somebody may wear.";
    vi.spyOn(houseScreening, "howSerious").mockResolvedValue("unclear");
    const response = await asPerson(robin)("/api/hot-topics/submit", {
      body: { userUuid: robin.uuid, topicText: topic },
    });
    expect(response.status).toBeLessThan(300);
    const [row] = await storedRows<{ marks: string }>("select marks from topics where author_uuid = ?", robin.uuid);
    expect(JSON.parse(row?.marks ?? "[]")).toContainEqual({ kind: "serious", excerpt: topic });
  });

  it("a message in court that may be serious is heard", async () => {
    const { robin, sam } = await bothInCourt(court);
    robin.say(UNCLEAR);
    expect(await sam.next("NEW_MESSAGE")).toMatchObject({ content: UNCLEAR });
  });
});
