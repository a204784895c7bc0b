import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import { retryPause } from "~/domain/docket/schedule";
import type { Bench } from "~/domain/judge/judge";
import { openDatabase } from "~/server/database/client.server";
import { lookAtCase } from "~/server/docket/look-at-case.server";
import { DAY_MS, travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { openCourt, silentDocket, silentNotifier } from "../support/court";
import { docketOf, nextLookAt, verdictsOf } from "../support/docket";
import { eventually } from "../support/eventually";
import { aJoinedCase, answerAll, type JoinedCase } from "../support/factories";
import { openServices } from "../support/services";
import { countStored, storedRows } from "../support/stored";
import { atDeck, SUIT_CARDS } from "../support/swipe";

/** A court whose docket hears nothing: its cases wait for the real object. */
const court = openCourt(env.DB, { docket: silentDocket });

/** Both parties are done and nobody was told. */
async function aReadyCase(): Promise<JoinedCase> {
  const joined = await aJoinedCase(court);
  await answerAll(court, joined, joined.creator, ["yes", "no"]);
  await answerAll(court, joined, joined.opponent, ["no", "yes"]);
  return joined;
}

/** When the docket is to archive what was testified: once nobody can have a judgment set aside any more. */
const archivedAt = async (suitUuid: string) => Number((await verdictsOf(suitUuid))[0]?.created_at) + VACATABLE_MS;

async function untilDecided(suitUuid: string) {
  await eventually(async () => expect(await countStored("verdicts", "case_uuid", suitUuid)).toBe(1));
}

describe("the docket", () => {
  it("rules by itself when the second party gives the last answer", async () => {
    const joined = await aJoinedCase(court);
    await atDeck(joined, joined.creator).swipeAll("yes");
    expect(await verdictsOf(joined.suitUuid)).toEqual([]);
    await atDeck(joined, joined.opponent).swipeAll("no");
    await untilDecided(joined.suitUuid);
    const rows = await storedRows("select status, settled_at from cases where uuid = ?", joined.suitUuid);
    expect(rows).toEqual([{ status: "settled", settled_at: expect.any(Number) }]);
  });

  it("keeps nothing of a case that it need not look at again", async () => {
    const joined = await aJoinedCase(court);
    const { suitUuid } = joined;
    const kept = () =>
      runInDurableObject(docketOf(suitUuid), async (_docket, { storage }) => Object.fromEntries(await storage.list()));
    await answerAll(court, joined, joined.creator, ["yes"]);
    await answerAll(court, joined, joined.opponent, ["no"]);
    await docketOf(suitUuid).callCase(suitUuid);
    await untilDecided(suitUuid);
    const deadline = await archivedAt(suitUuid);
    await eventually(async () => expect(await kept()).toEqual({ caseUuid: suitUuid, deadline }));
    travel(VACATABLE_MS + 1_000);
    await runDurableObjectAlarm(docketOf(suitUuid));
    expect(await kept()).toEqual({});
  });

  it("gives both parties the same ruling, word for word, on every read", async () => {
    const joined = await aReadyCase();
    await docketOf(joined.suitUuid).callCase(joined.suitUuid);
    await untilDecided(joined.suitUuid);
    const read = async (person: "creator" | "opponent") => {
      const response = await atDeck(joined, joined[person]).readVerdict();
      const { cardToken: _fresh, ...ruling } = await response.json<Record<string, unknown>>();
      return JSON.stringify(ruling);
    };
    const first = await read("creator");
    expect(first).toContain("caseName");
    for (const person of ["creator", "opponent", "creator", "opponent"] as const) {
      expect(await read(person)).toBe(first);
    }
  });

  it("gives one verdict for a hundred calls with an eviction and an abort between them", async () => {
    const { suitUuid } = await aReadyCase();
    const callOften = (times: number) =>
      Promise.allSettled(Array.from({ length: times }, () => docketOf(suitUuid).callCase(suitUuid)));
    await callOften(30);
    await evictDurableObject(docketOf(suitUuid));
    const calls = callOften(40);
    await abortAllDurableObjects();
    await calls;
    await callOften(30);
    await untilDecided(suitUuid);
    const verdict = await verdictsOf(suitUuid);
    await callOften(10);
    await runDurableObjectAlarm(docketOf(suitUuid));
    expect(await verdictsOf(suitUuid)).toEqual(verdict);
  });

  it("keeps a called case over an abort right after the call", async () => {
    const { suitUuid } = await aReadyCase();
    await docketOf(suitUuid).callCase(suitUuid);
    await abortAllDurableObjects();
    await untilDecided(suitUuid);
  });

  it("keeps a look that is under way due, whatever time it is given meanwhile", async () => {
    const { suitUuid } = await aReadyCase();
    await runInDurableObject(docketOf(suitUuid), async (docket, { storage }) => {
      await docket.callCase(suitUuid);
      const ringing = docket.alarm();
      await docket.scheduleLook({ kind: "pettysuit", uuid: suitUuid }, Date.now() + DAY_MS);
      expect(await storage.getAlarm()).toBeLessThanOrEqual(Date.now());
      await ringing;
    });
    expect(await verdictsOf(suitUuid)).toHaveLength(1);
  });

  it("puts off no look that is due and late, whatever time it is given meanwhile", async () => {
    const { suitUuid } = await aJoinedCase(court);
    travel(DAY_MS);
    await runInDurableObject(docketOf(suitUuid), async (docket, { storage }) => {
      for (const at of [Date.now() - 1, Date.now() + DAY_MS]) {
        await docket.scheduleLook({ kind: "pettysuit", uuid: suitUuid }, at);
      }
      expect(await storage.getAlarm()).toBeLessThanOrEqual(Date.now());
    });
  });

  it("changes nothing when its alarm rings twice", async () => {
    const { suitUuid } = await aReadyCase();
    await docketOf(suitUuid).callCase(suitUuid);
    await untilDecided(suitUuid);
    const verdict = await verdictsOf(suitUuid);
    for (let ring = 0; ring < 2; ring += 1) {
      await runInDurableObject(docketOf(suitUuid), (docket) => docket.alarm());
    }
    expect(await verdictsOf(suitUuid)).toEqual(verdict);
    expect(await nextLookAt(suitUuid)).toBe(await archivedAt(suitUuid));
  });

  it("waits while a party is unfinished, and rules once it is called again", async () => {
    const joined = await aJoinedCase(court);
    const { suitUuid } = joined;
    await answerAll(court, joined, joined.creator, ["yes"]);
    await runInDurableObject(docketOf(suitUuid), async (docket) => {
      await docket.callCase(suitUuid);
      await docket.alarm();
    });
    expect(await verdictsOf(suitUuid)).toEqual([]);
    await answerAll(court, joined, joined.opponent, ["no"]);
    await docketOf(suitUuid).callCase(suitUuid);
    await untilDecided(suitUuid);
  });

  it("does nothing about a suit that nobody filed", async () => {
    const suitUuid = crypto.randomUUID();
    await runInDurableObject(docketOf(suitUuid), async (docket) => {
      await docket.callCase(suitUuid);
      await docket.alarm();
    });
    expect(await verdictsOf(suitUuid)).toEqual([]);
  });

  it("does nothing when its alarm rings before any call", async () => {
    await runInDurableObject(docketOf(crypto.randomUUID()), (docket) => docket.alarm());
  });
});

describe("a docket whose database fails", () => {
  it("tries again with growing pauses, says no word of the case, and delivers when the database is back", async () => {
    const { suitUuid } = await aReadyCase();
    // A far-off clock: alarms ring when the test says so and never by themselves.
    travel(DAY_MS);
    await docketOf(suitUuid).callCase(suitUuid);
    await env.DB.exec("alter table verdicts rename to verdicts_on_leave");
    const pauses: number[] = [];
    try {
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        expect(await runDurableObjectAlarm(docketOf(suitUuid))).toBe(true);
        pauses.push(((await nextLookAt(suitUuid)) ?? 0) - Date.now());
        if (attempt === 3) await evictDurableObject(docketOf(suitUuid));
      }
    } finally {
      await env.DB.exec("alter table verdicts_on_leave rename to verdicts");
    }
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6].map(retryPause));
    expect(pauses.slice(0, 4)).toEqual([2_000, 10_000, 60_000, 300_000]);
    expectFaults("docket_failed");

    await runDurableObjectAlarm(docketOf(suitUuid));
    expect(await verdictsOf(suitUuid)).toHaveLength(1);
    expect(await nextLookAt(suitUuid)).toBe(await archivedAt(suitUuid));
  });

  it("is not hurried by people who keep asking", async () => {
    const { suitUuid } = await aReadyCase();
    travel(DAY_MS);
    await docketOf(suitUuid).callCase(suitUuid);
    await env.DB.exec("alter table verdicts rename to verdicts_on_leave");
    try {
      await runDurableObjectAlarm(docketOf(suitUuid));
    } finally {
      await env.DB.exec("alter table verdicts_on_leave rename to verdicts");
    }
    const planned = await nextLookAt(suitUuid);
    await docketOf(suitUuid).callCase(suitUuid);
    expect(await nextLookAt(suitUuid)).toBe(planned);
    expectFaults("docket_failed");
  });
});

