import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { writtenOn } from "~/domain/verdict/card-words";
import { asPerson } from "../support/api-client";
import { openCourt } from "../support/court";
import { aCourtroomInSession, aGuest, aSettledCourtroom, type CourtroomInSession } from "../support/factories";
import { courtroomReadingCalls } from "../support/reading-calls";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { enter } from "../support/socket";
import { drawnCards } from "../support/test-worker";

const court = openCourt(env.DB);

const pathOf = ({ courtroomUuid }: CourtroomInSession) => `/api/courtrooms/${courtroomUuid}`;

async function read(courtroom: CourtroomInSession): Promise<Courtroom> {
  return (await asPerson(courtroom.creator)(pathOf(courtroom))).json<Courtroom>();
}

describe("a courtroom's record", () => {
  it("is refused to a third person with 403 and to a stranger with 401, and neither body says more", async () => {
    const settled = await aSettledCourtroom(court, { allegation: "He hums in the shower." });
    const { courtroomUuid, code, creator, opponent } = settled;
    const { meta: _readByTheLink, ...calls } = courtroomReadingCalls(settled, creator.uuid);
    const mallory = asPerson(await aGuest(court, "Mallory"));
    for (const path of Object.values(calls)) {
      const own = path.replace(/\?.*/u, "");
      const refused = await expectRefusal(await mallory(own), 403, "not_yours");
      for (const word of ["hums", "Robin", "Sam", code, courtroomUuid, opponent.uuid]) {
        expect(refused.message).not.toContain(word);
      }
      await expectRefusal(await asPerson(null)(own), 401, "no_session");
    }
  });

  it.each(["00000000-0000-4000-8000-000000000000", "no-uuid", "%27%20or%201=1"])(
    "that does not exist is unknown: %s",
    async (uuid) => {
      const robin = await aGuest(court, "Robin");
      const calls = courtroomReadingCalls({ courtroomUuid: uuid, token: "A".repeat(32) }, robin.uuid);
      for (const path of Object.values(calls)) await expectRefusal(await asPerson(robin)(path), 404, "not_found");
    },
  );

  it("names its parties by username before the name given for the case", async () => {
    const inSession = await aCourtroomInSession(court);
    const username = `sam_${inSession.opponent.uuid.slice(0, 8)}`;
    await env.DB.prepare("update users set username = ? where uuid = ?").bind(username, inSession.opponent.uuid).run();
    expect(await read(inSession)).toMatchObject({
      creator: { displayName: "Robin" },
      opponent: { displayName: username },
    });
  });

  it("holds everything said, in order, for both parties alike", async () => {
    const inSession = await aCourtroomInSession(court);
    const robin = await enter(inSession.creator, inSession.courtroomUuid);
    for (const content of ["He ate my pizza.", "All of it.", "<b>Cold</b>, too."]) {
      robin.say(content);
      await robin.next("NEW_MESSAGE");
    }
    const transcripts = await Promise.all(
      [inSession.creator, inSession.opponent].map(async (party) =>
        (await asPerson(party)(`${pathOf(inSession)}/messages`)).json(),
      ),
    );
    expect(transcripts[0]).toMatchObject([
      { number: 1, content: "He ate my pizza.", sender: { displayName: "Robin" } },
      { number: 2, content: "All of it." },
      { number: 3, content: "<b>Cold</b>, too." },
    ]);
    expect(transcripts[1]).toEqual(transcripts[0]);
  });
});

describe("a settled courtroom", () => {
  it("carries its verdict, with the parties' names in the texts", async () => {
    const settled = await aSettledCourtroom(court);
    const { status, winner, settledAt, ...texts } = await read(settled);
    expect({ status, winner }).toEqual({
      status: "settled",
      winner: expect.stringMatching(/^(?:creator|opponent|other)$/u),
    });
    expect(Date.parse(settledAt ?? "")).toBeGreaterThan(0);
    for (const text of [texts.caseName, texts.rationale, texts.punishment]) {
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/Party [AB]/u);
    }
  });

  it("is ruled on once, whatever is said after", async () => {
    const settled = await aSettledCourtroom(court);
    const before = await read(settled);
    await court.ruleOnCourtroom(settled.courtroomUuid, [
      { seat: "opponent", content: "On second thoughts: all lies." },
    ]);
    expect(await read(settled)).toEqual(before);
  });

  it("has a card like a suit's, drawn from what a card shows alone", async () => {
    const settled = await aSettledCourtroom(court);
    const { caseName, punishment, winner } = await read(settled);
    const path = `/api/verdicts/${settled.courtroomUuid}/image/view?userUuid=${settled.creator.uuid}&scale=3`;
    const response = await asPerson(settled.creator)(path);
    expect({ status: response.status, type: response.headers.get("Content-Type") }).toEqual({
      status: 200,
      type: "image/png",
    });
    await response.body?.cancel();
    expect(drawnCards.at(-1)).toEqual({
      layout: "card",
      scale: 3,
      card: {
        caseName,
        winner,
        creatorName: "Robin",
        opponentName: "Sam",
        punishment,
        judgePersonality: "Classic Judge",
        settledOn: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/u),
        siteAddress: "court.test",
      },
    });
  });

  it("has no card before its verdict", async () => {
    const inSession = await aCourtroomInSession(court);
    const { image } = courtroomReadingCalls(inSession, inSession.creator.uuid);
    await expectRefusal(await asPerson(inSession.creator)(image), 404, "verdict_not_ready");
  });

  it("gives its page a token that opens its bare card, and no other's", async () => {
    const [settled, other] = [await aSettledCourtroom(court), await aSettledCourtroom(court)];
    const { services } = openServices();
    const { decided } = await services.courtroom.openCourtroom(settled.creator.visitor(), settled.courtroomUuid);
    const cardToken = decided?.cardToken ?? "";
    const card = await services.verdict.getCardByToken(settled.courtroomUuid, cardToken, "court.test");
    expect(writtenOn(card)).toContain(decided?.verdict.caseName);
    await expect(services.verdict.getCardByToken(other.courtroomUuid, cardToken, "court.test")).rejects.toMatchObject({
      status: 403,
    });
  });
});
