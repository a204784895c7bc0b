import * as v from "valibot";
import { commandOf } from "~/domain/courtroom/command-of";
import { type CourtEvent, type CourtView, openCourtView, reduceCourtView } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { dueMessages, joinMessage } from "~/domain/courtroom/due-messages";
import { type Hearing, openHearing, showMessage } from "~/domain/courtroom/hearing";
import {
  clientMessageSchema,
  type OutgoingMessage,
  type ServerMessage,
  type SocketMessageFault,
} from "~/domain/courtroom/protocol";
import { reduceHearing } from "~/domain/courtroom/reduce-hearing";
import { heard } from "~/domain/courtroom/reduce-server-message";

export const ROBIN = "11111111-1111-4111-8111-111111111111";
export const SAM = "22222222-2222-4222-8222-222222222222";
export const COURTROOM = "33333333-3333-4333-8333-333333333333";

/** A courtroom in session between Robin, who filed, and Sam. */
export function courtroomInSession(change: Partial<Courtroom> = {}): Courtroom {
  return {
    uuid: COURTROOM,
    code: "ABCDEF",
    creatorUuid: ROBIN,
    creator: { uuid: ROBIN, displayName: "Robin" },
    opponent: { uuid: SAM, displayName: "Sam" },
    status: "active",
    allegation: "Sam ate the last slice.",
    tone: "Fun",
    judgePersonality: "Yoda",
    createdAt: "2026-01-01T12:00:00.000Z",
    caseName: null,
    winner: null,
    rationale: null,
    punishment: null,
    settledAt: null,
    round: 1,
    deadline: "2026-01-02T12:00:00.000Z",
    reopenedBy: null,
    ...change,
  };
}

/** The texts of messages, in their order. */
export const contents = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);

/** The court's answer to a message that it did not take, `at` in Unix milliseconds. */
export const refused = (code: SocketMessageFault, clientId: string | null, at = 0) =>
  heard({ type: "ERROR", payload: { code, clientId, message: "No." } }, at);

/**
 * The court's own rules and Robin's browser, joined by a connection that the test holds: messages wait on it until they
 * are let through, and are gone when it is cut. Time passes only by `wait`.
 */
export class CourtInMemory {
  hearing: Hearing = openHearing(courtroomInSession());
  view: CourtView = openCourtView(ROBIN, courtroomInSession());
  private toCourt: OutgoingMessage[] = [];
  private toBrowser: ServerMessage[] = [];
  private at = Date.parse("2026-01-01T12:00:00.000Z");
  private made = 0;
  /** Like the court, the connection carries no news to a browser that has not asked what it missed. */
  private hasJoined = false;

  /** Something happens in Robin's browser; whatever is due then goes onto the connection. */
  browser(event: CourtEvent): void {
    this.view = reduceCourtView(this.view, event);
    for (let due = dueMessages(this.view); due.length > 0; due = dueMessages(this.view)) {
      for (const { socketMessage, what } of due) {
        this.toCourt.push(socketMessage);
        this.view = reduceCourtView(this.view, { type: "sent", what });
      }
    }
  }

  /** Robin writes something. Gives its id. */
  say(content: string): string {
    this.made += 1;
    const clientId = `client-${this.made}`;
    this.browser({ type: "said", clientId, content, at: this.at });
    return clientId;
  }

  connect(): void {
    if (this.isUp) return;
    this.browser({ type: "connection", connection: "joining" });
    this.toCourt.push(joinMessage(this.view));
  }

  cut(): void {
    this.toCourt = [];
    this.toBrowser = [];
    this.hasJoined = false;
    if (this.isUp) this.browser({ type: "connection", connection: "lost" });
  }

  get isUp(): boolean {
    return this.view.connection === "live" || this.view.connection === "joining";
  }

  /** Lets one message through to the court. Gives whether there was one. */
  letUp(): boolean {
    const socketMessage = this.toCourt.shift();
    if (socketMessage !== undefined) this.court(ROBIN, socketMessage);
    return socketMessage !== undefined;
  }

  /** Lets one message through to the browser. Gives whether there was one. */
  letDown(): boolean {
    const socketMessage = this.toBrowser.shift();
    if (socketMessage !== undefined) this.browser(heard(socketMessage, this.at));
    return socketMessage !== undefined;
  }

  wait(ms: number): void {
    this.at += ms;
    this.browser({ type: "ticked", at: this.at });
  }

  /** A message arrives at the court from either party. */
  court(userUuid: string, socketMessage: OutgoingMessage): void {
    this.made += 1;
    const uuid = `aaaaaaaa-aaaa-4aaa-8aaa-${String(this.made).padStart(12, "0")}`;
    const command = commandOf(
      v.parse(clientMessageSchema, socketMessage),
      { userUuid, courtroomUuid: COURTROOM },
      { uuid, language: null, at: this.at, present: () => [SAM] },
    );
    const { hearing, socketMessages } = reduceHearing(this.hearing, command);
    this.hearing = hearing;
    if (userUuid === ROBIN && socketMessage.type === "join") this.hasJoined = true;
    for (const { audience, message } of socketMessages) {
      const isForRobin =
        audience.to === "all" ||
        (audience.to === "asker" && userUuid === ROBIN) ||
        (audience.to === "others" && audience.than !== ROBIN);
      if (isForRobin && this.isUp && this.hasJoined) this.toBrowser.push(message);
    }
  }

  samSays(content: string): void {
    this.made += 1;
    const payload = { courtroomUuid: COURTROOM, senderUuid: SAM, content, clientId: `sams-own-${this.made}` };
    this.court(SAM, { type: "SEND_MESSAGE", payload });
  }

  /** Lets everything happen that is under way, the waiting included. */
  settle(): void {
    this.connect();
    while (this.letUp() || this.letDown() || this.view.restsUntil !== null) {
      if (this.view.restsUntil !== null) this.wait(1_000);
    }
  }

  /** The transcript as the court would show it. */
  get transcript() {
    return this.hearing.messages.map((message) => showMessage(this.hearing, message));
  }
}

/** A court that Robin's browser has joined. */
export function inCourt(): CourtInMemory {
  const court = new CourtInMemory();
  court.settle();
  return court;
}
