import { REACTIONS } from "~/domain/courtroom/reactions";
import { SERIOUS_TEXTS } from "../../fixtures/serious-texts";
import { takeFaults } from "../console";
import type { Court } from "../court";
import { FuzzedCourt } from "./fuzzed-court";
import type { History } from "./history";
import type { Operation, Words } from "./operations";
import { setScreening } from "./screening-speed";
import type { Tab } from "./tab";

/** What these say is no fault of the court: a judge that fails, or an object that went down in the middle of a call. */
const EXPECTED_FAULTS = ['"event":"docket_failed"', '"event":"docket_call_failed"'];

/** The first takes longer to screen than the second: nothing but the court's line keeps them in their order. */
const BLURTED = ["long", "short"] as const;

/** More rounds than the fullest outbox and the slowest judge need. */
const ROUNDS_MAX = 40;

/** Plays operations on a courtroom of their own, mends everything, lets it come to its end and tells what happened. */
export async function play(court: Court, operations: readonly Operation[]): Promise<History> {
  const fuzzed = await FuzzedCourt.open(court);
  const unspeakable: string[] = [];
  for (const name of ["robin-1", "sam-1"] as const) await fuzzed.tab(name).open();
  for (const operation of operations) {
    await perform(fuzzed, operation, unspeakable);
    if (operation.thenRests) await fuzzed.rest();
  }
  await comeToAnEnd(fuzzed);
  await trySomethingAfterTheEnd(fuzzed);
  const newcomer = await fuzzed.addTab("sam-9");
  await newcomer.open();
  await fuzzed.rest();
  const faults = takeFaults().filter((line) => !EXPECTED_FAULTS.some((expected) => line.includes(expected)));
  const history: History = {
    parties: fuzzed.parties,
    events: [...fuzzed.events],
    views: fuzzed.allTabs.map((tab) => tab.snapshot()),
    record: newcomer.view.messages,
    verdicts: await fuzzed.storedVerdicts(),
    unspeakable,
    faults,
  };
  for (const tab of fuzzed.allTabs) tab.cut();
  await fuzzed.hearOfCuts();
  return history;
}

async function perform(fuzzed: FuzzedCourt, operation: Operation, unspeakable: string[]): Promise<void> {
  switch (operation.do) {
    case "say": {
      const content = textOf(operation.words, fuzzed.events.length);
      if (operation.words === "serious") unspeakable.push(content);
      return fuzzed.tab(operation.tab).say(content);
    }
    case "blurt":
      return fuzzed.tab(operation.tab).blurt(BLURTED.map((words) => textOf(words, fuzzed.events.length)));
    case "react":
      return react(fuzzed.tab(operation.tab), operation.nth, operation.reaction);
    case "type":
      return tellTyping(fuzzed.tab(operation.tab), operation.isTyping, 1);
    case "look":
      return fuzzed.tab(operation.tab).do({ type: "looked", isLooking: operation.isLooking });
    case "ask":
      return fuzzed.tab(operation.tab).do({ type: "decision_wanted" });
    case "spam":
      return tellTyping(fuzzed.tab(operation.tab), true, operation.frames);
    case "repeat":
      return repeat(fuzzed.tab(operation.tab), operation.nth);
    case "open":
      return fuzzed.tab(operation.tab).open();
    case "lose":
      return setUpstream(fuzzed.tab(operation.tab), "is_lost");
    case "hold":
      return setUpstream(fuzzed.tab(operation.tab), "waits");
    case "cut":
      fuzzed.tab(operation.tab).cut();
      return operation.isHeardOf ? fuzzed.hearOfCuts() : undefined;
    case "hear_of_cuts":
      return fuzzed.hearOfCuts();
    case "sleep":
      return fuzzed.sleep();
    case "restart":
      return fuzzed.restart();
    case "wait":
      return fuzzed.pass(operation.ms);
    case "judge":
      return fuzzed.judge.be(operation.is);
    case "screening":
      return setScreening(operation.is);
    case "ring_docket":
      return fuzzed.ringDocket();
    case "remind_courtroom":
      return fuzzed.remindCourtroom();
    case "deadline":
      return fuzzed.reachDeadline();
    case "intrude":
      return fuzzed.intrude(operation.how);
    default:
      operation satisfies never;
  }
}

