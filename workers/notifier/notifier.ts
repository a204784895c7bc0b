import { DurableObject } from "cloudflare:workers";
import type { LiveMessage } from "~/domain/notice/live-message";
import { PUSH_PAUSES_MS } from "~/domain/notice/push-schedule";
import { PING, PONG } from "~/domain/ping";
import { composeNotifier } from "~/server/compose-notifier.server";
import { inTime } from "~/server/in-time.server";
import type { News, NotifierPort } from "~/server/notice/notifier-port.server";
import { logError } from "~/server/observability/log.server";
import { close, isOpen, sendText, turnAway, upgraded } from "../socket/web-socket";
import { readArrival } from "./arrival";
import type { NotifierEnv } from "./notifier-env";
import { Outbox, type Placed } from "./outbox";

/** A browser with more pages open than this has lost some: the oldest goes. */
const PAGES_PER_BROWSER = 16;

const OWNER = "owner";

/**
 * Tells one person, named by their uuid: on the pages that they have open, and by pushes and mails. It keeps what has
 * to go out until it has; everything else lies in the database. While nothing happens it sleeps, with its connections
 * open.
 */
export class Notifier extends DurableObject<NotifierEnv> implements NotifierPort {
  private readonly outbox = new Outbox(this.ctx.storage);
  /** Logins that ended while this is awake: who was looked up a moment before may arrive after. */
  private readonly ended = new Set<string>();

  constructor(ctx: DurableObjectState, env: NotifierEnv) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes the connection of a page whose person the web Worker brings. Only this court's own Workers reach it. */
  override async fetch(request: Request): Promise<Response> {
    const arrival = readArrival(request);
    if (arrival === null) return new Response(null, { status: 400 });
    const { userUuid, loginId, since } = arrival;
    if (this.ended.has(loginId)) return turnAway("noSession");
    const oldest = this.ctx.getWebSockets(loginId).filter(isOpen).at(-PAGES_PER_BROWSER);
    if (oldest !== undefined) close(oldest, "crowded");
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [loginId]);
    // Read once the connection is there: what is noted from here on is told on it.
    this.ctx.waitUntil(this.welcome(server, userUuid, since));
    return upgraded(client);
  }

  /** There is nothing to say to it but the ping, which the platform answers. */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    close(socket, "badFrame");
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    // Without an answer the browser's end would hang half closed until it gives up.
    close(socket, "left");
  }

  /** See `NotifierPort`. */
  async notify(userUuid: string, news: News[]): Promise<void> {
    for (const { notice, unread } of news) this.tell({ type: "notice", payload: { notice, unread } });
    const outgoing = news.filter(({ goesOut }) => goesOut);
    if (outgoing.length === 0) return;
    await this.ctx.storage.put(OWNER, userUuid);
    for (const { notice } of outgoing) await this.outbox.add(notice.id, notice.createdAt, Date.now());
  }

  /** See `NotifierPort`. */
  async tellUnread(_userUuid: string, unread: number): Promise<void> {
    this.tell({ type: "read", payload: { unread } });
  }

  /** See `NotifierPort`. */
  async tellCase(_userUuid: string, path: string): Promise<void> {
    this.tell({ type: "case", payload: { path } });
  }

  /** See `NotifierPort`. */
  async endSessions(_userUuid: string, loginIds: string[]): Promise<void> {
    for (const id of loginIds) {
      this.ended.add(id);
      for (const socket of this.ctx.getWebSockets(id)) close(socket, "noSession");
    }
  }

  /** Takes what was due to a guest who turned out to be this person, from their notifier. */
  async takeOver(userUuid: string, placed: Placed): Promise<void> {
    await this.ctx.storage.put(OWNER, userUuid);
    await this.outbox.takeOver(placed, Date.now());
  }

  /** See `NotifierPort`. */
  async forgetPerson(_userUuid: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) close(socket, "noSession");
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const { storage } = this.ctx;
    const userUuid = await storage.get<string>(OWNER);
    // Noted while its person was being forgotten, by a sending that was under way.
    if (userUuid === undefined) return storage.deleteAll();
    const { sendOut } = this.compose(userUuid);
    const due = await this.outbox.takeDue(Date.now());
    for (const { key, job } of due) {
      try {
        // While it is under way it stays due: after a crash the runtime repeats the alarm.
        const next = await sendOut(job, {
          keep: (kept) => this.outbox.put(key, kept, Date.now(), Date.now()),
          handOver: (to) => inTime("object", this.env.NOTIFIER.getByName(to).takeOver(to, { key, job })),
        });
        await this.outbox.put(key, next?.job ?? job, next?.at ?? null, Date.now());
      } catch (error) {
        // The database is away: the runtime tries an alarm six times, the outbox as long as it takes.
        logError("push_failed", error, {});
        await this.outbox.put(key, job, Date.now() + PUSH_PAUSES_MS[1], Date.now());
      }
    }
    await this.outbox.arm();
  }

  private async welcome(socket: WebSocket, userUuid: string, since: number | null): Promise<void> {
    try {
      send(socket, await this.compose(userUuid).welcome(since));
    } catch (error) {
      logError("live_failed", error, {});
      close(socket, "fault");
    }
  }

  private compose(userUuid: string) {
    const { DB: d1, MAIL: mail, MAILBOX: mailbox, METRICS: analytics } = this.env;
    return composeNotifier({ d1, mail, mailbox, analytics, clock: () => Date.now() }, this.env, userUuid);
  }

  private tell(message: LiveMessage): void {
    for (const socket of this.ctx.getWebSockets().filter(isOpen)) send(socket, message);
  }
}

function send(socket: WebSocket, message: LiveMessage): void {
  sendText(socket, JSON.stringify(message));
}
