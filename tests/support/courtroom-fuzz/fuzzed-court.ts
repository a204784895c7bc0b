import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, vi } from "vitest";
import { courtroomVerdictSchema } from "~/domain/courtroom/courtroom";
import { FRAMES_AT_ONCE, FRAMES_OVERDRAWN_MAX, FRAMES_PER_SECOND } from "~/domain/courtroom/flood";
import { JUDGED_AFTER_MS } from "~/domain/docket/schedule";
import { travel } from "../clock";
import type { Court } from "../court";
import { aCourtroomInSession, aGuest, type CourtroomInSession, type Guest } from "../factories";
import { knock } from "../socket";
import { storedRows } from "../stored";
import { Connection } from "./connection";
import type { HistoryEvent, Timed } from "./history";
import { MoodyJudge } from "./moody-judge";
import { TABS, type TabName } from "./operations";
import { Tab } from "./tab";

/** In this time a person's allowance of frames grows by more than a look at the court takes. */
const REST_MS = 2_000;

/** And in this it is full again, whatever they did. */
const AFTER_FLOOD_MS = ((FRAMES_AT_ONCE + FRAMES_OVERDRAWN_MAX) / FRAMES_PER_SECOND) * 1_000;

/** How long a docket may take to ask its judge or to come back from it, on a busy machine. */
const PATIENTLY = { interval: 2, timeout: 10_000 };

/** A courtroom with its objects, its browsers and its clock in the test's hands, which writes down what it sees. */
export class FuzzedCourt {
  readonly events: Timed<HistoryEvent>[] = [];
  readonly judge = new MoodyJudge();
  private ringing: Promise<unknown> | null = null;
  private wasCutShort = false;
  private strangers = 0;

  private constructor(
    private readonly court: Court,
    readonly opened: CourtroomInSession,
    private readonly stranger: Guest,
    private readonly filedAt: number,
    private readonly tabs: Map<string, Tab>,
  ) {}

  /** A courtroom in session far from the machine's own time: no alarm rings unless the test lets it. */
  static async open(court: Court): Promise<FuzzedCourt> {
    travel(JUDGED_AFTER_MS / 2);
    const opened = await aCourtroomInSession(court);
    const { courtroom } = await court.courtroom.openCourtroom(opened.creator.visitor(), opened.courtroomUuid);
    const tabs = new Map<string, Tab>();
    const stranger = await aGuest(court, "Kim");
    const fuzzed = new FuzzedCourt(court, opened, stranger, Date.parse(courtroom.createdAt), tabs);
    for (const name of TABS) tabs.set(name, fuzzed.makeTab(name, courtroom));
    return fuzzed;
  }

  get parties(): readonly string[] {
    return [this.opened.creator.uuid, this.opened.opponent.uuid];
  }

  get allTabs(): Tab[] {
    return [...this.tabs.values()];
  }

  get isSettled(): boolean {
    return this.allTabs.some(({ view }) => view.courtroom.status === "settled");
  }

  tab(name: TabName): Tab {
    const tab = this.tabs.get(name);
    if (tab === undefined) throw new Error(`there is no tab ${name}`);
    return tab;
  }

  /** Somebody's tab that was never here before. */
  async addTab(name: string): Promise<Tab> {
    const { courtroom } = await this.court.courtroom.openCourtroom(
      this.opened.creator.visitor(),
      this.opened.courtroomUuid,
    );
    const tab = this.makeTab(name, courtroom);
    this.tabs.set(name, tab);
    return tab;
  }

  pass(ms: number): void {
    travel(ms);
    for (const tab of this.allTabs) tab.do({ type: "ticked", at: Date.now() });
  }

  /** Waits until everything under way has arrived and been answered, as long as that goes on. */
  async rest(): Promise<void> {
    let answered = -1;
    while (answered !== this.events.length) {
      answered = this.events.length;
      this.pass(REST_MS);
      while (!(await this.probeAll())) this.pass(AFTER_FLOOD_MS);
    }
    const there = this.allTabs.filter((tab) => tab.connections.some(({ hasJoined }) => hasJoined));
    this.note({
      kind: "rested",
      views: this.allTabs
        .filter(({ line }) => line !== null && line.upstream === "arrives")
        .map((tab) => tab.snapshot()),
      there: [...new Set(there.map(({ person }) => person.uuid))],
    });
  }

  /** Lets the court hear of every line that is gone. */
  async hearOfCuts(): Promise<void> {
    for (const tab of this.allTabs) await Promise.all(tab.ghosts.splice(0).map((ghost) => ghost.close()));
  }

  async sleep(): Promise<void> {
    await runInDurableObject(this.object, () => undefined);
    await evictDurableObject(this.object);
  }