describe("a call to the docket that got lost", () => {
  it("is made up for by whoever asks for the verdict", async () => {
    const joined = await aReadyCase();
    const deck = atDeck(joined, joined.creator);
    expect((await deck.readVerdict()).status).toBe(404);
    await eventually(async () => expect((await deck.readVerdict()).status).toBe(200));
    expect(await verdictsOf(joined.suitUuid)).toHaveLength(1);
  });

  it("is made up for by whoever completes the deck again", async () => {
    const joined = await aReadyCase();
    await atDeck(joined, joined.opponent).complete();
    await untilDecided(joined.suitUuid);
  });

  it("is made up for by whoever opens the deck's page", async () => {
    const joined = await aReadyCase();
    const called: string[] = [];
    const { services } = openServices({ callCase: async (suitUuid) => void called.push(suitUuid) });
    await services.deck.openDeck(joined.creator.visitor(), joined.suitUuid);
    expect(called).toEqual([joined.suitUuid]);
  });

  it("costs nobody the answer that was given: it is stored, so the person hears that it is", async () => {
    const joined = await aJoinedCase(court);
    await answerAll(court, joined, joined.creator, ["yes"]);
    const unreachable = openCourt(env.DB, {
      docket: { callCase: () => Promise.reject(new Error("The script has been upgraded.")) },
    });
    await expect(answerAll(unreachable, joined, joined.opponent, ["no"])).resolves.toBeUndefined();
    expect(await countStored("answers", "user_uuid", joined.opponent.uuid)).toBe(SUIT_CARDS);
    expectFaults("docket_call_failed");
  });

  it("keeps nobody from the deck's page", async () => {
    const joined = await aReadyCase();
    const { services } = openServices({ callCase: () => Promise.reject(new Error("The script has been upgraded.")) });
    const deck = services.deck.openDeck(joined.creator.visitor(), joined.suitUuid);
    await expect(deck).resolves.toMatchObject({ decided: null });
    expectFaults("docket_call_failed");
  });
});

