import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Seat } from "~/domain/case/seat";
import type { Answer } from "~/domain/deck/answer";
import { asPerson } from "../support/api-client";
import { openCourt, silentDocket } from "../support/court";
import { aDecidedCase, aFiledCase, aGuest, aJoinedCase } from "../support/factories";
import { readingCalls } from "../support/reading-calls";
import { expectRefusal } from "../support/refusal";
import { countStored, storedRows } from "../support/stored";
import { atDeck, SUIT_CARDS } from "../support/swipe";

const court = openCourt(env.DB);

async function texts(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  return (await response.json<Answer[]>()).map(({ answerText }) => answerText);
}

describe("a swipe", () => {
  it("to the right, to the left and up is stored as yes, no and the fifth", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipe(0, "yes");
    await deck.swipe(1, "no");
    const expected = [
      { questionUuid: joined.questions[0]?.uuid, answerBoolean: true, answerText: "Yes" },
      { questionUuid: joined.questions[1]?.uuid, answerBoolean: false, answerText: "No" },
      { questionUuid: joined.questions[2]?.uuid, answerBoolean: null, answerText: "Plead the Fifth" },
    ];
    const byQuestion = (answers: Answer[]) =>
      expected.map(({ questionUuid: uuid }) => answers.find((each) => each.questionUuid === uuid));
    expect(byQuestion(await (await deck.swipe(2, "fifth")).json<Answer[]>())).toEqual(expected);
    const read = await (await deck.readAnswers()).json<Answer[]>();
    expect(byQuestion(read)).toEqual(expected);
    expect(read).toHaveLength(3);
  });

  it("the other way on an answered question keeps the first answer", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipe(0, "yes");
    expect(await texts(await deck.swipe(0, "no"))).toEqual(["Yes"]);
    expect(await texts(await deck.readAnswers())).toEqual(["Yes"]);
  });

  it("sent both ways at once ten times is one answer", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await Promise.all(Array.from({ length: 10 }, (_, index) => deck.swipe(0, index % 2 === 0 ? "yes" : "no")));
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(1);
  });

  it("of either party, all of them at once, loses none of the other's and none of its own", async () => {
    const joined = await aJoinedCase(openCourt(env.DB, { docket: silentDocket }));
    const decks = [atDeck(joined, joined.creator), atDeck(joined, joined.opponent)];
    const swipes = joined.questions.flatMap((_, index) => decks.map((deck) => deck.swipe(index, "yes")));
    for (const { status } of await Promise.all(swipes)) expect(status).toBe(200);
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(2 * SUIT_CARDS);
    expect(await completedAt(joined.suitUuid)).toEqual({ creator: expect.any(Number), opponent: expect.any(Number) });
  });

  it.each([
    [true, "No"],
    [false, "Yes"],
    [null, "Yes"],
    [true, "Plead the Fifth"],
    [true, "yes"],
    ["true", "Yes"],
    [1, "Yes"],
    [undefined, "Yes"],
    [true, undefined],
  ])("that says %j in one field and %j in the other is refused", async (answerBoolean, answerText) => {
    const { suitUuid, creator, questions } = await aJoinedCase(court);
    const body = { userUuid: creator.uuid, questionUuid: questions[0]?.uuid, answerBoolean, answerText };
    const response = await asPerson(creator)(`/api/pettysuits/${suitUuid}/answers`, { body });
    await expectRefusal(response, 400, "invalid_input");
    expect(await countStored("answers", "case_uuid", suitUuid)).toBe(0);
  });

  it("on a question of another suit finds no question", async () => {
    const joined = await aJoinedCase(court);
    const other = await aFiledCase(court, {}, joined.creator);
    const { suitUuid } = joined;
    await expectRefusal(await atDeck({ ...other, suitUuid }, joined.creator).swipe(0, "yes"), 404, "not_found");
    expect(await countStored("answers", "user_uuid", joined.creator.uuid)).toBe(0);
  });

  it("by the creator counts before anyone has joined", async () => {
    const filed = await aFiledCase(court);
    expect(await texts(await atDeck(filed, filed.creator).swipe(0, "no"))).toEqual(["No"]);
  });
});

describe("an undo", () => {
  it("takes back the last answer, which can then be given anew", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipe(0, "yes");
    await deck.swipe(1, "yes");
    expect(await texts(await deck.undo(1))).toEqual(["Yes"]);
    expect(await texts(await deck.swipe(1, "no"))).toEqual(expect.arrayContaining(["Yes", "No"]));
  });

  it("takes back no answer before the last", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipe(0, "yes");
    await deck.swipe(1, "yes");
    await expectRefusal(await deck.undo(0), 400, "invalid_input");
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(2);
  });

  it("takes back nothing where nothing was said, and nothing of the other party", async () => {
    const joined = await aJoinedCase(court);
    await atDeck(joined, joined.creator).swipe(0, "yes");
    await expectRefusal(await atDeck(joined, joined.opponent).undo(0), 400, "invalid_input");
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(1);
  });

  it("comes too late once the deck is completed", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipeAll("yes");
    await expectRefusal(await deck.undo(SUIT_CARDS - 1), 409, "deck_completed");
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(SUIT_CARDS);
  });

  it("comes too late once the case is settled", async () => {
    const decided = await aDecidedCase(court);
    await expectRefusal(await atDeck(decided, decided.creator).undo(6), 409, "already_settled");
  });

  it("sent ten times at once takes back one answer", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipe(0, "yes");
    await deck.swipe(1, "yes");
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => deck.undo(1)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect(await countStored("answers", "case_uuid", joined.suitUuid)).toBe(1);
  });
});

