import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CARD_TEMPLATE_VERSION, type VerdictCard } from "~/domain/verdict/card";
import { printOnce } from "~/server/verdict/card-press.server";
import { r2CardStore } from "~/server/verdict/card-store.server";
import { asPerson } from "../support/api-client";
import { expectFaults } from "../support/console";
import { openCourt } from "../support/court";
import { aDecidedCase, aGuest, aJoinedCase, type JoinedCase } from "../support/factories";
import { drawnFor, printed } from "../support/pictures";
import { expectRefusal } from "../support/refusal";

const court = openCourt(env.DB);

function imageOf({ suitUuid, creator }: JoinedCase, query = "", person = creator) {
  return asPerson(person)(`/api/verdicts/${suitUuid}/image/view${query}`);
}

async function caseNameOf({ suitUuid, creator }: JoinedCase): Promise<string> {
  const response = await asPerson(creator)(`/api/pettysuits/${suitUuid}/verdict`);
  return (await response.json<{ verdict: { caseName: string } }>()).verdict.caseName;
}

/** A decided case whose name no other case of this file has. */
async function aNamedCase(): Promise<{ decided: JoinedCase; caseName: string }> {
  const decided = await aDecidedCase(court);
  await env.DB.prepare("update verdicts set case_name = ? where case_uuid = ?")
    .bind(`The case of ${decided.suitUuid}`, decided.suitUuid)
    .run();
  return { decided, caseName: await caseNameOf(decided) };
}

describe("a verdict's image", () => {
  it("is a PNG that only the parties' browsers may keep, and ask for again", async () => {
    const { decided } = await aNamedCase();
    const response = await imageOf(decided, `?userUuid=${decided.creator.uuid}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    await response.body?.cancel();
  });

  it("is not sent again to whoever has it, and is once a name on it has changed", async () => {
    const { decided, caseName } = await aNamedCase();
    const call = asPerson(decided.creator);
    const path = `/api/verdicts/${decided.suitUuid}/image/view?scale=1`;
    const first = await call(path);
    const etag = first.headers.get("ETag") ?? "";
    expect(await printed(first)).toBe(`320x568 ${caseName}`);
    const again = () => call(path, { headers: { "If-None-Match": etag } });
    const unchanged = await again();
    expect([unchanged.status, unchanged.headers.get("ETag"), await unchanged.text()]).toEqual([304, etag, ""]);
    await env.DB.prepare("update users set username = 'robin_the_just' where uuid = ?")
      .bind(decided.creator.uuid)
      .run();
    const renamed = await again();
    expect(renamed.status).toBe(200);
    expect(renamed.headers.get("ETag")).not.toBe(etag);
    expect(await printed(renamed)).toBe(`320x568 ${caseName}`);
  });

  it.each([
    ["", "640x1136"],
    ["?scale=1", "320x568"],
    ["?scale=2", "640x1136"],
    ["?scale=3", "960x1704"],
  ])("asked for with %j measures %s", async (query, size) => {
    const { decided, caseName } = await aNamedCase();
    expect(await printed(imageOf(decided, query))).toBe(`${size} ${caseName}`);
  });

  it("is drawn once per scale, whoever asks how often, and kept", async () => {
    const { decided, caseName } = await aNamedCase();
    const first = await printed(imageOf(decided, "?scale=1"));
    expect(await printed(imageOf(decided, "?scale=1"))).toBe(first);
    expect(await printed(imageOf(decided, "?scale=1", decided.opponent))).toBe(first);
    expect(drawnFor({ caseName }).map(({ scale }) => scale)).toEqual([1]);
    await printed(imageOf(decided, "?scale=3"));
    await printed(imageOf(decided, "?scale=3"));
    expect(drawnFor({ caseName }).map(({ scale }) => scale)).toEqual([1, 3]);
    expect(
      (await env.CARDS.list({ prefix: `cards/v${CARD_TEMPLATE_VERSION}/${decided.suitUuid}/` })).objects,
    ).toHaveLength(2);
  });

  it("is drawn from what a card shows and from nothing else of the case", async () => {
    const { decided, caseName } = await aNamedCase();
    await printed(imageOf(decided));
    expect(drawnFor({ caseName })).toEqual([
      {
        layout: "card",
        scale: 2,
        card: {
          caseName,
          winner: expect.stringMatching(/^(?:creator|opponent|other)$/u),
          creatorName: "Robin",
          opponentName: "Sam",
          punishment: expect.not.stringMatching(/Party [AB]/u),
          judgePersonality: "Classic Judge",
          settledOn: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/u),
          siteAddress: "court.test",
        },
      },
    ]);
  });

  it.each(["0", "4", "-1", "1.5", "x", "", "01", "1e0", "NaN", "2&scale=3"])(
    "is not drawn at scale %j",
    async (scale) => {
      const { decided, caseName } = await aNamedCase();
      await expectRefusal(await imageOf(decided, `?scale=${scale}`), 400, "invalid_input");
      expect(drawnFor({ caseName })).toEqual([]);
    },
  );

  it("does not exist before the verdict", async () => {
    await expectRefusal(await imageOf(await aJoinedCase(court)), 404, "verdict_not_ready");
  });

  it("is no business of a third person, a stranger, or someone with a borrowed uuid", async () => {
    const { decided, caseName } = await aNamedCase();
    const mallory = await aGuest(court, "Mallory");
    await expectRefusal(await imageOf(decided, "", mallory), 403, "not_yours");
    await expectRefusal(await imageOf(decided, `?userUuid=${mallory.uuid}`, mallory), 403, "not_yours");
    await expectRefusal(await imageOf(decided, `?userUuid=${decided.opponent.uuid}`), 403, "not_yours");
    await expectRefusal(await asPerson(null)(`/api/verdicts/${decided.suitUuid}/image/view`), 401, "no_session");
    expect(drawnFor({ caseName })).toEqual([]);
  });

  it("stays closed to a third person when it is stored already", async () => {
    const { decided } = await aNamedCase();
    await printed(imageOf(decided));
    await expectRefusal(await imageOf(decided, "", await aGuest(court, "Mallory")), 403, "not_yours");
  });
});

describe("a card store whose shelf is broken", () => {
  const card: VerdictCard = {
    caseName: "Robin v. Sam",
    winner: "creator",
    creatorName: "Robin",
    opponentName: "Sam",
    punishment: "Sam hums in the garden.",
    judgePersonality: "Strict",
    settledOn: "20 November 2026",
    siteAddress: "court.test",
  };
  const draw = async () => new Response("drawn").arrayBuffer();
  const renderer = { render: draw, renderNotice: draw, renderSummons: draw };

  /** The real shelf, but for one thing that it can't do. */
  function shelfWithout(broken: "get" | "put"): R2Bucket {
    return new Proxy(env.CARDS, {
      get: (target, member) =>
        member === broken
          ? () => Promise.reject(new Error("We encountered an internal error."))
          : Reflect.get(target, member).bind(target),
    });
  }

  it.each([
    ["put", "card_not_stored"],
    ["get", "card_store_unreadable"],
  ] as const)("still hands out the card when it can't %s", async (broken, fault) => {
    const shelf = shelfWithout(broken);
    const store = r2CardStore(shelf, { print: (order) => printOnce(shelf, renderer, order) });
    const png = store.getCard({ caseUuid: crypto.randomUUID(), card, layout: "card", scale: 1 });
    await expect(png.then((bytes) => new Response(bytes).text())).resolves.toBe("drawn");
    expectFaults(fault);
  });
});
