import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as v from "valibot";
import { JUDGED_AFTER_MS } from "~/domain/case/deadline";
import { courtroomVerdictSchema } from "~/domain/courtroom/courtroom";
import {
  SOCKET_MESSAGES_AT_ONCE,
  SOCKET_MESSAGES_OVERDRAWN_MAX,
  SOCKET_MESSAGES_PER_SECOND,
} from "~/domain/courtroom/flood";
import { type Account, anAccount, turnOutToBe } from "../accounts";
import { MINUTE_MS, travel } from "../clock";
import type { Court } from "../court";
import { nextReminder, putToSleep } from "../courtroom-object";
import { docketOf, verdictsOf } from "../docket";

import { aCourtroomInSession, aGuest, type Guest } from "../factories";
import { knock } from "../socket";
import { Connection } from "./connection";
import { DocketAlarm } from "./docket-alarm";
import type { HistoryEvent } from "./history";
import { MoodyJudge } from "./moody-judge";
import { Tab } from "./tab";

/** Two tabs of each party. */
export const TABS = ["robin-1", "robin-2", "sam-1", "sam-2"] as const;
export type TabName = (typeof TABS)[number];

export const PARTIES = ["robin", "sam"] as const;
export type Party = (typeof PARTIES)[number];

/** Ways to come in where one has no seat. */
export const INTRUSIONS = ["as_oneself", "as_a_party", "without_a_cookie", "by_the_first_message"] as const;
export type Intrusion = (typeof INTRUSIONS)[number];

/** In this time a person's allowance of messages grows by more than a look at the court takes. */
const REST_MS = 2_000;

/** And in this it is full again, whatever they did. */
const AFTER_FLOOD_MS = ((SOCKET_MESSAGES_AT_ONCE + SOCKET_MESSAGES_OVERDRAWN_MAX) / SOCKET_MESSAGES_PER_SECOND) * 1_000;

/** An alarm that is further away waits for something else than its turn: for the deadline. */
const SOON_MS = JUDGED_AFTER_MS / 24;

/** A courtroom with its objects, its browsers and its clock in the test's hands, which writes down what it sees. */
export class LiveCourt {
  readonly events: HistoryEvent[] = [];
  readonly tabs: Tab[] = [];
  readonly judge = new MoodyJudge();
  /** What was said that this court does not take. */
  readonly unspeakable: string[] = [];
  /** Which guest turned out to be which account. */
  readonly merged: { guest: Guest; account: Account }[] = [];
  readonly docket: DocketAlarm;
  /** How many texts were thought of. */
  texts = 0;
  private readonly filedAt = Date.now();
  private strangers = 0;

  private constructor(
    private readonly court: Court,
    private readonly courtroomUuid: string,
    private readonly people: Record<Party, Guest>,
    private readonly stranger: Guest,
  ) {
    this.docket = new DocketAlarm(courtroomUuid, this.judge);
  }

  /** A courtroom in session far from the machine's own time: no alarm rings unless the test lets it. */
  static async open(court: Court): Promise<LiveCourt> {
    travel(JUDGED_AFTER_MS / 2);
    const { courtroomUuid, creator, opponent } = await aCourtroomInSession(court);
    const live = new LiveCourt(court, courtroomUuid, { robin: creator, sam: opponent }, await aGuest(court, "Kim"));
    for (const name of TABS) await live.addTab(name);
    return live;
  }

  get parties(): readonly string[] {
    return PARTIES.map((party) => this.people[party].uuid);
  }

  get isSettled(): boolean {
    return this.tabs.some(({ view }) => view.courtroom.status === "settled");
  }

  tab(name: TabName): Tab {
    const tab = this.tabs.find((each) => each.name === name);
    if (tab === undefined) throw new Error(`there is no tab ${name}`);
    return tab;
  }

  /** A party's tab that was never here before. */
  async addTab(name: string): Promise<Tab> {
    const person = this.people[partyOf(name)];
    const tab = new Tab(name, person, await this.readCourtroom(person), (event) => void this.events.push(event));
    this.tabs.push(tab);
    return tab;
  }

  async reload(tab: Tab): Promise<void> {
    const person = this.people[partyOf(tab.name)];
    tab.reload(person, await this.readCourtroom(person));
  }

  isGuest(party: Party): boolean {
    return this.merged.every(({ account }) => account !== this.people[party]);
  }

  /** A party logs in to an account that they had; their tabs are read again. */
  async logIn(party: Party): Promise<void> {
    const guest = this.people[party];
    const known = await anAccount(this.court);
    // The mailbox tells two codes apart by their time.
    this.pass(MINUTE_MS);
    const account = await turnOutToBe(known, guest);
    this.merged.push({ guest, account });
    this.people[party] = account;
    for (const tab of this.tabs) if (partyOf(tab.name) === party) await this.reload(tab);
  }

