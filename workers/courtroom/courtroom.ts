import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { clientIdOf, commandOf, foreignTo } from "~/domain/courtroom/command-of";
import { type Courtroom as CourtroomView, courtroomSchema } from "~/domain/courtroom/courtroom";
import { type Hearing, isDeliberating, showMessage, transcriptOf } from "~/domain/courtroom/hearing";
import type { HearingCommand } from "~/domain/courtroom/hearing-step";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import { type ClientMessage, type DeliberationReason, type FrameFault, PING, PONG } from "~/domain/courtroom/protocol";
import { reduceHearing } from "~/domain/courtroom/reduce-hearing";
import { refusal } from "~/domain/courtroom/refusal";
import { JUDGED_AFTER_MS } from "~/domain/docket/schedule";
import type { Seat } from "~/domain/judge/judge";
import { composeChatScreening } from "~/server/composition.server";
import { logError, logEvent } from "~/server/observability/log.server";
import { readAdmission } from "./admission";
import type { CourtroomEnv } from "./courtroom-env";
import { migrateHearing } from "./hearing-schema";
import { loadHearing, storeChanges } from "./hearing-store";
import { deliver, isOpen, presentAt, seat, seatedAt, send } from "./sockets";
import { close, Usher } from "./usher";

/** A person with more windows than this has lost some: the oldest goes. */
const SOCKETS_PER_PERSON = 8;

/** While the court deliberates it asks the docket again after so many milliseconds, in case a call got lost. */
const DOCKET_REMINDER_MS = 15_000;

/**
 * The courtroom itself, named by its uuid: the one place where what is said gets its order. A thin shell around
 * `reduceHearing`: read a frame, screen it, reduce, store, tell. Its fields can be rebuilt from storage and sockets at any
 * moment, and it sets no timers, so it sleeps while nobody speaks.
 */