/** A text of its own for each saying: two that are the same could be taken for one. */
function textOf(words: Words, index: number): string {
  switch (words) {
    case "short":
      return `Objection no. ${index}!`;
    case "long":
      return `Point ${index}: ${"and the fridge, too, ".repeat(30)}which was mine.`;
    case "huge":
      return `${index} ${"🍕".repeat(1_490)}`;
    case "serious":
      return SERIOUS_TEXTS.hurt[index % SERIOUS_TEXTS.hurt.length] ?? "";
    default:
      return words satisfies never;
  }
}

function react(tab: Tab, nth: number, reaction: number): void {
  const { messages } = tab.view;
  const message = messages[nth % messages.length];
  const chosen = REACTIONS[reaction];
  if (message === undefined || chosen === undefined) return;
  tab.do({ type: "reacted", messageUuid: message.uuid, reaction: chosen.emoji });
}

function tellTyping(tab: Tab, isTyping: boolean, times: number): void {
  const payload = { courtroomUuid: tab.view.courtroom.uuid, userUuid: tab.person.uuid, isTyping };
  for (let count = 0; count < times; count += 1) tab.send({ type: "TYPING_INDICATOR", payload });
}

/** Only what the court has, or what this very line has carried, can arrive twice without overtaking something. */
function repeat(tab: Tab, nth: number): void {
  const confirmed = new Set(tab.view.messages.map(({ clientId }) => clientId));
  const repeatable = tab.sent.filter(
    ({ line, frame }) =>
      line === tab.line || (frame.type === "SEND_MESSAGE" && confirmed.has(frame.payload.clientId ?? "")),
  );
  const chosen = repeatable[nth % repeatable.length];
  if (chosen !== undefined) tab.send(chosen.frame);
}

function setUpstream(tab: Tab, upstream: "is_lost" | "waits"): void {
  if (tab.line !== null) tab.line.upstream = upstream;
}

/** All lines are mended, everybody gets their words out, and the judge, well again, rules. */
async function comeToAnEnd(fuzzed: FuzzedCourt): Promise<void> {
  fuzzed.judge.be("well");
  await fuzzed.letJudgeGo();
  await fuzzed.rest();
  await mendLines(fuzzed);
  for (let round = 0; round < ROUNDS_MAX && fuzzed.allTabs.some(({ pending }) => pending > 0); round += 1) {
    fuzzed.pass(5_000);
    await fuzzed.rest();
    await mendLines(fuzzed);
  }
  for (const name of ["robin-1", "sam-1"] as const) fuzzed.tab(name).do({ type: "decision_wanted" });
  await fuzzed.rest();
  for (let round = 0; round < ROUNDS_MAX && !fuzzed.isSettled; round += 1) {
    await fuzzed.remindCourtroom();
    await fuzzed.ringDocket();
    await fuzzed.rest();
  }
}

async function mendLines(fuzzed: FuzzedCourt): Promise<void> {
  for (const tab of fuzzed.allTabs) if (tab.line !== null && tab.line.upstream !== "arrives") tab.cut();
  await fuzzed.hearOfCuts();
  for (const tab of fuzzed.allTabs) await tab.open();
  await fuzzed.rest();
}

/** Words, reactions, requests and calls that come too late. */
async function trySomethingAfterTheEnd(fuzzed: FuzzedCourt): Promise<void> {
  for (const tab of fuzzed.allTabs) {
    tab.say("One more thing!");
    react(tab, 0, 0);
    tab.do({ type: "decision_wanted" });
  }
  await fuzzed.rest();
  await fuzzed.sleep();
  await fuzzed.callForNothing();
  await fuzzed.rest();
}