/** Takes an answer out of the records, which nobody can once a deck is completed. */
function forgetAnswer(suitUuid: string, seat: Seat, questionUuid: string | undefined) {
  const forget = `update decks set ${seat}_answers = json_remove(${seat}_answers, ?) where case_uuid = ?`;
  return env.DB.prepare(forget).bind(`$."${questionUuid}"`, suitUuid).run();
}

async function completedAt(suitUuid: string) {
  const query = "select creator_completed_at as creator, opponent_completed_at as opponent from cases where uuid = ?";
  return (await storedRows<{ creator: number | null; opponent: number | null }>(query, suitUuid))[0];
}

describe("a deck", () => {
  it("is not completed while a question is left", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipeAll("yes", { left: 1 });
    await expectRefusal(await deck.complete(), 409, "deck_unfinished");
    expect(await completedAt(joined.suitUuid)).toEqual({ creator: null, opponent: null });
  });

  it("is not completed while its questions are still to be written", async () => {
    const joined = await aJoinedCase(court);
    await env.DB.prepare("delete from decks where case_uuid = ?").bind(joined.suitUuid).run();
    await expectRefusal(await atDeck(joined, joined.opponent).complete(), 409, "deck_unfinished");
    expect(await completedAt(joined.suitUuid)).toEqual({ creator: null, opponent: null });
  });

  it("completes itself with its last answer, for its own party alone", async () => {
    const joined = await aJoinedCase(court);
    await atDeck(joined, joined.opponent).swipeAll("no");
    expect(await completedAt(joined.suitUuid)).toEqual({ creator: null, opponent: expect.any(Number) });
  });

  it("can be completed again and again, and was completed once", async () => {
    const joined = await aJoinedCase(court);
    const deck = atDeck(joined, joined.opponent);
    await deck.swipeAll("no");
    const first = await completedAt(joined.suitUuid);
    for (let time = 0; time < 2; time += 1) {
      expect(await (await deck.complete()).json()).toEqual({ success: true });
    }
    expect(await completedAt(joined.suitUuid)).toEqual(first);
  });

  it("that is completed repeats what was said and takes nothing new", async () => {
    const joined = await aJoinedCase(openCourt(env.DB, { docket: silentDocket }));
    const deck = atDeck(joined, joined.opponent);
    await deck.swipeAll("no");
    expect(await texts(await deck.swipe(0, "yes"))).toEqual(Array.from({ length: SUIT_CARDS }, () => "No"));
    const { suitUuid, questions } = joined;
    await forgetAnswer(suitUuid, "opponent", questions[0]?.uuid);
    await expectRefusal(await deck.swipe(0, "yes"), 409, "deck_completed");
    expect(await countStored("answers", "case_uuid", suitUuid)).toBe(SUIT_CARDS - 1);
  });

  it("of a settled case repeats what was said and takes nothing new", async () => {
    const decided = await aDecidedCase(court);
    const deck = atDeck(decided, decided.creator);
    const before = await (await deck.readAnswers()).json();
    expect(await (await deck.swipe(0, "fifth")).json()).toEqual(before);
    expect(await (await deck.complete()).json()).toEqual({ success: true });
    await forgetAnswer(decided.suitUuid, "creator", decided.questions[0]?.uuid);
    await expectRefusal(await deck.swipe(0, "fifth"), 409, "already_settled");
  });
});

describe("a third person", () => {
  it("is told that the case is not theirs, and no word of it", async () => {
    const decided = await aDecidedCase(court, { allegation: "He hums in the shower.", creatorDisplayName: "Robin" });
    const mallory = await aGuest(court, "Mallory");
    const deck = atDeck(decided, mallory);
    const { meta: _meta, ...calls } = readingCalls(decided, mallory.uuid);
    const responses = [
      ...(await Promise.all(Object.values(calls).map((path) => deck.call(path)))),
      await deck.swipe(0, "yes"),
      await deck.undo(0),
      await deck.complete(),
    ];
    for (const response of responses) {
      const text = JSON.stringify(await expectRefusal(response, 403, "not_yours"));
      for (const word of ["hums", "Robin", "Sam", "Judge", decided.creator.uuid, decided.opponent.uuid]) {
        expect(text).not.toContain(word);
      }
    }
    expect(await countStored("answers", "user_uuid", mallory.uuid)).toBe(0);
  });

  it("can't tell an unknown suit from one by anything but its status", async () => {
    const decided = await aDecidedCase(court);
    const mallory = await aGuest(court, "Mallory");
    const unknown = atDeck({ ...decided, suitUuid: crypto.randomUUID() }, mallory);
    for (const response of [
      await unknown.call(`/api/pettysuits/${crypto.randomUUID()}`),
      await unknown.call("/api/pettysuits/no-uuid"),
      await unknown.readAnswers(),
      await unknown.readVerdict(),
      await unknown.swipe(0, "yes"),
      await unknown.undo(0),
      await unknown.complete(),
    ]) {
      const { message } = await expectRefusal(response, 404, "not_found");
      expect(message).toBe("Suit not found");
    }
  });
});
