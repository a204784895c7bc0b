import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Winner } from "~/domain/case/winner";
import { openCourt } from "../support/court";
import { aDecidedCase, aFiledCase, aGuest, aSettledCourtroom, type Guest } from "../support/factories";
import { openServices } from "../support/services";

const court = openCourt(env.DB);

async function recordOf(person: Guest) {
  return (await openServices().services.profile.readOwnProfile(person.visitor()))?.record;
}

/** Has a decided suit be won by somebody, whoever the judge was for. */
async function letWin(suitUuid: string, winner: Winner): Promise<void> {
  await env.DB.prepare("update verdicts set winner = ? where case_uuid = ?").bind(winner, suitUuid).run();
}

describe("a person's record", () => {
  it("begins with nothing", async () => {
    const nothing = { filed: 0, joined: 0, decided: 0, won: 0, drawn: 0 };
    expect(await recordOf(await aGuest(court))).toEqual(nothing);
  });

  it("counts suits and courtrooms of either seat together", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court);
    await letWin(suitUuid, "creator");
    await aFiledCase(court, {}, creator);
    expect(await recordOf(creator)).toEqual({ filed: 2, joined: 0, decided: 1, won: 1, drawn: 0 });
    expect(await recordOf(opponent)).toEqual({ filed: 0, joined: 1, decided: 1, won: 0, drawn: 0 });

    const settled = await aSettledCourtroom(court);
    expect(await recordOf(settled.creator)).toMatchObject({ filed: 1, joined: 0, decided: 1 });
    expect(await recordOf(settled.opponent)).toMatchObject({ filed: 0, joined: 1, decided: 1 });
  });

  it("gives a win to the opponent who won, and a hung court to both as a draw", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court);
    await letWin(suitUuid, "opponent");
    expect([(await recordOf(creator))?.won, (await recordOf(opponent))?.won]).toEqual([0, 1]);

    await letWin(suitUuid, "other");
    for (const party of [creator, opponent]) expect(await recordOf(party)).toMatchObject({ won: 0, drawn: 1 });
  });

  it("counts a default judgment as decided and as nobody's win", async () => {
    const { suitUuid, creator } = await aDecidedCase(court);
    await letWin(suitUuid, "creator");
    await env.DB.prepare("update verdicts set by_default = 1 where case_uuid = ?").bind(suitUuid).run();
    expect(await recordOf(creator)).toMatchObject({ decided: 1, won: 0, drawn: 0 });
  });

  it("is nobody's without a session, which costs the database nothing", async () => {
    const { services, trips } = openServices();
    const nobody = { token: null, tokenHash: null, rollDue: false };
    expect(await services.profile.readOwnProfile(nobody)).toBeNull();
    expect(trips.count).toBe(0);
  });

  it("is nobody's with a session that has ended", async () => {
    const { services } = openServices();
    const stranger = { token: "A".repeat(43), tokenHash: "nobody", rollDue: false };
    expect(await services.profile.readOwnProfile(stranger)).toBeNull();
  });
});
