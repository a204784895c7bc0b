import { env } from "cloudflare:workers";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { verdictSchema } from "~/domain/verdict/verdict";
import { asPerson } from "../support/api-client";
import { DAY_MS, travel } from "../support/clock";
import { openCourt } from "../support/court";
import { aDecidedCase, aGuest, aJoinedCase, answerAll, type JoinedCase } from "../support/factories";
import { expectRefusal } from "../support/refusal";
import { atDeck, SUIT_CARDS } from "../support/swipe";

const court = openCourt(env.DB);

interface DecidedBody {
  verdict: Record<string, string>;
  names: { creator: string; opponent: string };
  settledAt: string;
  sideBySide: object[];
  cardToken: string;
}

async function readVerdict(decided: JoinedCase): Promise<DecidedBody> {
  const response = await atDeck(decided, decided.creator).readVerdict();
  expect(response.status).toBe(200);
  return response.json<DecidedBody>();
}

interface CardTokenParts {
  expiry: string;
  round: string;
  signature: string;
}

/** A token of three parts with some of them changed and the rest as it was signed. */
function changed(forge: (parts: CardTokenParts) => CardTokenParts): (token: string) => string {
  return (token) => {
    const [expiry = "", round = "", signature = "", ...more] = token.split(".");
    expect([expiry, round, signature].every((part) => part !== "") && more.length === 0).toBe(true);
    const forged = forge({ expiry, round, signature });
    return `${forged.expiry}.${forged.round}.${forged.signature}`;
  };
}

describe("a verdict", () => {
  it("is not ready until both parties are done", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.creator);
    const { message } = await expectRefusal(await deck.readVerdict(), 404, "verdict_not_ready");
    expect(message).toBe("No verdict available");
    await answerAll(court, joined, joined.creator, ["yes"]);
    await expectRefusal(await deck.readVerdict(), 404, "verdict_not_ready");
    await answerAll(court, joined, joined.opponent, ["no"]);
    expect((await deck.readVerdict()).status).toBe(200);
  });

  it("has a case name, a winner, a rationale, a punishment and its judge", async () => {
    const { verdict, settledAt, sideBySide } = await readVerdict(
      await aDecidedCase(court, { judgePersonality: "Yoda" }),
    );
    expect(v.parse(v.strictObject(verdictSchema.entries), verdict).judgePersonality).toBe("Yoda");
    expect(new Date(settledAt).toISOString()).toBe(settledAt);
    expect(sideBySide).toHaveLength(SUIT_CARDS);
    expect(sideBySide.at(-1)).toMatchObject({
      isHunch: true,
      prompt: expect.stringMatching(/^Did the other party say yes/u),
    });
  });

  it("tells of the hunch who was right about the other", async () => {
    // Whoever says yes throughout foresees a yes of the other.
    for (const [said, isRight] of [
      ["yes", true],
      ["no", false],
    ] as const) {
      const joined = await aJoinedCase(court);
      await answerAll(court, joined, joined.creator, ["yes"]);
      await answerAll(court, joined, joined.opponent, [said]);
      const { sideBySide } = await readVerdict(joined);
      expect(sideBySide.at(-1)).toMatchObject({ foresaw: { creator: isRight, opponent: isRight } });
      expect(sideBySide[0]).not.toHaveProperty("foresaw");
    }
  });

  it("calls the parties by their names, nowhere Party A or Party B", async () => {
    const decided = await aDecidedCase(court, { creatorDisplayName: "Robin" });
    const body = await readVerdict(decided);
    expect(body.names).toEqual({ creator: "Robin", opponent: "Sam" });
    expect(JSON.stringify(body)).not.toMatch(/Party [AB]/u);
    expect(JSON.stringify(body.verdict)).toMatch(/Robin|Sam/u);
  });

  it("calls each account by its own username", async () => {
    const decided = await aDecidedCase(court);
    const rename = env.DB.prepare("update users set username = ? where uuid = ?");
    const names = { creator: `judy${decided.suitUuid.slice(0, 8)}`, opponent: `omar${decided.suitUuid.slice(0, 8)}` };
    await env.DB.batch([
      rename.bind(names.creator, decided.creator.uuid),
      rename.bind(names.opponent, decided.opponent.uuid),
    ]);
    expect((await readVerdict(decided)).names).toEqual(names);
  });

  it("is told by the suit's status", async () => {
    const { suitUuid, opponent } = await aDecidedCase(court);
    const suit = await (await asPerson(opponent)(`/api/pettysuits/${suitUuid}`)).json();
    expect(suit).toMatchObject({ status: "settled" });
  });

  it("is no business of a third person or a stranger", async () => {
    const decided = await aDecidedCase(court);
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await atDeck(decided, mallory).readVerdict(), 403, "not_yours");
    await expectRefusal(await asPerson(null)(`/api/pettysuits/${decided.suitUuid}/verdict`), 401, "no_session");
  });
});

