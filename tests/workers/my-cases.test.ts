import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { aDecidedDilemma } from "../support/dilemmas";
import { aCourtroomInSession, aDecidedCase, aFiledCase, aGuest, aSettledCourtroom } from "../support/factories";
import { openServices } from "../support/services";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 60 * 60_000;

let hoursAgo = 0;
const court = openCourt(env.DB, { clock: () => NOW - hoursAgo * HOUR_MS });
const { myCases } = openServices().services;

describe("the page of all one's cases", () => {
  it("has swipe cases and courtrooms apart, for either party, each against the other", async () => {
    const decided = await aDecidedCase(court);
    const settled = await aSettledCourtroom(court);
    for (const [{ creator, opponent }, kind, status] of [
      [decided, "swipes", "settled"],
      [settled, "courts", "settled"],
    ] as const) {
      const other = kind === "swipes" ? "courts" : "swipes";
      expect(await myCases.listOwnCases(creator.visitor())).toMatchObject({
        [kind]: [{ against: "Sam", status, outcome: expect.stringMatching(/^(?:(?:Robin|Sam) won|Hung Court)$/u) }],
        [other]: [],
      });
      expect(await myCases.listOwnCases(opponent.visitor())).toMatchObject({
        [kind]: [{ against: "Robin", status }],
        [other]: [],
      });
    }
  });

  it("has each title with the language of its complaint, in the drawer's lists as well", async () => {
    const creator = await aGuest(court);
    await aFiledCase(court, { allegation: "Meine Mitbewohnerin benutzt mein Shampoo und streitet alles ab." }, creator);
    await aFiledCase(court, { allegation: "He put the milk back with one sip in it." }, creator);
    const { swipes } = await myCases.listOwnCases(creator.visitor());
    expect(new Map(swipes.map(({ title, language }) => [title, language]))).toEqual(
      new Map([
        ["Meine Mitbewohnerin benutzt mein Shampoo und streitet alles ab.", "de"],
        ["He put the milk back with one sip in it.", null],
      ]),
    );
    const listed = await court.pettysuit.listSuits(creator.visitor(), creator.uuid);
    expect(listed.map(({ language }) => language).sort()).toEqual(["de", null].sort());
  });

  it("says of a dilemma what was decided", async () => {
    const { uuid, person } = await aDecidedDilemma(court);
    const { decision } = await court.dilemma.getSession(person.visitor(), uuid);
    const { dilemmas } = await myCases.listOwnCases(person.visitor());
    expect(decision).toMatch(/./u);
    expect(dilemmas).toMatchObject([{ uuid, against: null, status: "settled", outcome: decision }]);
  });

  it("begins with the newest", async () => {
    const creator = await aGuest(court);
    const filed: string[] = [];
    for (hoursAgo of [1, 72, 30]) filed.push((await aFiledCase(court, {}, creator)).suitUuid);
    hoursAgo = 0;
    const { swipes } = await myCases.listOwnCases(creator.visitor());
    expect(swipes.map(({ uuid }) => uuid)).toEqual([filed[0], filed[2], filed[1]]);
  });

  it("has more than the drawer's 25", async () => {
    const creator = await aGuest(court);
    for (let count = 0; count < 27; count++) await aFiledCase(court, {}, creator);
    expect((await myCases.listOwnCases(creator.visitor())).swipes).toHaveLength(27);
  });

  it("shows a stranger nothing, nor a browser whose session has ended", async () => {
    const { creator } = await aCourtroomInSession(court);
    const nothing = { isSignedIn: false, swipes: [], courts: [] };
    expect(await myCases.listOwnCases({ token: null, tokenHash: null, rollDue: false })).toMatchObject(nothing);
    const { tokenHash } = creator.visitor();
    await env.DB.prepare("update sessions set expires_at = 0 where token_hash = ?").bind(tokenHash).run();
    expect(await myCases.listOwnCases(creator.visitor())).toMatchObject(nothing);
  });
});
