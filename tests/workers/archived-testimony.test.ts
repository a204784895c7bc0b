import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Plea } from "~/domain/deck/answer";
import { VACATABLE_MS } from "~/domain/docket/default-judgment";
import type { DecidedCase } from "~/domain/verdict/decided-case";
import type { TestimonyArchive } from "~/server/deck/testimony-archive.server";
import { anAccount, csrfHeader, turnOutToBe } from "../support/accounts";
import { asPerson } from "../support/api-client";
import { archive, aWeekLater } from "../support/archive";
import { travel } from "../support/clock";
import { expectFaults } from "../support/console";
import { countedRows } from "../support/counted-rows";
import { openCourt } from "../support/court";
import { aDecidedDilemma, atSession } from "../support/dilemmas";
import { eventually } from "../support/eventually";
import { tracesOf } from "../support/everything-stored";
import { aFiledCase, aGuest, answerAll, type Guest, type JoinedCase, sitDown } from "../support/factories";
import { leave } from "../support/leaving";
import { someName } from "../support/leaving-cases";
import { expectRefusal } from "../support/refusal";
import { openServices } from "../support/services";
import { countStored, storedRows } from "../support/stored";
import { atDeck, SUIT_CARDS } from "../support/swipe";

const court = openCourt(env.DB);

const keyOf = (caseUuid: string) => `testimony/${caseUuid}.json`;
const archivedText = async (caseUuid: string) => (await env.CARDS.get(keyOf(caseUuid)))?.text();

/** How many questions and answers the database holds of a case. */
async function rowsOf(caseUuid: string): Promise<[number, number]> {
  return [await countStored("questions", "case_uuid", caseUuid), await countStored("answers", "case_uuid", caseUuid)];
}

const ALL_ROWS = [SUIT_CARDS, 2 * SUIT_CARDS];

const PLAINTIFFS: Plea[] = ["yes", "no", "yes"];
const DEFENDANTS: Plea[] = ["yes", "fifth", "no"];

/** A suit that is decided, with the plaintiff's name and a word of theirs that nobody else uses. */
async function aDecidedSuit(creator?: Guest): Promise<JoinedCase & { words: string[] }> {
  const [name, word] = [someName(), someName().toLowerCase()];
  const plaintiff = creator ?? (await aGuest(court, name));
  const allegation = `My roommate ate the last slice of my ${word} three times this week.`;
  const filed = await aFiledCase(court, { allegation }, plaintiff);
  const opponent = await sitDown(court, { ...filed, courtroomUuid: filed.suitUuid, code: "" });
  await answerAll(court, filed, plaintiff, PLAINTIFFS);
  await answerAll(court, filed, opponent, DEFENDANTS);
  return { ...filed, opponent, words: [name, word] };
}

/** All that a party can read of a suit's testimony, without what is made anew each time. */
async function pagesOf(joined: JoinedCase, person: Guest) {
  const { services } = openServices();
  const deck = atDeck(joined, person);
  const { decided, ...opened } = await services.deck.openDeck(person.visitor(), joined.suitUuid);
  const { cardToken: _fresh, ...shown } = decided ?? { cardToken: "" };
  const { cardToken: _new, ...verdict } = await (await deck.readVerdict()).json<DecidedCase>();
  return {
    opened,
    shown,
    verdict,
    answers: await (await deck.readAnswers()).json(),
    questions: await services.deck.listQuestions(person.visitor(), joined.suitUuid, undefined),
    ensured: await services.deck.ensureQuestions(person.visitor(), joined.suitUuid, undefined),
    fairness: await services.deck.getFairness(person.visitor(), joined.suitUuid),
  };
}