describe("a card token", () => {
  it("opens the verdict for whoever holds it, without the testimony", async () => {
    const decided = await aDecidedCase(court);
    const { cardToken, verdict } = await readVerdict(decided);
    const response = await asPerson(null)(`/api/pettysuits/${decided.suitUuid}/verdict?token=${cardToken}`);
    expect(await response.json()).toEqual({ verdict });
  });

  it("opens the two names and nothing else of the suit", async () => {
    const decided = await aDecidedCase(court, { creatorDisplayName: "Robin" });
    const { cardToken } = await readVerdict(decided);
    const response = await asPerson(null)(`/api/pettysuits/${decided.suitUuid}?token=${cardToken}`);
    expect(await response.json()).toEqual({ creatorDisplayName: "Robin", opponentDisplayName: "Sam" });
  });

  it("works a day and no longer", async () => {
    const decided = await aDecidedCase(court);
    const { cardToken } = await readVerdict(decided);
    const path = `/api/pettysuits/${decided.suitUuid}/verdict?token=${cardToken}`;
    travel(DAY_MS - 60_000);
    expect((await asPerson(null)(path)).status).toBe(200);
    travel(120_000);
    await expectRefusal(await asPerson(null)(path), 403, "not_yours");
  });

  const attempts: [string, (token: string, other: string) => string][] = [
    ["missing", () => ""],
    ["made up", () => "letmein"],
    ["another suit's", (_token, other) => other],
    ["given a longer life", changed(({ expiry, ...rest }) => ({ ...rest, expiry: String(Number(expiry) + DAY_MS) }))],
    ["of another round", changed((parts) => ({ ...parts, round: "2" }))],
    ["given another signature", changed((parts) => ({ ...parts, signature: "0".repeat(64) }))],
    ["without its signature", changed((parts) => ({ ...parts, signature: "" }))],
    ["given no end", changed((parts) => ({ ...parts, expiry: "NaN" }))],
  ];

  it("that was forged in any way opens nothing, not even for a party", async () => {
    const [decided, other] = [await aDecidedCase(court), await aDecidedCase(court)];
    const [own, foreign] = [(await readVerdict(decided)).cardToken, (await readVerdict(other)).cardToken];
    for (const [kind, forge] of attempts) {
      for (const call of [asPerson(null), asPerson(decided.creator)]) {
        for (const path of [`/api/pettysuits/${decided.suitUuid}`, `/api/pettysuits/${decided.suitUuid}/verdict`]) {
          const response = await call(`${path}?token=${forge(own, foreign)}`);
          const { message } = await expectRefusal(response, 403, "not_yours");
          expect(message, kind).toBe("Unauthorized / Invalid or missing token");
        }
      }
    }
  });

  it("is not the invitation's token", async () => {
    const { suitUuid, token } = await aDecidedCase(court);
    await expectRefusal(await asPerson(null)(`/api/pettysuits/${suitUuid}/verdict?token=${token}`), 403, "not_yours");
  });
});
