import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import type { CloseReason } from "~/domain/courtroom/close-codes";
import { clientIdOf, commandOf, foreignTo } from "~/domain/courtroom/command-of";
import { type Courtroom as CourtroomView, courtroomSchema } from "~/domain/courtroom/courtroom";
import { hasFormerLitigant } from "~/domain/courtroom/forget-party";
import {
  type ClosedHearing,
  type Hearing,
  isDeliberating,
  showMessage,
  transcriptOf,
} from "~/domain/courtroom/hearing";
import type { CommandOf, HearingCommand } from "~/domain/courtroom/hearing-step";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { ClientMessage, DeliberationReason, SocketMessageFault } from "~/domain/courtroom/protocol";
import { reduceHearing } from "~/domain/courtroom/reduce-hearing";
import { refusal } from "~/domain/courtroom/refusal";
import { PING, PONG } from "~/domain/ping";
import { logError, logEvent } from "~/server/observability/log.server";
import { close, isOpen, turnAway } from "../socket/web-socket";
import { readAdmission } from "./admission";
import type { CourtroomEnv } from "./courtroom-env";
import { armNextLook, callDocket, keepReminder, remindAgain } from "./docket-calls";
import { migrateHearing } from "./hearing-schema";
import { hasSessionEnded, isGone, loadHearing, noteEndedSessions, storeChanges, storeGone } from "./hearing-store";
import { MessageGate, showOut } from "./message-gate";
import { prepareToRead, readWords } from "./read-words";
import { deliver, presentAt, seat, seatedAt, send } from "./sockets";
import { forgetSpokenDays, noteSpokenDay, tellSpokenDays } from "./spoken-days";
import { tellAbsent } from "./tell-absent";

/** A person with more windows than this has lost some: the oldest goes. */
const SOCKETS_PER_PERSON = 8;

/**
 * The courtroom itself, named by its uuid: the one place where what is said gets its order. A thin shell around
 * `reduceHearing`: read a message, screen it, reduce, store, tell. Its fields can be rebuilt from storage and sockets
 * at any moment, and it sets no timers, so it sleeps while nobody speaks.
 */
