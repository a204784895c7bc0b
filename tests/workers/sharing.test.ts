import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Sharing } from "~/domain/verdict/shared-verdict";
import { openDatabase } from "~/server/database/client.server";
import { sealSharesOf } from "~/server/verdict/share-repository.server";
import { openCourt } from "../support/court";
import { aDecidedCase, aGuest, aJoinedCase, aSettledCourtroom, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { seal, share, sharingOf } from "../support/sharing";
import { storedRows } from "../support/stored";

const court = openCourt(env.DB);

/** A decided case of either kind with its two people. */
interface Decided {
  caseUuid: string;
  creator: Guest;
  opponent: Guest;
}

async function aDecidedSuit(): Promise<Decided> {
  const { suitUuid, creator, opponent } = await aDecidedCase(court);
  return { caseUuid: suitUuid, creator, opponent };
}

async function aDecidedCourtroom(): Promise<Decided> {
  const { courtroomUuid, creator, opponent } = await aSettledCourtroom(court);
  return { caseUuid: courtroomUuid, creator, opponent };
}

async function read(person: Guest, decided: Decided): Promise<Sharing> {
  return (await sharingOf(person, decided, "GET")).json<Sharing>();
}

const open = (shareId: string) => openServices().services.sharing.openSharedCard(shareId);

const SEALED = { status: 410, code: "sealed" };

describe("a card token", () => {
  it("outlives no seal", async () => {
    const decided = await aDecidedSuit();
    const { services } = openServices();
    const { cardToken } = await services.deck.getDecidedSuit(decided.creator.visitor(), decided.caseUuid);
    const openings = [
      () => services.verdict.getCardByToken(decided.caseUuid, cardToken, "court.test"),
      () => services.verdict.getVerdictByCardToken(decided.caseUuid, cardToken),
      () => services.pettysuit.getCardNames(decided.caseUuid, cardToken),
    ];
    for (const openBare of openings) await openBare();
    await seal(decided.creator, decided);
    for (const openBare of openings) await expect(openBare()).rejects.toMatchObject(SEALED);
    await share(decided.creator, decided);
    for (const openBare of openings) await openBare();
  });

  it("outlives nobody who has left for good", async () => {
    const decided = await aDecidedSuit();
    const { services } = openServices();
    const { cardToken } = await services.deck.getDecidedSuit(decided.creator.visitor(), decided.caseUuid);
    await leave(decided.opponent);
    const opening = services.verdict.getCardByToken(decided.caseUuid, cardToken, "court.test");
    await expect(opening).rejects.toMatchObject(SEALED);
  });
});

describe.each([
  ["suit", aDecidedSuit],
  ["courtroom", aDecidedCourtroom],
])("a verdict of a %s", (_, aVerdict) => {
  it("is private until a party shares it", async () => {
    const decided = await aVerdict();
    expect(await read(decided.creator, decided)).toEqual({ state: "private" });
    const shareId = await share(decided.opponent, decided);
    const shared = { state: "shared", shareId, link: `http://court.test/v/${shareId}` };
    expect(await read(decided.creator, decided)).toEqual(shared);
    expect(await read(decided.opponent, decided)).toEqual(shared);
  });

  it("has one link, whoever shares it how often and at the same moment", async () => {
    const decided = await aVerdict();
    const people = [decided.creator, decided.opponent, decided.creator, decided.opponent];
    const ids = await Promise.all(people.map((person) => share(person, decided)));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{22}$/u);
  });

  it("shows everyone with the link what the card shows, and nothing else of the case", async () => {
    const decided = await aVerdict();
    const shareId = await share(decided.creator, decided);
    const { card, ...rest } = await open(shareId);
    expect(Object.keys(card).sort()).toEqual([
      ...["caseName", "creatorName", "judgePersonality", "opponentName"],
      ...["punishment", "settledOn", "siteAddress", "winner"],
    ]);
    expect(rest).toEqual({
      shareId,
      version: expect.stringMatching(/^[0-9a-f]{16}$/u),
      settledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
    });
  });

  it("can be sealed by either party at any time, and only who sealed it opens it again, by another link", async () => {
    const decided = await aVerdict();
    const { creator, opponent } = decided;
    const first = await share(creator, decided);
    expect(await seal(opponent, decided)).toEqual({ state: "sealed", by: "you" });
    await expect(open(first)).rejects.toMatchObject(SEALED);
    expect(await read(creator, decided)).toEqual({ state: "sealed", by: "other" });
    await expectRefusal(await sharingOf(creator, decided, "POST"), 410, "sealed");

    const second = await share(opponent, decided);
    expect(second).not.toBe(first);
    expect((await open(second)).shareId).toBe(second);
    await expect(open(first)).rejects.toMatchObject(SEALED);
    expect(await read(creator, decided)).toEqual({
      state: "shared",
      shareId: second,
      link: expect.stringContaining(second),
    });

    expect(await seal(creator, decided)).toEqual({ state: "sealed", by: "you" });
    await expectRefusal(await sharingOf(opponent, decided, "POST"), 410, "sealed");
    await expect(open(second)).rejects.toMatchObject(SEALED);
  });

  it("can be sealed before anybody shared it", async () => {
    const decided = await aVerdict();
    expect(await seal(decided.opponent, decided)).toEqual({ state: "sealed", by: "you" });
    expect(await seal(decided.creator, decided)).toEqual({ state: "sealed", by: "other" });
    await expectRefusal(await sharingOf(decided.creator, decided, "POST"), 410, "sealed");
    await share(decided.opponent, decided);
  });

  it("names the link that it has sealed, also one that was made in the same moment", async () => {
    const decided = await aVerdict();
    let link: Sharing | null = null;
    let trips = 0;
    const batch: typeof env.DB.batch = async (statements) => {
      trips += 1;
      if (trips === 2) link = await court.sharing.share(decided.creator.visitor(), decided.caseUuid);
      return env.DB.batch(statements);
    };
    const between = openCourt(Object.assign(Object.create(env.DB), { prepare: env.DB.prepare.bind(env.DB), batch }));
    const { sealed } = await between.sharing.seal(decided.opponent.visitor(), decided.caseUuid);
    expect(link).toMatchObject({ state: "shared", shareId: sealed });
  });

  it("stays sealed when it is shared by the other in the same moment", async () => {
    const decided = await aVerdict();
    await share(decided.creator, decided);
    await Promise.all([
      seal(decided.opponent, decided),
      ...Array.from({ length: 5 }, () => sharingOf(decided.creator, decided, "POST")),
    ]);
    expect(await read(decided.opponent, decided)).toEqual({ state: "sealed", by: "you" });
  });

  it("is no business of a third person or a stranger", async () => {
    const decided = await aVerdict();
    const mallory = await aGuest(court, "Mallory");
    for (const method of ["GET", "POST", "DELETE"] as const) {
      await expectRefusal(await sharingOf(mallory, decided, method), 403, "not_yours");
      await expectRefusal(await sharingOf(null, decided, method), 401, "no_session");
      for (const caseUuid of [crypto.randomUUID(), "nonsense"]) {
        const unknown = await expectRefusal(await sharingOf(mallory, { caseUuid }, method), 404, "not_found");
        expect(unknown.message).toBe("Case not found");
      }
    }
    expect(await storedRows("select * from shared_verdicts where case_uuid = ?", decided.caseUuid)).toEqual([]);
  });
});

