import { expect } from "vitest";
import type { Court } from "./court";
import { aCourtroomInSession } from "./factories";
import { enter, type Party } from "./socket";

/** A courtroom with both parties in it, who have heard of each other. */
export async function bothInCourt(court: Court) {
  const opened = await aCourtroomInSession(court);
  const robin = await enter(opened.creator, opened.courtroomUuid);
  const sam = await enter(opened.opponent, opened.courtroomUuid);
  await robin.next("PRESENCE_UPDATED");
  return { ...opened, robin, sam };
}

const CLAIM = "He ate my pizza three times this week.";
const ANSWER = "It was going stale, and I admit that I was hungry.";

/** Both in court, and something said by each. */
export async function anArgument(court: Court, { claim, answer } = { claim: CLAIM, answer: ANSWER }) {
  const inSession = await bothInCourt(court);
  const { robin, sam } = inSession;
  robin.say(claim);
  await sam.next("NEW_MESSAGE");
  sam.say(answer);
  for (const party of [robin, sam]) await party.catchUp();
  return inSession;
}

/** Nothing came of an attack: nobody heard anything, and nothing is in the record. */
export async function expectNothingHappened({ robin, sam }: { robin: Party; sam: Party }) {
  for (const party of [robin, sam]) {
    expect(await party.catchUp()).toMatchObject({ messages: [], revision: 0, ready: [], isGenerating: false });
    expect(party.untaken).toEqual([]);
  }
}