export class Courtroom extends DurableObject<CourtroomEnv> {
  private hearing: Hearing | null = null;
  private readonly gate = new MessageGate();
  private lastInLine: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: CourtroomEnv) {
    super(ctx, env);
    migrateHearing(ctx.storage);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Lets in whom the web Worker brings. Only this court's own Workers reach it. */
  override async fetch(request: Request): Promise<Response> {
    const admission = readAdmission(request);
    if (admission === null) return new Response(null, { status: 400 });
    const { userUuid, loginId, timeZone, courtroom } = admission;
    const byTicket = typeof courtroom === "number";
    if (!byTicket) this.adopt(courtroom);
    const hearing = this.load();
    // Of an open court it is here alone that every ended session is known, since it was last opened.
    if (byTicket && hearing?.courtroom.status !== "active") return new Response(null, { status: 409 });
    if (hearing === null) return turnAway("notFound");
    if (hearing.retired.includes(userUuid)) return turnAway(whyRetired(hearing));
    const round = byTicket ? courtroom : courtroom.round;
    if (round < hearing.courtroom.round) return new Response(null, { status: 409 });
    if (hasSessionEnded(this.ctx.storage, loginId)) return turnAway("noSession");
    const oldest = this.ctx.getWebSockets(userUuid).filter(isOpen).at(-SOCKETS_PER_PERSON);
    if (oldest !== undefined) close(oldest, "crowded");
    this.ctx.waitUntil(prepareToRead());
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [userUuid]);
    seat(server, { id: crypto.randomUUID(), userUuid, timeZone, loginId, hasJoined: false, unreadable: 0 });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Screening takes its time: without a connection the short message of somebody could overtake their long one. */
  override webSocketMessage(socket: WebSocket, socketMessage: string | ArrayBuffer): Promise<void> {
    this.lastInLine = this.lastInLine.then(() => this.hear(socket, socketMessage));
    return this.lastInLine;
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    // Without an answer the browser's end would hang half closed until it gives up.
    close(socket, "left");
    this.seeOff(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.seeOff(socket);
  }

  /** See `CourtroomPort`. */
  async updateCourtroom(courtroom: CourtroomView): Promise<void> {
    this.beTold(courtroom);
  }

  /** See `CourtroomPort`. */
  async mergeGuest({ from, to }: { from: string; to: string }): Promise<void> {
    this.take({ kind: "merge", from, to, at: Date.now() });
  }

  /** See `CourtroomPort`. */
  async endSessions(loginIds: string[]): Promise<void> {
    noteEndedSessions(this.ctx.storage, loginIds);
    for (const socket of this.ctx.getWebSockets().filter(isOpen)) {
      if (loginIds.includes(seatedAt(socket).loginId)) close(socket, "noSession");
    }
  }

  /** See `CourtroomPort`. */
  async forgetParty({ courtroom, ...leaving }: Omit<CommandOf<"forget">, "kind">): Promise<void> {
    showOut(this.ctx.getWebSockets(), leaving.leavers, "noSession");
    forgetSpokenDays(this.ctx.storage, leaving.leavers);
    const parsed = v.parse(courtroomSchema, courtroom);
    // What an older version stored can't be read, and is forgotten all the same.
    if (this.load() === null) this.adopt(parsed);
    this.take({ kind: "forget", courtroom: parsed, ...leaving });
  }

  /** See `CourtroomPort`. */
  async forgetCourtroom(): Promise<void> {
    this.sendAway("notFound");
    storeGone(this.ctx.storage);
    this.hearing = null;
    await this.ctx.storage.deleteAlarm();
  }

  /** See `CourtroomPort`. */
  async readMessages(courtroom: CourtroomView): Promise<CourtroomMessage[]> {
    this.beTold(courtroom);
    const hearing = this.load();
    return hearing === null ? [] : hearing.messages.map((message) => showMessage(hearing, message));
  }

  /** See `CourtroomPort`. */
  async closeHearing(courtroom: CourtroomView, reason: DeliberationReason | null): Promise<ClosedHearing | null> {
    this.beTold(courtroom);
    if (reason !== null) this.take({ kind: "close", reason, at: Date.now() });
    const hearing = this.load();
    if (hearing === null || hearing.deliberation === null) return null;
    return { reason: hearing.deliberation.reason, transcript: transcriptOf(hearing) };
  }

  /** See `CourtroomPort`. */
  async reportFailure(): Promise<void> {
    this.take({ kind: "note_failure" });
  }

  /** See `CourtroomPort`. */
  async strikeMessage(messageUuid: string): Promise<void> {
    this.take({ kind: "strike", messageUuid });
  }

  override async alarm(): Promise<void> {
    const hearing = this.load();
    if (hearing === null || !isDeliberating(hearing)) return;
    await remindAgain(this.ctx.storage, hearing.deliberation?.startedAt ?? 0);
    await callDocket(this.env, hearing.courtroom.uuid, false);
  }

  private async hear(socket: WebSocket, socketMessage: string | ArrayBuffer): Promise<void> {
    let message: ClientMessage | null = null;
    try {
      message = this.gate.hear(socket, socketMessage, Date.now());
      const fault = message === null ? null : await this.handle(socket, message);
      if (fault !== null) send(socket, refusal(fault, message && clientIdOf(message)));
    } catch (error) {
      // What was stored and what is remembered may differ now: storage is right. And a throw would stop the connection
      // for good.
      this.hearing = null;
      logError("socket_message_failed", error, { type: message?.type });
      send(socket, refusal("internal", message && clientIdOf(message)));
    }
  }

  /** Does what a message asks for. Gives the reason where nothing of it may happen. */
  private async handle(socket: WebSocket, message: ClientMessage): Promise<SocketMessageFault | null> {
    const courtroomUuid = this.load()?.courtroom.uuid;
    if (courtroomUuid === undefined) {
      // Stored by a version that this one can't read: whoever comes back brings the courtroom along.
      close(socket, "fault");
      return null;
    }
    const seated = seatedAt(socket);
    const from = { userUuid: seated.userUuid, courtroomUuid };
    const foreign = foreignTo(message, from);
    if (foreign !== null) return foreign;
    if (message.type !== "join" && !seated.hasJoined) return "not_in_session";
    const { isTooSerious, language } = await readWords(message);
    if (isTooSerious) {
      logEvent("too_serious", {});
      return "too_serious";
    }
    const given = {
      uuid: crypto.randomUUID(),
      language,
      at: Date.now(),
      present: () => presentAt(this.ctx.getWebSockets()),
    };
    const command = commandOf(message, from, given);
    if (message.type === "join") seat(socket, { ...seated, hasJoined: true });
    this.take(command, socket);
    return null;
  }

  private seeOff(socket: WebSocket): void {
    const seated = seatedAt(socket);
    if (!seated.hasJoined) return;
    if (presentAt(this.ctx.getWebSockets(), seated).includes(seated.userUuid)) return;
    this.take({ kind: "leave", userUuid: seated.userUuid });
  }

  private sendAway(reason: CloseReason): void {
    for (const socket of this.ctx.getWebSockets().filter(isOpen)) close(socket, reason);
  }

  private load(): Hearing | null {
    this.hearing ??= loadHearing(this.ctx.storage);
    return this.hearing;
  }

  /** Another Worker's word may be of another version. */
  private beTold(courtroom: CourtroomView): void {
    this.adopt(v.parse(courtroomSchema, courtroom));
  }

  /** Takes over how the courtroom stands in the database. With the first such word the courtroom exists here too. */
  private adopt(courtroom: CourtroomView): void {
    if (isGone(this.ctx.storage)) return;
    this.ctx.waitUntil(tellSpokenDays(this.ctx.storage, this.env.DB));
    const known = this.load();
    if (known === null) storeChanges(this.ctx.storage, [{ kind: "courtroom", courtroom }]);
    else this.take({ kind: "adopt", courtroom, at: Date.now() });
    if (courtroom.status === "active" && known?.courtroom.status !== "active") {
      this.ctx.waitUntil(armNextLook(this.env, courtroom));
    }
  }

  private take(command: HearingCommand, asker?: WebSocket): void {
    const before = this.load();
    if (before === null) return;
    const { hearing, changes, socketMessages, docket } = reduceHearing(before, command);
    storeChanges(this.ctx.storage, changes);
    this.hearing = hearing;
    noteSpokenDay(this.ctx, this.env.DB, changes, asker && seatedAt(asker));
    keepReminder(this.ctx.storage, isDeliberating(before), isDeliberating(hearing));
    deliver(this.ctx.getWebSockets(), socketMessages, asker);
    if (hearing.retired.length > before.retired.length)
      showOut(this.ctx.getWebSockets(), hearing.retired, whyRetired(hearing));
    this.ctx.waitUntil(tellAbsent(this.env, this.ctx.getWebSockets(), { before, hearing, changes }));
    // Nobody told a settled court of sessions that ended: once opened anew, it lets in only whom it has looked up.
    if (hearing.courtroom.round > before.courtroom.round) this.sendAway("fault");
    if (docket !== "none") this.ctx.waitUntil(callDocket(this.env, hearing.courtroom.uuid, docket === "hurry"));
  }
}

/** Whoever is retired has logged in as somebody else, or has left for good. */
function whyRetired({ courtroom }: Hearing): CloseReason {
  return hasFormerLitigant(courtroom) ? "noSession" : "merged";
}
