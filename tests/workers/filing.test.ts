import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { CaseRef } from "~/domain/case/case-ref";
import { asPerson } from "../support/api-client";
import { openCourt, silentDocket } from "../support/court";
import { aFiledCase, aGuest, type Guest } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { countStored } from "../support/stored";
import { SUIT_CARDS } from "../support/swipe";

const court = openCourt(env.DB);

const PATH = "/api/pettysuits";

function file(guest: Guest, suit: object) {
  return asPerson(guest)(PATH, { body: { creatorUuid: guest.uuid, allegation: "He hums.", ...suit } });
}

async function filedSuit(guest: Guest, suit: object) {
  const response = await file(guest, suit);
  expect(response.status).toBe(201);
  const { suitUuid } = await response.json<{ suitUuid: string }>();
  const read = await asPerson(guest)(`${PATH}/${suitUuid}`);
  expect(read.headers.get("Content-Type")).toMatch(/^application\/json/u);
  return read.json<Record<string, unknown>>();
}

async function refuseSuit(suit: object): Promise<string> {
  const guest = await aGuest(court);
  const { message } = await expectRefusal(await file(guest, suit), 400, "invalid_input");
  expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  return message;
}

describe("a filing", () => {
  it("is on the docket before it is stored: a machine that dies in between leaves no case that nobody looks at", async () => {
    const seen: number[] = [];
    const docket = {
      ...silentDocket,
      scheduleLook: async ({ uuid }: CaseRef) => void seen.push(await countStored("cases", "uuid", uuid)),
    };
    await aFiledCase(openCourt(env.DB, { docket }));
    expect(seen).toEqual([0]);
  });
});

describe("an allegation", () => {
  it.each([
    ["letters", "a".repeat(250), "a".repeat(250)],
    ["emoji", "😀".repeat(250), "😀".repeat(250)],
    ["letters with combining accents", "e\u0301".repeat(250), "é".repeat(250)],
    ["letters whose accents came in pieces", "e\u0007\u0301".repeat(250), "é".repeat(250)],
    ["letters between blanks", `\n  ${"a".repeat(250)}  \n`, "a".repeat(250)],
  ])("of 250 %s is filed whole", async (_kind, typed, stored) => {
    const suit = await filedSuit(await aGuest(court), { allegation: typed });
    expect(suit.allegation).toBe(stored);
  });

  it.each([
    ["letters", "a".repeat(251)],
    ["emoji", "😀".repeat(251)],
    ["letters with combining accents", "e\u0301".repeat(251)],
  ])("of 251 %s is refused with its length", async (_kind, allegation) => {
    expect(await refuseSuit({ allegation })).toBe(
      "Allegation must be 250 characters or less. Currently 251 characters.",
    );
  });

  it("counts a family emoji as its code points", async () => {
    expect(await refuseSuit({ allegation: "👩‍👩‍👧".repeat(51) })).toMatch(/Currently 255 characters\.$/u);
  });

  it.each([
    ["empty", ""],
    ["blanks", " \n\t "],
    ["control characters", "\u0000\u0007\u202E\uFEFF"],
    ["zero-width characters", "\u200B\u2060\u00AD"],
  ])("that is %s asks what happened", async (_kind, allegation) => {
    expect(await refuseSuit({ allegation })).toBe("Please write what happened before you file.");
  });

  it.each([
    `<script>alert("pizza")</script> & 'crumbs'`,
    "Robert'); DROP TABLE pettysuits;--",
    "{{7*7}} %s %n \\u0000 </textarea>",
  ])("is stored and given back as it was typed: %s", async (allegation) => {
    const suit = await filedSuit(await aGuest(court), { allegation });
    expect(suit.allegation).toBe(allegation);
  });

  it("with half an emoji breaks nothing", async () => {
    const response = await file(await aGuest(court), { allegation: "He hums \uD83D" });
    expect([201, 400]).toContain(response.status);
  });
});