/** A bench with one word for everything, and what happens while it writes that. */
const benchOf = (word: string, meanwhile: () => Promise<unknown>): Bench => ({
  async presideOver() {
    await meanwhile();
    return {
      ruling: {
        winner: "other",
        caseName: `${word} v. ${word}`,
        rationale: word,
        punishment: word,
        exhibits: [],
        blame: { creator: 50, opponent: 50 },
        fairPoint: null,
      },
      receipt: { judgeId: `${word}@1`, promptVersion: null, runs: [], fallback: null },
      replies: [],
    };
  },
});

function deliverBy(word: string, suitUuid: string, meanwhile: () => Promise<unknown> = async () => {}) {
  const benches = { ...court.benches, bench: benchOf(word, meanwhile) };
  const { kinds } = court;
  const database = openDatabase(env.DB);
  return lookAtCase(
    { database, benches, kinds, notifier: silentNotifier, clock: Date.now, newUuid: () => crypto.randomUUID() },
    suitUuid,
  );
}

describe("a ruling on a case that is given another day while it is written", () => {
  it("is none: the case is looked at again", async () => {
    const { suitUuid, creator } = await aReadyCase();
    const extend = () => court.extension.extend(creator.visitor(), { kind: "pettysuit", uuid: suitUuid }, creator.uuid);
    expect(await deliverBy("Salt", suitUuid, extend)).toEqual({ lookAgainAt: expect.any(Number) });
    expect(await verdictsOf(suitUuid)).toEqual([]);
  });
});

describe("two rulings at the same moment", () => {
  it("leave one verdict, whole from one judge", async () => {
    const { suitUuid } = await aReadyCase();
    const deliveries = ["Salt", "Pepper"].map((word) => deliverBy(word, suitUuid));
    const decided = { lookAgainAt: expect.any(Number) };
    expect(await Promise.all(deliveries)).toEqual([decided, decided]);
    const [verdict, ...others] = await verdictsOf(suitUuid);
    expect(others).toEqual([]);
    expect(verdict?.case_name).toBe(`${verdict?.rationale} v. ${verdict?.punishment}`);
    expect(verdict?.judge_id).toBe(`${verdict?.rationale}@1`);
  });

  it("leave the first one as it is however often another judge rules after", async () => {
    const { suitUuid } = await aReadyCase();
    await deliverBy("Salt", suitUuid);
    const first = await verdictsOf(suitUuid);
    await deliverBy("Pepper", suitUuid);
    expect(await verdictsOf(suitUuid)).toEqual(first);
  });
});
