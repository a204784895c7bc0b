import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DeskQueue, ReportedThing } from "~/domain/moderation/desk";
import type { ReportInput } from "~/domain/report/report-input";
import { Courtroom } from "../../workers/courtroom/courtroom";
import { anAccount, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { courtroomObjects, putToSleep } from "../support/courtroom-object";
import { aModerator, aPendingTopic, type DeskMember } from "../support/desk";
import { aCourtroomInSession, aGuest, type Guest } from "../support/factories";
import { discard, expectNotice } from "../support/pictures";
import { expectRefusal } from "../support/refusal";
import { aSharedCase, sharingOf } from "../support/sharing";
import { enter } from "../support/socket";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB, { courtroom: courtroomObjects });
const stranger = asPerson(null);

afterEach(() => {
  vi.restoreAllMocks();
});

type Thing = Pick<ReportInput, "kind" | "id"> & { courtroomUuid?: string };

const report = (person: Guest | null, thing: Thing, more: object = {}) =>
  asPerson(person)("/api/reports", {
    body: { userUuid: person?.uuid ?? crypto.randomUUID(), reason: "abuse", ...thing, ...more },
  });

const reported = async ({ call }: DeskMember, { id }: Thing): Promise<ReportedThing | undefined> => {
  const { reports } = await (await call("/api/moderation/queue")).json<DeskQueue>();
  return reports.find((thing) => thing.id === id);
};

const settle = ({ call }: DeskMember, { kind, id }: Thing, decision: "dismiss" | "uphold") =>
  call("/api/moderation/reports", { body: { kind, id, decision, reason: "Seen." } });

async function aPublicTopic(desk: DeskMember): Promise<Thing> {
  const { topic } = await aPendingTopic(court);
  await desk.call(`/api/moderation/topics/${topic.uuid}`, { body: { decision: "approve" } });
  return { kind: "topic", id: topic.uuid };
}

/** A message that Sam has said in a courtroom, beside another that is nobody's business. */
async function aMessage() {
  const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
  const robin = await enter(creator, courtroomUuid);
  const sam = await enter(opponent, courtroomUuid);
  sam.say("I told my diary about the pizza.");
  await sam.next("NEW_MESSAGE");
  sam.say("You chew like a snorkelling goat.");
  const { uuid } = await sam.next("NEW_MESSAGE");
  for (let heard = 0; heard < 2; heard++) await robin.next("NEW_MESSAGE");
  const thing = { kind: "message", id: uuid, courtroomUuid } as const;
  return { thing, robin: creator, sam: opponent, sockets: { robin, sam } };
}

describe("a report", () => {
  it("arrives, and counts once however often one person sends it", async () => {
    const desk = await aModerator(court);
    const thing = await aPublicTopic(desk);
    const [robin, sam] = [await aGuest(court), await aGuest(court, "Sam")];
    for (const more of [{ note: "It is about me." }, {}, { reason: "other" }]) {
      const response = await report(robin, thing, more);
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ success: true });
    }
    await report(sam, thing, { reason: "personal_data" });
    expect(await reported(desk, thing)).toMatchObject({
      ...{ kind: "topic", count: 2, reasons: ["abuse", "personal_data"], notes: ["It is about me."], path: null },
      text: expect.stringContaining("Humming in tune"),
    });
    expect(JSON.stringify(await reported(desk, thing))).not.toContain(robin.uuid);
  });

  it("counts once for a guest who turns out to be somebody who has reported it too", async () => {
    const desk = await aModerator(court);
    const thing = await aPublicTopic(desk);
    const [account, guest] = [await anAccount(court), await aGuest(court, "Kim")];
    await report(account, thing);
    await report(guest, thing);
    await turnOutToBe(account, guest);
    expect(await reported(desk, thing)).toMatchObject({ count: 1 });
  });

  it("is made in one's own name, about what there is and one can read", async () => {
    const desk = await aModerator(court);
    const [thing, mallory] = [await aPublicTopic(desk), await aGuest(court, "Mallory")];
    const { thing: message } = await aMessage();
    const { topic: pending } = await aPendingTopic(court);
    await expectRefusal(await report(null, thing), 401, "no_session");
    await expectRefusal(await report(mallory, thing, { userUuid: desk.uuid }), 403, "not_yours");
    await expectRefusal(await report(mallory, { kind: "topic", id: pending.uuid }), 404, "not_found");
    await expectRefusal(await report(mallory, { kind: "verdict", id: "A".repeat(22) }), 404, "not_found");
    await expectRefusal(await report(mallory, message), 403, "not_yours");
    await expectRefusal(await report(mallory, thing, { kind: "person" }), 400, "invalid_input");
    await expectRefusal(await report(mallory, thing, { reason: "boredom" }), 400, "invalid_input");
    await expectRefusal(await report(mallory, thing, { note: "x".repeat(281) }), 400, "invalid_input");
    expect(await storedRows("select 1 from reports where reporter_uuid = ?", mallory.uuid)).toEqual([]);
  });

  it("that is dismissed leaves the thing where it is; one that is upheld takes a topic down", async () => {
    const desk = await aModerator(court);
    const [fine, foul] = [await aPublicTopic(desk), await aPublicTopic(desk)];
    const robin = await aGuest(court);
    for (const thing of [fine, foul]) await report(robin, thing);
    expect((await settle(desk, fine, "dismiss")).status).toBe(200);
    expect((await settle(desk, foul, "uphold")).status).toBe(200);
    expect((await stranger(`/api/hot-topics/${fine.id}/stats`)).status).toBe(200);
    await expectRefusal(await stranger(`/api/hot-topics/${foul.id}/stats`), 404, "not_found");
    await expectRefusal(await settle(desk, foul, "uphold"), 409, "already_decided");
    expect(await reported(desk, fine)).toBeUndefined();
    const noted = await storedRows("select action from moderation_log where subject_id = ? order by rowid", foul.id);
    expect(noted.map(({ action }) => action)).toEqual(["approve", "uphold_reports", "take_down"]);
    // Said again by the same person, it does not come back to the desk.
    expect((await report(robin, fine)).status).toBe(201);
    expect(await reported(desk, fine)).toBeUndefined();
  });
});