  pass(ms: number): void {
    travel(ms);
    for (const tab of this.tabs) tab.do({ type: "ticked", at: Date.now() });
  }

  /** Waits until everything under way has arrived and been answered, as long as that goes on. */
  async rest(): Promise<void> {
    let answered = -1;
    while (answered !== this.events.length) {
      answered = this.events.length;
      this.pass(REST_MS);
      while (!(await this.probeAll())) this.pass(AFTER_FLOOD_MS);
    }
    const there = this.tabs.filter((tab) => tab.openConnections.some(({ hasJoined }) => hasJoined));
    this.events.push({
      kind: "rested",
      views: this.tabs.filter(({ connection }) => connection?.upstream === "arrives").map((tab) => tab.snapshot()),
      there: [...new Set(there.map(({ person }) => person.uuid))],
    });
  }

  /** Lets the court hear of every connection that is gone. */
  async hearOfDrops(): Promise<void> {
    for (const tab of this.tabs) await Promise.all(tab.dropped.splice(0).map((connection) => connection.close()));
  }

  async evict(): Promise<void> {
    await runInDurableObject(this.object, () => undefined);
    await putToSleep(this.courtroomUuid);
  }

  /** Every object goes down at once, and every socket with it. */
  async restart(): Promise<void> {
    await this.docket.goThrough(abortAllDurableObjects());
    for (const tab of this.tabs) {
      tab.drop();
      for (const connection of tab.dropped.splice(0)) {
        if (!connection.isClosed) this.events.push({ kind: "closed", socket: connection.name });
        connection.breakOff();
      }
    }
  }

  /** Lets the docket's alarm ring if it is due soon. */
  async ringDocket(): Promise<void> {
    await this.docket.ring((at) => this.comeTo(at));
  }

  /** Lets the courtroom's own alarm ring, with which it asks the docket again. */
  async remindCourtroom(): Promise<void> {
    if (this.comeTo(await nextReminder(this.courtroomUuid))) await runDurableObjectAlarm(this.object);
  }

  async reachDeadline(): Promise<void> {
    this.pass(Math.max(0, this.filedAt + JUDGED_AFTER_MS - Date.now()));
    await this.ringDocket();
  }

  /** Calls the docket though nothing is to be ruled on. */
  async callForNothing(): Promise<void> {
    await docketOf(this.courtroomUuid).callCase(this.courtroomUuid, true);
    await this.ringDocket();
  }

  async intrude(how: Intrusion): Promise<void> {
    const person = how === "without_a_cookie" ? null : this.stranger;
    const userUuid = how === "as_oneself" ? this.stranger.uuid : this.people.robin.uuid;
    const courtroom = how === "by_the_first_message" ? undefined : this.courtroomUuid;
    this.strangers += 1;
    const socket = `stranger#${this.strangers}`;
    this.events.push({ kind: "opened", socket, tab: "stranger", userUuid: this.stranger.uuid });
    const { webSocket } = await knock({ person, uuid: userUuid, courtroom });
    if (webSocket === null) return;
    const connection = new Connection(socket, webSocket, {
      onMessage: (message) => this.events.push({ kind: "received", socket, message }),
      onClose: () => this.events.push({ kind: "closed", socket }),
    });
    const joins = { type: "join", payload: { userUuid, courtroomUuid: this.courtroomUuid } } as const;
    if (courtroom === undefined) connection.send(joins);
    await connection.closed;
  }

  async storedVerdicts() {
    const rows = await verdictsOf(this.courtroomUuid);
    return rows.map((row) => v.parse(courtroomVerdictSchema, { ...row, caseName: row.case_name }));
  }

  private get object() {
    return env.COURTROOM.getByName(this.courtroomUuid);
  }

  private async readCourtroom(person: Guest) {
    return (await this.court.courtroom.openCourtroom(person.visitor(), this.courtroomUuid)).courtroom;
  }

  /** Lets the time of an alarm come that is due soon. Gives whether it has. */
  private comeTo(at: number | null): boolean {
    if (at === null || at > Date.now() + SOON_MS) return false;
    this.pass(Math.max(0, at - Date.now()));
    return true;
  }

  private async probeAll(): Promise<boolean> {
    const probes = this.tabs.flatMap(({ person, openConnections }) => {
      const own = { userUuid: person.uuid, courtroomUuid: this.courtroomUuid };
      return openConnections.map((connection) => connection.probe(own));
    });
    return (await Promise.all(probes)).every((isAnswered) => isAnswered);
  }
}

/** Tabs are named after their party. */
function partyOf(name: string): Party {
  return name.startsWith("robin") ? "robin" : "sam";
}