async function dataOf(person: Guest) {
  const response = await asPerson(person)("/api/account/data", { headers: await csrfHeader(person) });
  expect(response.status).toBe(200);
  const { exportedAt: _now, ...data } = await response.json<Record<string, unknown>>();
  return data;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the testimony of a decided case", () => {
  it("stays in the database for as long as anybody may have a judgment set aside", async () => {
    const { suitUuid } = await aDecidedSuit();
    travel(VACATABLE_MS - 60_000);
    await court.ruleOnSuit(suitUuid);
    expect(await rowsOf(suitUuid)).toEqual(ALL_ROWS);
    expect(await archivedText(suitUuid)).toBeUndefined();
  });

  it("leaves it then, by the docket's own alarm, which keeps nothing after", async () => {
    const silent = openCourt(env.DB, { docket: { callCase: async () => {} } });
    const filed = await aFiledCase(silent);
    const { suitUuid } = filed;
    const opponent = await sitDown(silent, { ...filed, courtroomUuid: suitUuid, code: "" });
    await answerAll(silent, filed, filed.creator, PLAINTIFFS);
    await answerAll(silent, filed, opponent, DEFENDANTS);
    const docket = env.DOCKET.getByName(suitUuid);
    const kept = () =>
      runInDurableObject(docket, async (_docket, { storage }) => ({
        alarm: await storage.getAlarm(),
        keys: [...(await storage.list()).keys()],
      }));
    await docket.callCase(suitUuid);
    await eventually(async () => {
      const [row] = await storedRows<{ created_at: number }>(
        "select created_at from verdicts where case_uuid = ?",
        suitUuid,
      );
      expect(await kept()).toEqual({ alarm: (row?.created_at ?? 0) + VACATABLE_MS, keys: ["caseUuid", "deadline"] });
    });
    travel(VACATABLE_MS + 60_000);
    expect(await runDurableObjectAlarm(docket)).toBe(true);
    expect(await rowsOf(suitUuid)).toEqual([0, 0]);
    expect(await archivedText(suitUuid)).toContain('"seat":"opponent"');
    expect(await kept()).toEqual({ alarm: null, keys: [] });
  });

  it("is the same on every page and in every download from there", async () => {
    const joined = await aDecidedSuit();
    const people = [joined.creator, joined.opponent];
    const read = async () => ({
      pages: await Promise.all(people.map((person) => pagesOf(joined, person))),
      data: await Promise.all(people.map(dataOf)),
    });
    const before = await read();
    expect(before.pages[0]?.verdict.sideBySide).toHaveLength(SUIT_CARDS);
    expect(before.pages[0]?.fairness.exhibits).not.toEqual([]);
    await aWeekLater(joined.suitUuid);
    expect(await rowsOf(joined.suitUuid)).toEqual([0, 0]);
    expect(await read()).toEqual(before);
    expect(await rowsOf(joined.suitUuid)).toEqual([0, 0]);
  });

  it("is the same of a dilemma", async () => {
    const dilemma = await aDecidedDilemma(court);
    const { uuid, person } = dilemma;
    const read = async () => {
      const { services } = openServices();
      const opened = await services.dilemma.openSession(person.visitor(), uuid);
      return {
        opened: { ...opened, decided: { ...opened.decided, cardToken: "" } },
        questions: await (await atSession(dilemma, person).readQuestions()).json(),
        answers: await (await atSession(dilemma, person).readAnswers()).json(),
        data: await dataOf(person),
      };
    };
    const before = await read();
    expect(before.opened.answers.length).toBeGreaterThan(0);
    await aWeekLater(uuid);
    expect(await rowsOf(uuid)).toEqual([0, 0]);
    expect(await read()).toEqual(before);
  });

  it("costs a page no more of the database, and one look at the archive", async () => {
    const { suitUuid, creator } = await aDecidedSuit();
    const look = async () => {
      const asked = vi.spyOn(env.CARDS, "get");
      const { services, trips } = openServices();
      await services.deck.openDeck(creator.visitor(), suitUuid);
      const counted = { trips: trips.count, looks: asked.mock.calls.length };
      asked.mockRestore();
      return counted;
    };
    expect(await look()).toEqual({ trips: 1, looks: 0 });
    await aWeekLater(suitUuid);
    expect(await look()).toEqual({ trips: 1, looks: 1 });
  });

  it("takes no answer and no question any more", async () => {
    const joined = await aDecidedSuit();
    await aWeekLater(joined.suitUuid);
    const deck = atDeck(joined, joined.creator);
    await expectRefusal(await deck.swipe(0, "no"), 409, "already_settled");
    await expectRefusal(await deck.undo(0), 409, "already_settled");
    await env.CARDS.delete(keyOf(joined.suitUuid));
    const asked = await asPerson(joined.creator)(`/api/pettysuits/${joined.suitUuid}/questions`);
    expect(await asked.json()).toEqual([]);
    expect(await rowsOf(joined.suitUuid)).toEqual([0, 0]);
  });

  it("costs one row, which all of it was", async () => {
    const { suitUuid } = await aDecidedSuit();
    const { database, rows } = countedRows();
    await aWeekLater(suitUuid, archive, database);
    expect(rows.written).toBe(1);
  });
});

