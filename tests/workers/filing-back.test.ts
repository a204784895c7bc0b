import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openCourt } from "../support/court";
import { aDecidedCase, aFiledCase, aGuest, aSettledCourtroom } from "../support/factories";
import { leave } from "../support/leaving";
import { aSharedCase, seal } from "../support/sharing";

const court = openCourt(env.DB);

describe("filing back", () => {
  it("begins with the roles exchanged, the same way before the same judge, and quotes the verdict", async () => {
    const { suitUuid, creator, opponent } = await aDecidedCase(court, { allegation: "He hums at breakfast." });
    const verdict = await court.deck.getDecidedSuit(opponent.visitor(), suitUuid);
    const draft = await court.filing.draftRematch(opponent.visitor(), suitUuid);
    expect(draft).toMatchObject({ kind: "pettysuit", judgePersonality: verdict.verdict.judgePersonality });
    expect(draft?.allegation).toContain("Robin says: “");
    expect(draft?.allegation).toContain(`Precedent: “${verdict.verdict.caseName}”`);
    const again = await court.filing.draftRematch(creator.visitor(), suitUuid);
    expect(again?.allegation).toMatch(/^He hums at breakfast\. Precedent: “/u);
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

  it("is for the two alone", async () => {
    const { suitUuid } = await aDecidedCase(court);
    const stranger = await aGuest(court);
    await expect(court.filing.draftRematch(stranger.visitor(), suitUuid)).rejects.toMatchObject({ status: 403 });
    await expect(court.filing.draftRematch(stranger.visitor(), crypto.randomUUID())).rejects.toMatchObject({
      status: 404,
    });
  });
});