describe("what the desk brings back", () => {
  it("was reported wrongly after all, and its reporter is told so in their data", async () => {
    const desk = await aModerator(court);
    const robin = await aGuest(court);
    const topic = await aPublicTopic(desk);
    const { shareId } = await aSharedCase(court);
    const card: Thing = { kind: "verdict", id: shareId };
    const statusOf = async ({ id }: Thing) =>
      (await storedRows("select status from reports where subject_id = ?", id)).map(({ status }) => status);
    for (const [thing, path] of [
      [topic, `topics/${topic.id}`],
      [card, `verdicts/${card.id}`],
    ] as const) {
      await report(robin, thing);
      await settle(desk, thing, "uphold");
      expect(await statusOf(thing)).toEqual(["upheld"]);
      expect((await desk.call(`/api/moderation/${path}`, { body: { decision: "restore" } })).status).toBe(200);
      expect(await statusOf(thing)).toEqual(["dismissed"]);
    }
  });
});

describe("a reported message", () => {
  it("shows the desk what was said, as the court holds it, and nothing else of the case", async () => {
    const desk = await aModerator(court);
    const { thing, robin } = await aMessage();
    expect((await report(robin, thing, { quote: "Something worse." })).status).toBe(201);
    const seen = await reported(desk, thing);
    expect(seen).toMatchObject({ kind: "message", text: "You chew like a snorkelling goat.", path: null });
    expect(JSON.stringify(seen)).not.toMatch(/diary|pizza|Robin|Sam/u);
    expect(JSON.stringify(seen)).not.toContain(thing.courtroomUuid);
    for (const path of ["", "/messages"]) {
      await expectRefusal(await desk.call(`/api/courtrooms/${thing.courtroomUuid}${path}`), 403, "not_yours");
    }
    const unsaid = { ...thing, id: crypto.randomUUID() };
    await expectRefusal(await report(robin, unsaid), 404, "not_found");
  });

  it("stands where the report is dismissed; upheld, it is struck for both, at once and for good", async () => {
    const desk = await aModerator(court);
    const struck = "Struck from the record by the court's clerk.";
    for (const [decision, content] of [
      ["dismiss", "You chew like a snorkelling goat."],
      ["uphold", struck],
    ] as const) {
      const { thing, robin, sam, sockets } = await aMessage();
      await report(robin, thing);
      expect((await settle(desk, thing, decision)).status).toBe(200);
      if (decision === "uphold") {
        for (const socket of [sockets.robin, sockets.sam]) {
          expect(await socket.next("NEW_MESSAGE")).toMatchObject({ uuid: thing.id, content });
        }
      }
      await putToSleep(thing.courtroomUuid);
      for (const party of [robin, sam]) {
        const said = await (await asPerson(party)(`/api/courtrooms/${thing.courtroomUuid}/messages`)).json();
        expect(said).toMatchObject([{ content: "I told my diary about the pizza." }, { uuid: thing.id, content }]);
      }
      const noted = await storedRows("select action, reason from moderation_log where subject_id = ?", thing.id);
      expect(noted).toEqual([{ action: `${decision}_reports`, reason: "Seen." }]);
    }
  });

  it("waits at the desk until it is struck, also where the court can't be reached or the machine dies", async () => {
    const desk = await aModerator(court);
    const { thing, robin } = await aMessage();
    await report(robin, thing);
    const stored: unknown[] = [];
    vi.spyOn(Courtroom.prototype, "strikeMessage").mockImplementationOnce(async () => {
      stored.push(...(await storedRows("select status from reports where subject_id = ?", thing.id)));
      throw new Error("the object is away");
    });
    expect((await settle(desk, thing, "uphold")).status).toBe(500);
    expectFaults("request_failed");
    expect(stored).toEqual([{ status: "open" }]);
    expect(await reported(desk, thing)).toMatchObject({ count: 1 });
    expect((await settle(desk, thing, "uphold")).status).toBe(200);
    expect(await reported(desk, thing)).toBeUndefined();
  });
});