describe("a public link", () => {
  it("can't be made before the verdict", async () => {
    const joined = await aJoinedCase(court);
    for (const method of ["GET", "POST", "DELETE"] as const) {
      await expectRefusal(
        await sharingOf(joined.creator, { caseUuid: joined.suitUuid }, method),
        404,
        "verdict_not_ready",
      );
    }
  });

  it("ends with the verdict that it was made for: a later ruling of the case needs a link of its own", async () => {
    const decided = await aDecidedSuit();
    const first = await share(decided.creator, decided);
    await env.DB.prepare("update verdicts set created_at = created_at + 1 where case_uuid = ?")
      .bind(decided.caseUuid)
      .run();
    await expect(open(first)).rejects.toMatchObject(SEALED);
    expect(await read(decided.creator, decided)).toEqual({ state: "private" });
    const second = await share(decided.opponent, decided);
    expect((await open(second)).shareId).toBe(second);

    await env.DB.prepare("delete from verdicts where case_uuid = ?").bind(decided.caseUuid).run();
    await expect(open(second)).rejects.toMatchObject(SEALED);
  });

  it("ends when one of the two ends all of theirs, in either seat, and nobody else's does", async () => {
    const [suit, courtroom, other] = [await aDecidedSuit(), await aDecidedCourtroom(), await aDecidedSuit()];
    const links = [await share(suit.creator, suit), await share(courtroom.creator, courtroom)];
    const kept = await share(other.creator, other);
    const database = openDatabase(env.DB);
    await database.batch([
      sealSharesOf(database, suit.creator.uuid, Date.now()),
      sealSharesOf(database, courtroom.opponent.uuid, Date.now()),
    ]);
    for (const link of links) await expect(open(link)).rejects.toMatchObject(SEALED);
    expect((await open(kept)).shareId).toBe(kept);
    expect(await read(suit.opponent, suit)).toEqual({ state: "sealed", by: "other" });
    expect(await read(courtroom.creator, courtroom)).toEqual({ state: "sealed", by: "other" });
  });

  it.each(["A".repeat(22), "A".repeat(21), "A".repeat(32), "", "../x", "%00", "é".repeat(22)])(
    "that nobody made is unknown: %j",
    async (shareId) => {
      await expect(open(shareId)).rejects.toMatchObject({ status: 404, code: "not_found" });
    },
  );
});