describe("a filing", () => {
  it("has the classic judge, fun, and a plaintiff of their own name when nothing else is said", async () => {
    const suit = await filedSuit(await aGuest(court, "Robin"), { creatorDisplayName: "  " });
    expect(suit).toMatchObject({
      judgePersonality: "Classic Judge",
      tone: "Fun",
      creatorDisplayName: "Robin",
      status: "pending",
      opponentUuid: null,
      opponentDisplayName: null,
      opponent: null,
    });
  });

  it("of a guest is not shown as an account's", async () => {
    const suit = await filedSuit(await aGuest(court), { creatorDisplayName: "Robin" });
    expect(suit).toMatchObject({ creatorIsAccountUser: false, opponentIsAccountUser: false });
  });

  it.each([
    ["an unknown judge", { judgePersonality: "Judge Judy" }],
    ["an unknown tone", { tone: "Furious" }],
    ["a number for an allegation", { allegation: 7 }],
    ["a list for an allegation", { allegation: ["He hums."] }],
    ["null for an allegation", { allegation: null }],
    ["an object for an allegation", { allegation: { toString: "He hums." } }],
    ["a name that is too long", { creatorDisplayName: "a".repeat(21) }],
    ["a name that is no text", { creatorDisplayName: 7 }],
    ["a client id that is none", { clientId: "again" }],
    ["a preview that is neither yes nor no", { previewAllowed: "yes" }],
    ["null for a judge", { judgePersonality: null }],
    ["no allegation at all", { allegation: undefined }],
    ["no plaintiff", { creatorUuid: undefined }],
  ])("with %s is refused in words for people and stores nothing", async (_kind, suit) => {
    const message = await refuseSuit(suit);
    expect(message).not.toMatch(/Expected|Invalid (?:type|key)|undefined/u);
  });

  it.each([
    ["malformed JSON", "{", "application/json"],
    ["nothing", "", "application/json"],
    ["null", "null", "application/json"],
    ["a list", "[]", "application/json"],
    ["a text", '"He hums."', "application/json"],
    ["a form", "allegation=He+hums.", "application/x-www-form-urlencoded"],
    ["plain text", "He hums.", "text/plain"],
  ])("whose body is %s is refused", async (_kind, body, contentType) => {
    const guest = await aGuest(court);
    const response = await asPerson(guest)(PATH, { body, headers: { "Content-Type": contentType } });
    await expectRefusal(response, 400, "invalid_input");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  });

  it("of a megabyte is not even read", async () => {
    const guest = await aGuest(court);
    await expectRefusal(await file(guest, { allegation: "a".repeat(1_048_576) }), 413, "too_large");
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(0);
  });

  it("of a megabyte that does not tell its length is cut off too", async () => {
    const guest = await aGuest(court);
    const body = new Blob(["a".repeat(1_048_576)]).stream();
    await expectRefusal(await asPerson(guest)(PATH, { body }), 413, "too_large");
  });

  it("sent twice under one client id is one suit", async () => {
    const guest = await aGuest(court);
    const clientId = crypto.randomUUID();
    const first = await (await file(guest, { clientId })).json();
    expect(await (await file(guest, { clientId })).json()).toEqual(first);
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(1);
  });

  it("sent twenty times at once under one client id is one suit with one deck", async () => {
    const guest = await aGuest(court);
    const clientId = crypto.randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => file(guest, { clientId })));
    const suits = await Promise.all(responses.map((response) => response.json<{ suitUuid: string }>()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(suits.map(({ suitUuid }) => suitUuid)).size).toBe(1);
    expect(await countStored("cases", "creator_uuid", guest.uuid)).toBe(1);
    expect(await countStored("questions", "case_uuid", suits[0]?.suitUuid ?? "")).toBe(SUIT_CARDS);
  });

  it("under the client id of someone else's filing is a suit of one's own", async () => {
    const [robin, mallory] = [await aGuest(court), await aGuest(court)];
    const clientId = crypto.randomUUID();
    const first = await (await file(robin, { clientId })).json();
    expect(await (await file(mallory, { clientId })).json()).not.toEqual(first);
  });
});
