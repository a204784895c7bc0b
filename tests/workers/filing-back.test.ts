import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { aDecidedCase, aFiledCase, aGuest, aJoinedCase, aSettledCourtroom, type Guest } from "../support/factories";
import { leave } from "../support/leaving";
import { noticesOf } from "../support/notices";
import { aSharedCase, seal } from "../support/sharing";

const court = openCourt(env.DB);

describe("filing back", () => {
  it("begins with the roles exchanged, the same way before the same judge, and quotes the verdict", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court, { allegation: "He hums at breakfast." });
    const verdict = await court.deck.getDecidedSuit(opponent.visitor(), suitUuid);
    const draft = await court.filing.draftRematch(opponent.visitor(), suitUuid);
    expect(draft).toMatchObject({ kind: "pettysuit", judgePersonality: verdict.verdict.judgePersonality });
    expect(draft?.allegation).toContain("Robin says: ‘");
    expect(draft?.allegation).toContain(`Precedent: ‘${verdict.verdict.caseName}’`);
    const again = await court.filing.draftRematch(creator.visitor(), suitUuid);
    expect(again?.allegation).toMatch(/^He hums at breakfast\. Precedent: ‘/u);
    const settled = await aSettledCourtroom(court);
    expect(await court.filing.draftRematch(settled.opponent.visitor(), settled.courtroomUuid)).toMatchObject({
      kind: "courtroom",
    });
  });

  it("begins with nothing while there is no verdict, after a seal, and once one of the two has left", async () => {
    const { suitUuid, creator } = await aFiledCase(court);
    expect(await court.filing.draftRematch(creator.visitor(), suitUuid)).toBeNull();
    const shared = await aSharedCase(court);
    expect(await court.filing.draftRematch(shared.opponent.visitor(), shared.caseUuid)).not.toBeNull();
    await seal(shared.creator, shared);
    expect(await court.filing.draftRematch(shared.opponent.visitor(), shared.caseUuid)).toBeNull();
    const decided = await aDecidedCase(court);
    await leave(decided.creator);
    expect(await court.filing.draftRematch(decided.opponent.visitor(), decided.suitUuid)).toBeNull();
  });

  it("summons the other party by a notice, once, and nobody of a case that is none of the filer's", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court);
    const fileBack = (person: Guest, back: string) => {
      const filing = { creatorUuid: person.uuid, allegation: "So did you.", creatorDisplayName: "Sam" } as const;
      const input = { ...filing, tone: "Fun", judgePersonality: "Yoda", previewAllowed: true } as const;
      return court.filing.fileCase(person.visitor(), "pettysuit", input, crypto.randomUUID(), back);
    };
    const summonsOf = async (person: Guest) =>
      (await noticesOf(person)).filter(({ kind }) => kind === "filed_back").map(({ title, link }) => ({ title, link }));
    const isServed = async ({ uuid }: { uuid: string }) =>
      (await court.pettysuit.getFiledSuit(opponent.visitor(), uuid)).isServed;
    const { token, ...first } = await fileBack(opponent, suitUuid);
    expect(await isServed(first)).toBe(true);
    expect(await isServed(await fileBack(opponent, suitUuid))).toBe(false);
    expect(await summonsOf(creator)).toEqual([{ title: "Sam wants a rematch", link: `/invite/${token}` }]);
    expect(await summonsOf(opponent)).toEqual([]);

    const stranger = await aGuest(court);
    await fileBack(stranger, suitUuid);
    const pending = await aJoinedCase(court);
    await fileBack(pending.opponent, pending.suitUuid);
    expect(await summonsOf(creator)).toHaveLength(1);
    expect(await summonsOf(opponent)).toEqual([]);
    expect(await summonsOf(pending.creator)).toEqual([]);
  });

  it("is for the two alone", async () => {
    const { suitUuid } = await aDecidedCase(court);
    const stranger = await aGuest(court);
    await expect(court.filing.draftRematch(stranger.visitor(), suitUuid)).rejects.toMatchObject({ status: 403 });
    await expect(court.filing.draftRematch(stranger.visitor(), crypto.randomUUID())).rejects.toMatchObject({
      status: 404,
    });
  });
});