describe("a move to the archive that is interrupted", () => {
  it("before anything is kept moves nothing", async () => {
    const joined = await aDecidedSuit();
    const away: TestimonyArchive = { ...archive, keep: () => Promise.reject(new Error("R2 is away")) };
    await expect(aWeekLater(joined.suitUuid, away)).rejects.toThrow("R2 is away");
    expect(await rowsOf(joined.suitUuid)).toEqual(ALL_ROWS);
  });

  it("between keeping and deleting leaves the row, which counts, and is done again", async () => {
    const joined = await aDecidedSuit();
    const before = await pagesOf(joined, joined.opponent);
    await env.DB.exec("create trigger in_the_way before delete on decks begin select raise(abort, 'in the way'); end");
    await expect(aWeekLater(joined.suitUuid)).rejects.toThrow();
    await env.DB.exec("drop trigger in_the_way");
    expect(await rowsOf(joined.suitUuid)).toEqual(ALL_ROWS);
    await env.CARDS.put(keyOf(joined.suitUuid), "half of a file");
    expect(await pagesOf(joined, joined.opponent)).toEqual(before);
    await aWeekLater(joined.suitUuid);
    expect(await rowsOf(joined.suitUuid)).toEqual([0, 0]);
    expect(await pagesOf(joined, joined.opponent)).toEqual(before);
  });

  it("after all of it changes nothing when it is done twice", async () => {
    const { suitUuid } = await aDecidedSuit();
    await aWeekLater(suitUuid);
    const kept = await archivedText(suitUuid);
    await aWeekLater(suitUuid);
    expect(await archivedText(suitUuid)).toBe(kept);
  });

  it("by somebody who leaves keeps nothing of theirs in the end", async () => {
    const joined = await aDecidedSuit();
    const { suitUuid, creator } = joined;
    const overtaken: TestimonyArchive = {
      ...archive,
      keep: async (...kept) => {
        await leave(creator);
        return archive.keep(...kept);
      },
    };
    await aWeekLater(suitUuid, overtaken);
    expect(await rowsOf(suitUuid)).toEqual([SUIT_CARDS, SUIT_CARDS]);
    await aWeekLater(suitUuid);
    expect(await rowsOf(suitUuid)).toEqual([0, 0]);
    expect(await tracesOf(joined.words)).toEqual([]);
    expect(await archivedText(suitUuid)).not.toContain('"seat":"creator"');
  });
});