describe("a public verdict that was taken down", () => {
  const files = (id: string) =>
    [".png", "/og.png", "/square.png", "/story.png", "/embed"].map((file) => `/v/${id}${file}`);

  it("answers 410 like a sealed one, though all of it was cached, and comes back with its own link", async () => {
    const desk = await aModerator(court);
    const shared = await aSharedCase(court);
    const thing = { kind: "verdict", id: shared.shareId } as const;
    for (const path of files(shared.shareId)) expect(discard(await stranger(path)).status, path).toBe(200);
    await report(await aGuest(court), thing);
    expect(await reported(desk, thing)).toMatchObject({ path: `/v/${shared.shareId}`, text: null });
    await settle(desk, thing, "uphold");
    for (const path of files(shared.shareId)) expect(discard(await stranger(path)).status, path).toBe(410);
    await expectNotice(await stranger(`/v/${shared.shareId}.png`), 410, "sealed");
    await expectRefusal(await report(await aGuest(court), thing), 410, "sealed");

    const path = `/api/moderation/verdicts/${shared.shareId}`;
    expect((await desk.call(path, { body: { decision: "restore" } })).status).toBe(200);
    await expectRefusal(await desk.call(path, { body: { decision: "restore" } }), 409, "already_decided");
    expect(discard(await stranger(`/v/${shared.shareId}.png`)).status).toBe(200);
  });

  it("can't be opened by a token of the bare card either, until the desk has brought it back", async () => {
    const desk = await aModerator(court);
    const shared = await aSharedCase(court);
    const caseUrl = `/api/pettysuits/${shared.caseUuid}`;
    const { cardToken } = await (await asPerson(shared.creator)(`${caseUrl}/verdict`)).json<{ cardToken: string }>();
    const openings = [`${caseUrl}?token=${cardToken}`, `${caseUrl}/verdict?token=${cardToken}`];
    for (const path of openings) expect(discard(await stranger(path)).status, path).toBe(200);
    const decide = (decision: string) =>
      desk.call(`/api/moderation/verdicts/${shared.shareId}`, { body: { decision } });
    await decide("take_down");
    for (const path of openings) await expectRefusal(await stranger(path), 410, "sealed");
    await decide("restore");
    for (const path of openings) expect(discard(await stranger(path)).status, path).toBe(200);
  });

  it("can't be shared anew by either party, nor by sealing it first", async () => {
    const desk = await aModerator(court);
    const shared = await aSharedCase(court);
    await desk.call(`/api/moderation/verdicts/${shared.shareId}`, { body: { decision: "take_down" } });
    for (const person of [shared.creator, shared.opponent]) {
      await expectRefusal(await sharingOf(person, shared, "POST"), 410, "taken_down");
      expect(await (await sharingOf(person, shared, "GET")).json()).toEqual({ state: "sealed", by: "court" });
    }
    await sharingOf(shared.creator, shared, "DELETE");
    await expectRefusal(await sharingOf(shared.creator, shared, "POST"), 410, "taken_down");
    // What its party has sealed stays so when the desk thinks again.
    await desk.call(`/api/moderation/verdicts/${shared.shareId}`, { body: { decision: "restore" } });
    expect(await (await sharingOf(shared.creator, shared, "GET")).json()).toEqual({ state: "sealed", by: "you" });
    await expectNotice(await stranger(`/v/${shared.shareId}.png`), 410, "sealed");
  });
});
