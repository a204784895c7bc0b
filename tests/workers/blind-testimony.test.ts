import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { answerOf, type Plea } from "~/domain/deck/answer";
import { openCourt, silentDocket } from "../support/court";
import { aJoinedCase, answerAll, type Guest, type JoinedCase } from "../support/factories";
import { readingCalls } from "../support/reading-calls";
import { openServices } from "../support/services";
import { atDeck, SUIT_CARDS } from "../support/swipe";

/** Nobody rules here, so that even a case in which both are done shows no more than it must. */
const court = openCourt(env.DB, { docket: silentDocket });

type Party = "creator" | "opponent";

/** How far one party has come: nothing said, all but one question, or everything, always with the same plea. */
interface Testimony {
  plea: Plea;
  left: number;
}

const WORLDS: [string, Testimony][] = [
  ["nothing", { plea: "yes", left: SUIT_CARDS }],
  ["one yes", { plea: "yes", left: SUIT_CARDS - 1 }],
  ["all but one, with yes", { plea: "yes", left: 1 }],
  ["all but one, with no", { plea: "no", left: 1 }],
  ["everything, with yes", { plea: "yes", left: 0 }],
  ["everything, with no", { plea: "no", left: 0 }],
  ["everything, pleading the fifth", { plea: "fifth", left: 0 }],
];

/** Puts one party's testimony straight into the records, in place of whatever it was. */
async function testify({ suitUuid, questions }: JoinedCase, seat: Party, { plea, left }: Testimony) {
  const said = questions.slice(0, questions.length - left);
  const { answerBoolean } = answerOf(plea);
  const stored = Object.fromEntries(said.map(({ uuid }) => [uuid, [answerBoolean, Date.now()]]));
  await env.DB.batch([
    env.DB.prepare(`update decks set ${seat}_answers = ? where case_uuid = ?`).bind(JSON.stringify(stored), suitUuid),
    env.DB.prepare(`update cases set ${seat}_completed_at = ? where uuid = ?`).bind(
      left === 0 ? Date.now() : null,
      suitUuid,
    ),
  ]);
}

/** Differ from request to request whatever the case is. The number of round trips in `Server-Timing` stays. */
function steadyHeaders(headers: Headers): [string, string][] {
  return [...headers]
    .filter(([name]) => name !== "x-request-id" && name !== "date")
    .map(([name, value]) => [name, value.replace(/dur=\d+/gu, "dur=")]);
}

async function record(response: Response) {
  return { status: response.status, headers: steadyHeaders(response.headers), body: await response.text() };
}

/** Every byte that a party gets while it waits: every reading call, every page, and every change that it can try. */
async function recordEverything(joined: JoinedCase, reader: Guest) {
  const { suitUuid, token } = joined;
  const deck = atDeck(joined, reader);
  const { services } = openServices();
  const steps: (() => Promise<unknown>)[] = [
    ...Object.values(readingCalls(joined, reader.uuid)).map((path) => async () => record(await deck.call(path))),
    async () => record(await deck.call(`/api/pettysuits/${suitUuid}/questions`, { body: {} })),
    async () => record(await deck.complete()),
    async () => record(await deck.swipe(0, "no")),
    async () => record(await deck.undo(6)),
    async () => record(await deck.undo(3)),
    async () => record(await deck.swipe(3, "no")),
    () => services.deck.openDeck(reader.visitor(), suitUuid),
    () => services.deck.findDecidedSuit(reader.visitor(), suitUuid),
    () => services.pettysuit.getFiledSuit(reader.visitor(), suitUuid),
    () => services.invitation.openInvitation(reader.visitor(), token),
  ];
  const records: string[] = [];
  for (const step of steps) records.push(JSON.stringify(await step()));
  return records;
}

const SEATS: { reader: Party; other: Party }[] = [
  { reader: "creator", other: "opponent" },
  { reader: "opponent", other: "creator" },
];

describe.each(SEATS)("what the $reader gets before the verdict", ({ reader, other }) => {
  let joined: JoinedCase;

  beforeEach(async () => {
    joined = await aJoinedCase(court);
  });

  it(`is the same byte for byte whatever the ${other} has answered, while the ${reader} is unfinished`, async () => {
    await testify(joined, reader, { plea: "no", left: 3 });
    await testify(joined, other, { plea: "yes", left: SUIT_CARDS });
    const expected = await recordEverything(joined, joined[reader]);
    for (const [world, testimony] of WORLDS) {
      await testify(joined, reader, { plea: "no", left: 3 });
      await testify(joined, other, testimony);
      expect(await recordEverything(joined, joined[reader]), world).toEqual(expected);
    }
  });

  it(`is the same byte for byte while the ${reader} is done and waits for the ${other}`, async () => {
    await testify(joined, reader, { plea: "no", left: 0 });
    await testify(joined, other, { plea: "yes", left: SUIT_CARDS });
    const expected = await recordEverything(joined, joined[reader]);
    for (const [world, testimony] of WORLDS.filter(([, { left }]) => left > 0)) {
      await testify(joined, other, testimony);
      expect(await recordEverything(joined, joined[reader]), world).toEqual(expected);
    }
  });

  it("would show the smallest difference, if there were one", async () => {
    await testify(joined, reader, { plea: "no", left: 3 });
    const before = await recordEverything(joined, joined[reader]);
    await env.DB.prepare(`update cases set ${other}_display_name = 'Sim' where uuid = ?`).bind(joined.suitUuid).run();
    expect(await recordEverything(joined, joined[reader])).not.toEqual(before);
  });

  it("never holds the other side's answers beside one's own", async () => {
    await testify(joined, other, { plea: "fifth", left: 0 });
    const response = await atDeck(joined, joined[reader]).readAnswers();
    expect(await response.json()).toEqual([]);
  });
});

describe("after the verdict", () => {
  it("both parties see all answers side by side, and the same ones", async () => {
    const ruling = openCourt(env.DB);
    const joined = await aJoinedCase(ruling);
    await answerAll(ruling, joined, joined.creator, ["yes", "no"]);
    await answerAll(ruling, joined, joined.opponent, ["fifth", "yes"]);
    const read = async (person: Guest) => {
      const response = await atDeck(joined, person).readVerdict();
      return (await response.json<{ sideBySide: { creatorAnswer: string; opponentAnswer: string }[] }>()).sideBySide;
    };
    const [byCreator, byOpponent] = [await read(joined.creator), await read(joined.opponent)];
    expect(byOpponent).toEqual(byCreator);
    expect(byCreator.map(({ creatorAnswer, opponentAnswer }) => `${creatorAnswer} / ${opponentAnswer}`)).toEqual([
      "Yes / Plead the Fifth",
      ...Array.from({ length: SUIT_CARDS - 1 }, () => "No / Yes"),
    ]);
  });

  it("each party's own list still holds their own answers alone", async () => {
    const ruling = openCourt(env.DB);
    const joined = await aJoinedCase(ruling);
    await answerAll(ruling, joined, joined.creator, ["no"]);
    await answerAll(ruling, joined, joined.opponent, ["yes"]);
    const response = await atDeck(joined, joined.creator).readAnswers();
    const answers = await response.json<{ answerText: string }[]>();
    expect(answers.map(({ answerText }) => answerText)).toEqual(Array.from({ length: SUIT_CARDS }, () => "No"));
  });
});