describe("a person who leaves after their testimony was archived", () => {
  it("is masked there, and whoever stays keeps what is theirs", async () => {
    const joined = await aDecidedSuit();
    const { suitUuid, creator, opponent } = joined;
    await aWeekLater(suitUuid);
    const before = await pagesOf(joined, opponent);
    expect(await archivedText(suitUuid)).toContain(joined.words[1]);
    expect((await leave(creator)).status).toBe(200);
    expect(await tracesOf(joined.words)).toEqual([]);
    const after = await pagesOf(joined, opponent);
    expect(after.answers).toEqual(before.answers);
    expect(after.verdict.sideBySide.map(({ opponentAnswer }) => opponentAnswer)).toEqual(
      before.verdict.sideBySide.map(({ opponentAnswer }) => opponentAnswer),
    );
    expect(after.verdict.sideBySide.every(({ creatorAnswer }) => creatorAnswer === null)).toBe(true);
  });

  it("takes it along where nobody has the case any more, and what comes late goes with a second look", async () => {
    const joined = await aDecidedSuit();
    const { suitUuid, creator, opponent } = joined;
    await aWeekLater(suitUuid);
    await leave(creator);
    expect(await archivedText(suitUuid)).toBeDefined();
    await leave(opponent);
    expect(await archivedText(suitUuid)).toBeUndefined();
    await env.CARDS.put(keyOf(suitUuid), "late");
    expect(await runDurableObjectAlarm(env.ERASURE.getByName(opponent.uuid))).toBe(true);
    expect(await archivedText(suitUuid)).toBeUndefined();
  });

  it("is gone in the end where the database failed between", async () => {
    const joined = await aDecidedSuit();
    await aWeekLater(joined.suitUuid);
    await env.DB.exec(
      "create trigger in_the_way before update of case_name on verdicts begin select raise(abort, 'in the way'); end",
    );
    expect((await leave(joined.creator)).status).toBe(200);
    expectFaults("erasure_failed");
    await env.DB.exec("drop trigger in_the_way");
    await runDurableObjectAlarm(env.ERASURE.getByName(joined.creator.uuid));
    expect(await tracesOf(joined.words)).toEqual([]);
    expect((await pagesOf(joined, joined.opponent)).answers).toHaveLength(SUIT_CARDS);
  });

  it("is gone in the end where both leave at once", async () => {
    const joined = await aDecidedSuit();
    await aWeekLater(joined.suitUuid);
    await Promise.all([leave(joined.creator), leave(joined.opponent)]);
    expect(await tracesOf(joined.words)).toEqual([]);
    expect((await archivedText(joined.suitUuid)) ?? "").not.toContain('"seat"');
  });
});

it("a guest who logs in after their testimony was archived has it still", async () => {
  const account = await anAccount(court);
  const guest = await aGuest(court, "Robin");
  const joined = await aDecidedSuit(guest);
  await aWeekLater(joined.suitUuid);
  const before = await pagesOf(joined, guest);
  const me = await turnOutToBe(account, guest);
  const after = await pagesOf(joined, me);
  expect(after.answers).toEqual(before.answers);
  const said = ({ verdict }: typeof before) => verdict.sideBySide.map(({ creatorAnswer }) => creatorAnswer);
  expect(said(after)).toEqual(said(before));
  expect(said(after).slice(0, 3)).toEqual(["Yes", "No", "Yes"]);
});

describe("an archive that has nothing to give", () => {
  it.each([
    ["is empty", async (uuid: string) => env.CARDS.delete(keyOf(uuid)), null],
    ["is broken", async (uuid: string) => env.CARDS.put(keyOf(uuid), '{"questions":['), "testimony_unreadable"],
    ["holds something else", async (uuid: string) => env.CARDS.put(keyOf(uuid), "[]"), "testimony_unreadable"],
  ])("leaves the verdict's page when it %s, which says so", async (_how, harm, event) => {
    const joined = await aDecidedSuit();
    await aWeekLater(joined.suitUuid);
    const before = (await pagesOf(joined, joined.creator)).verdict;
    await harm(joined.suitUuid);
    const { verdict, fairness } = await pagesOf(joined, joined.creator);
    expect(verdict).toEqual({ ...before, sideBySide: [], isTestimonyLost: true, foreign: verdict.foreign });
    expect(fairness).toMatchObject({ exhibits: [], isTestimonyLost: true });
    await dataOf(joined.creator);
    if (event !== null) expectFaults(event);
  });

  it("leaves it when it is away, while a download is refused: half of it would look like all", async () => {
    const joined = await aDecidedSuit();
    await aWeekLater(joined.suitUuid);
    vi.spyOn(env.CARDS, "get").mockRejectedValue(new Error("R2 is away"));
    const { services } = openServices();
    const decided = await services.deck.getDecidedSuit(joined.creator.visitor(), joined.suitUuid);
    expect(decided).toMatchObject({ sideBySide: [], isTestimonyLost: true });
    expectFaults("testimony_away");
    await expect(services.myData.readMyData(joined.creator.visitor())).rejects.toThrow("R2 is away");
  });
});