  /** Every object goes down at once, and every socket with it. */
  async restart(): Promise<void> {
    this.wasCutShort ||= this.ringing !== null;
    await abortAllDurableObjects();
    await this.ringing;
    for (const tab of this.allTabs) {
      for (const line of tab.ghosts.splice(0)) this.breakOff(line);
      if (tab.line !== null) this.breakOff(tab.line);
      tab.cut();
    }
    this.judge.letGo();
  }

  /** The docket's alarm rings when it is due, except for the deadline. One at a time, and again where one was cut short. */
  async ringDocket(): Promise<void> {
    if (this.ringing !== null) return;
    if (!this.wasCutShort && !(await this.goTo(await this.docketAlarm(), JUDGED_AFTER_MS / 24))) return;
    const ringing = this.wasCutShort
      ? runInDurableObject(this.docket, (docket) => docket.alarm())
      : runDurableObjectAlarm(this.docket);
    this.wasCutShort = false;
    this.ringing = ringing.then(
      () => this.endRinging(),
      () => this.endRinging(),
    );
    await vi.waitFor(() => expect(this.ringing === null || this.judge.isAwaited).toBe(true), PATIENTLY);
  }

  /** The judge gives whoever waits an error, until the docket has dealt with it. */
  async letJudgeGo(): Promise<void> {
    await vi.waitFor(() => {
      this.judge.letGo();
      expect(this.ringing).toBeNull();
    }, PATIENTLY);
  }

  async remindCourtroom(): Promise<void> {
    const at = await runInDurableObject(this.object, (_object, { storage }) => storage.getAlarm());
    if (await this.goTo(at, JUDGED_AFTER_MS / 24)) await runDurableObjectAlarm(this.object);
  }

  async reachDeadline(): Promise<void> {
    this.pass(Math.max(0, this.filedAt + JUDGED_AFTER_MS - Date.now()));
    await this.ringDocket();
  }

  /** Calls the docket though nothing is to be ruled on. */
  async callForNothing(): Promise<void> {
    await this.docket.callCourtroom(this.opened.courtroomUuid, true);
    await this.ringDocket();
  }

  async intrude(how: "as_oneself" | "as_a_party" | "without_a_cookie" | "by_the_first_message"): Promise<void> {
    const { courtroomUuid, creator } = this.opened;
    const person = how === "without_a_cookie" ? null : this.stranger;
    const claimed = how === "as_oneself" ? this.stranger.uuid : creator.uuid;
    const courtroom = how === "by_the_first_message" ? undefined : courtroomUuid;
    this.strangers += 1;
    const name = `stranger#${this.strangers}`;
    this.note({ kind: "opened", socket: name, tab: "stranger", userUuid: this.stranger.uuid });
    const { webSocket } = await knock({ person, uuid: claimed, courtroom });
    if (webSocket === null) return;
    const line = new Connection(name, webSocket, {
      onFrame: (frame) => this.note({ kind: "received", socket: name, frame }),
      onClose: () => this.note({ kind: "closed", socket: name }),
    });
    if (courtroom === undefined) line.send({ type: "join", payload: { userUuid: claimed, courtroomUuid } });
    await line.closed;
  }

  async storedVerdicts() {
    const rows = await storedRows(
      `select case_name as caseName, winner, rationale, punishment from courtroom_verdicts where courtroom_uuid = ?`,
      this.opened.courtroomUuid,
    );
    return v.parse(v.array(courtroomVerdictSchema), rows);
  }

  private get object() {
    return env.COURTROOM.getByName(this.opened.courtroomUuid);
  }

  private get docket() {
    return env.DOCKET.getByName(this.opened.courtroomUuid);
  }

  private docketAlarm(): Promise<number | null> {
    return runInDurableObject(this.docket, (_docket, { storage }) => storage.getAlarm());
  }

  private endRinging(): void {
    this.ringing = null;
  }

  /** Lets the time come for an alarm, if there is one within so many milliseconds. */
  private async goTo(at: number | null, within: number): Promise<boolean> {
    if (at === null || at > Date.now() + within) return false;
    this.pass(Math.max(0, at - Date.now()));
    return true;
  }

  private async probeAll(): Promise<boolean> {
    const probes = this.allTabs.flatMap((tab) => {
      const own = { userUuid: tab.person.uuid, courtroomUuid: this.opened.courtroomUuid };
      return tab.connections.map((connection) => connection.probe(own));
    });
    return (await Promise.all(probes)).every((isAnswered) => isAnswered);
  }

  private makeTab(name: string, courtroom: Tab["view"]["courtroom"]): Tab {
    const { creator, opponent } = this.opened;
    return new Tab(name, name.startsWith("robin") ? creator : opponent, courtroom, (event) => this.note(event));
  }

  private note(event: HistoryEvent): void {
    this.events.push({ ...event, at: Date.now() });
  }

  private breakOff(line: Connection): void {
    if (line.isClosed) return;
    line.breakOff();
    this.note({ kind: "closed", socket: line.name });
  }
}
