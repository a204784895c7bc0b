import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readReceipt } from "~/domain/judge/receipt";
import { openCourt } from "../support/court";
import { anArgument } from "../support/court-in-session";
import { aDecidedCase, aGuest, aJoinedCase } from "../support/factories";
import { openServices } from "../support/services";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

describe("a delivered verdict", () => {
  it("keeps which judge ruled and a receipt of its readings in both orders", async () => {
    const { suitUuid } = await aDecidedCase(court);
    const [row] = await storedRows<{ judge_id: string; winner: string; receipt: string }>(
      "select judge_id, winner, receipt from verdicts where case_uuid = ?",
      suitUuid,
    );
    const receipt = readReceipt(JSON.parse(row?.receipt ?? "null"));
    expect(row?.judge_id).toMatch(/^house@\d+$/u);
    expect(receipt).toMatchObject({ judgeId: row?.judge_id, promptVersion: null, fallback: null });
    expect(receipt?.runs.map(({ order }) => order)).toEqual(["creator_first", "opponent_first"]);
    expect(receipt?.runs.map(({ winner }) => winner)).toEqual([row?.winner, row?.winner]);
  });
});

describe("the page “How fair was this?”", () => {
  it("shows both parties the same, in one round trip", async () => {
    const decided = await aDecidedCase(court);
    const views = [];
    for (const person of [decided.creator, decided.opponent]) {
      const { services, trips } = openServices();
      views.push(await services.deck.getFairness(person.visitor(), decided.suitUuid));
      expect(trips.count).toBe(1);
    }
    expect(views[1]).toEqual(views[0]);
    expect(views[0]).toMatchObject({ names: { creator: "Robin", opponent: "Sam" }, receipt: { fallback: null } });
    expect(views[0]?.exhibits.length).toBeGreaterThanOrEqual(1);
    expect(views[0]?.exhibits[0]).toMatchObject({ creatorAnswer: expect.any(String) });
    expect(JSON.stringify(views[0])).not.toMatch(/Party [AB]/u);
  });

  it("shows an older verdict without its receipt", async () => {
    const decided = await aDecidedCase(court);
    await env.DB.prepare("update verdicts set receipt = null where case_uuid = ?").bind(decided.suitUuid).run();
    const { services } = openServices();
    const view = await services.deck.getFairness(decided.creator.visitor(), decided.suitUuid);
    expect(view.receipt).toBeNull();
  });

  it("is refused to a third person, to a stranger, and before the verdict", async () => {
    const decided = await aDecidedCase(court);
    const waiting = await aJoinedCase(court);
    const mallory = await aGuest(court, "Mallory");
    const { deck } = openServices().services;
    const nobody = { token: null, tokenHash: null, rollDue: false };
    await expect(deck.getFairness(mallory.visitor(), decided.suitUuid)).rejects.toMatchObject({ status: 403 });
    await expect(deck.getFairness(nobody, decided.suitUuid)).rejects.toMatchObject({ status: 401 });
    await expect(deck.getFairness(waiting.creator.visitor(), waiting.suitUuid)).rejects.toMatchObject({
      code: "verdict_not_ready",
    });
  });
});

describe("the same page of a case that was argued live", () => {
  const SAID = {
    claim: "You ate my pizza on Monday at 11pm, I have the empty box.",
    answer: "Fine, I did eat it. It was going stale.",
  };

  async function aRuledCase() {
    const argued = await anArgument(court, SAID);
    for (const party of [argued.robin, argued.sam]) party.askForDecision();
    await Promise.all([argued.robin, argued.sam].map((party) => party.next("VERDICT_GENERATED")));
    return argued;
  }

  it("shows both parties the same: who ruled, both readings, and the messages that it rests on", async () => {
    const { courtroomUuid, creator, opponent } = await aRuledCase();
    const views = [];
    for (const person of [creator, opponent]) {
      const { services, trips } = openServices();
      views.push(await services.courtroom.getFairness(person.visitor(), courtroomUuid));
      expect(trips.count).toBe(1);
    }
    expect(views[1]).toEqual(views[0]);
    expect(views[0]).toMatchObject({ filed: { kind: "courtroom", uuid: courtroomUuid }, winner: "creator" });
    expect(views[0]?.receipt?.runs.map(({ winner }) => winner)).toEqual(["creator", "creator"]);
    expect(views[0]?.exhibits).toEqual([
      { kind: "message", number: 1, seat: "creator", content: expect.stringContaining("11pm") },
      { kind: "message", number: 2, seat: "opponent", content: expect.stringContaining("I did eat it") },
    ]);
  });

  it("is refused to a third person, to a stranger, and before the verdict", async () => {
    const { courtroomUuid, creator } = await anArgument(court, SAID);
    const mallory = await aGuest(court, "Mallory");
    const { courtroom } = openServices().services;
    const nobody = { token: null, tokenHash: null, rollDue: false };
    await expect(courtroom.getFairness(mallory.visitor(), courtroomUuid)).rejects.toMatchObject({ status: 403 });
    await expect(courtroom.getFairness(nobody, courtroomUuid)).rejects.toMatchObject({ status: 401 });
    await expect(courtroom.getFairness(creator.visitor(), courtroomUuid)).rejects.toMatchObject({
      code: "verdict_not_ready",
    });
  });
});
