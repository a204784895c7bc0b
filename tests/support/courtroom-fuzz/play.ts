import fc from "fast-check";
import { reacted } from "~/domain/courtroom/reaction-wish";
import { REACTIONS } from "~/domain/courtroom/reactions";
import { takeFaults } from "../console";
import type { Court } from "../court";
import type { CourtCommand } from "./commands";
import type { History } from "./history";
import { LiveCourt } from "./live-court";

/** What these say is no fault of the court: a judge that fails, or an object that went down in the middle of a call. */
const EXPECTED_FAULTS = ['"event":"docket_failed"', '"event":"docket_call_failed"'];

/** More rounds than the fullest outbox and the slowest judge need. */
const ROUNDS_MAX = 40;

/** Plays a life of a courtroom of its own, mends everything, lets it come to its end and tells what happened. */
export async function play(court: Court, life: Iterable<CourtCommand>): Promise<History> {
  const live = await LiveCourt.open(court);
  for (const name of ["robin-1", "sam-1"] as const) await live.tab(name).connect();
  await fc.asyncModelRun(() => ({ model: live, real: live }), life);
  await comeToAnEnd(live);
  await trySomethingAfterTheEnd(live);
  const newcomer = await live.addTab("sam-9");
  await newcomer.connect();
  await live.rest();
  const history: History = {
    parties: live.parties,
    events: [...live.events],
    views: live.tabs.map((tab) => tab.snapshot()),
    record: newcomer.view.messages,
    verdicts: await live.storedVerdicts(),
    unspeakable: live.unspeakable,
    faults: takeFaults().filter((fault) => !EXPECTED_FAULTS.some((expected) => fault.includes(expected))),
  };
  for (const tab of live.tabs) tab.drop();
  await live.hearOfDrops();
  return live.merged.reduce(asOnePerson, history);
}

/** All connections are mended, everybody gets their words out, and the judge, well again, rules. */
async function comeToAnEnd(live: LiveCourt): Promise<void> {
  live.judge.be("well");
  await live.docket.freeFromJudge();
  await live.rest();
  await mendConnections(live);
  for (let round = 0; round < ROUNDS_MAX && live.tabs.some(({ pending }) => pending > 0); round += 1) {
    live.pass(5_000);
    await live.rest();
    await mendConnections(live);
  }
  for (const name of ["robin-1", "sam-1"] as const) live.tab(name).do({ type: "decision_wanted" });
  await live.rest();
  for (let round = 0; round < ROUNDS_MAX && !live.isSettled; round += 1) {
    await live.remindCourtroom();
    await live.ringDocket();
    await live.rest();
  }
}

async function mendConnections(live: LiveCourt): Promise<void> {
  for (const tab of live.tabs) if (tab.connection?.upstream !== "arrives") tab.drop();
  await live.hearOfDrops();
  for (const tab of live.tabs) await tab.connect();
  await live.rest();
}

/** Words, reactions, requests and calls that come too late. */
async function trySomethingAfterTheEnd(live: LiveCourt): Promise<void> {
  for (const tab of live.tabs) {
    tab.say("One more thing!");
    const messageUuid = tab.view.messages[0]?.uuid;
    if (messageUuid !== undefined) tab.do(reacted(messageUuid, REACTIONS[0].emoji));
    tab.do({ type: "decision_wanted" });
  }
  await live.rest();
  await live.evict();
  await live.callForNothing();
  await live.rest();
}

/** Who was there when a guest logged in keeps the guest's uuid and name in what they show: it is the same person. */
function asOnePerson(history: History, { guest, account }: LiveCourt["merged"][number]): History {
  const sender = (displayName: string) => JSON.stringify({ sender: { displayName } }).slice(1, -1);
  const told = JSON.stringify(history).replaceAll(guest.uuid, account.uuid);
  return JSON.parse(told.replaceAll(sender(guest.displayName), sender(account.username)));
}