export class Courtroom extends DurableObject<CourtroomEnv> {
  private hearing: Hearing | null = null;
  private readonly usher = new Usher();
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
    const { userUuid, courtroom } = admission;
    this.adopt(courtroom);
    const oldest = this.ctx.getWebSockets(userUuid).filter(isOpen).at(-SOCKETS_PER_PERSON);
    if (oldest !== undefined) close(oldest, "crowded");
    // The first screening reads its corpora: better while people sit down than under their first word.
    this.ctx.waitUntil(composeChatScreening().isTooSerious([]));
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [userUuid]);
    seat(server, { id: crypto.randomUUID(), userUuid, hasJoined: false, strikes: 0 });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Screening takes its time: without a line the short message of somebody could overtake their long one. */
  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    this.lastInLine = this.lastInLine.then(() => this.hear(socket, frame));
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
    this.adopt(courtroom);
  }

  /** See `CourtroomPort`. */
  async readMessages(courtroom: CourtroomView): Promise<CourtroomMessage[]> {
    this.adopt(courtroom);
    const hearing = this.load();
    return hearing === null ? [] : hearing.messages.map((message) => showMessage(hearing, message));
  }

  /** See `HearingPort`. */
  async closeHearing(
    courtroom: CourtroomView,
    reason: DeliberationReason | null,
  ): Promise<{ seat: Seat; content: string }[] | null> {
    this.adopt(courtroom);
    if (reason !== null) this.take({ kind: "close", reason, at: Date.now() });
    const hearing = this.load();
    return hearing === null || hearing.deliberation === null ? null : transcriptOf(hearing);
  }

  /** See `HearingPort`. */
  async announceVerdict(courtroom: CourtroomView): Promise<void> {
    this.adopt(courtroom);
  }

  /** See `HearingPort`. */
  async reportFailure(): Promise<void> {
    this.take({ kind: "note_failure" });
  }

  override async alarm(): Promise<void> {
    const hearing = this.load();
    if (hearing === null || !isDeliberating(hearing)) return;
    const waited = Date.now() - (hearing.deliberation?.startedAt ?? 0);
    // Doubling: a case that was deleted under the court must not keep its object awake for ever.
    await this.ctx.storage.setAlarm(Date.now() + Math.max(DOCKET_REMINDER_MS, waited));
    await this.callDocket(hearing.courtroom.uuid, false);
  }

  private async hear(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    let message: ClientMessage | null = null;
    try {
      message = this.usher.hear(socket, frame, Date.now());
      const fault = message === null ? null : await this.obey(socket, message);
      if (fault !== null) send(socket, refusal(fault, message && clientIdOf(message)));
    } catch (error) {
      // What was stored and what is remembered may differ now: storage is right. And a throw would stop the line for good.
      this.hearing = null;
      logError("frame_failed", error, { type: message?.type });
      send(socket, refusal("internal", message && clientIdOf(message)));
    }
  }

  /** Does what a message asks for. Gives the reason where nothing of it may happen. */
  private async obey(socket: WebSocket, message: ClientMessage): Promise<FrameFault | null> {
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
    if (message.type === "SEND_MESSAGE" && (await composeChatScreening().isTooSerious([message.payload.content]))) {
      logEvent("too_serious", {});
      return "too_serious";
    }
    const given = { uuid: crypto.randomUUID(), at: Date.now(), present: presentAt(this.ctx.getWebSockets()) };
    if (message.type === "join") seat(socket, { ...seated, hasJoined: true });
    this.take(commandOf(message, from, given), socket);
    return null;
  }

  private seeOff(socket: WebSocket): void {
    const seated = seatedAt(socket);
    if (!seated.hasJoined) return;
    if (presentAt(this.ctx.getWebSockets(), seated).includes(seated.userUuid)) return;
    this.take({ kind: "leave", userUuid: seated.userUuid });
  }

  private load(): Hearing | null {
    this.hearing ??= loadHearing(this.ctx.storage);
    return this.hearing;
  }

  /** Takes over how the courtroom stands in the database. With the first such word the courtroom exists here too. */
  private adopt(told: CourtroomView): void {
    const courtroom = v.parse(courtroomSchema, told);
    const known = this.load();
    if (known === null) storeChanges(this.ctx.storage, [{ kind: "courtroom", courtroom }]);
    else this.take({ kind: "adopt", courtroom });
    if (courtroom.status === "active" && known?.courtroom.status !== "active") {
      this.ctx.waitUntil(this.armDeadline(courtroom));
    }
  }

  private take(command: HearingCommand, asker?: WebSocket): void {
    const before = this.load();
    if (before === null) return;
    const { hearing, changes, frames, docket } = reduceHearing(before, command);
    storeChanges(this.ctx.storage, changes);
    this.hearing = hearing;
    this.keepAlarm(isDeliberating(before), isDeliberating(hearing));
    deliver(this.ctx.getWebSockets(), frames, asker);
    if (docket !== "none") this.ctx.waitUntil(this.callDocket(hearing.courtroom.uuid, docket === "hurry"));
  }

  /**
   * Nothing is awaited between the changes and the alarm, so storage takes both or neither: a court that retired and
   * crashed before it reached the docket wakes up and calls it.
   */
  private keepAlarm(wasDeliberating: boolean, isDeliberatingNow: boolean): void {
    if (wasDeliberating === isDeliberatingNow) return;
    const { storage } = this.ctx;
    void (isDeliberatingNow ? storage.setAlarm(Date.now() + DOCKET_REMINDER_MS) : storage.deleteAlarm());
  }

  private async callDocket(courtroomUuid: string, isHurried: boolean): Promise<void> {
    try {
      await this.env.DOCKET.getByName(courtroomUuid).callCourtroom(courtroomUuid, isHurried);
    } catch (error) {
      logError("docket_call_failed", error, { courtroomUuid });
    }
  }

  /** Whoever takes the seat tells the docket too; this makes up for a call that got lost. */
  private async armDeadline({ uuid, createdAt }: CourtroomView): Promise<void> {
    try {
      await this.env.DOCKET.getByName(uuid).scheduleDeadline(uuid, Date.parse(createdAt) + JUDGED_AFTER_MS);
    } catch (error) {
      logError("docket_call_failed", error, { courtroomUuid: uuid });
    }
  }
}
