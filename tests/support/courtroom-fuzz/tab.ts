import { type CourtEvent, type CourtView, openCourtView, reduceCourtView } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { dueMessages, joinMessage } from "~/domain/courtroom/due-messages";
import type { OutgoingMessage, ServerMessage } from "~/domain/courtroom/protocol";
import { heard } from "~/domain/courtroom/reduce-server-message";
import type { Guest } from "../factories";
import { knock } from "../socket";
import { Connection } from "./connection";
import type { HistoryEvent, Snapshot } from "./history";

/**
 * A browser's tab in court: the pure part of the real one (`reduceCourtView`, `dueMessages`) on connections that fail
 * when they are told to. What it sends, hears and shows goes into the history.
 */
export class Tab {
  view: CourtView;
  connection: Connection | null = null;
  /** Connections that this tab gave up and of whose end the court has not heard. */
  dropped: Connection[] = [];
  /** Every message of its person that it has sent, by connection, in order. */
  private readonly sent: { connection: Connection; message: Extract<OutgoingMessage, { type: "SEND_MESSAGE" }> }[] = [];
  private connections = 0;
  private sayings = 0;

  constructor(
    readonly name: string,
    public person: Guest,
    private readonly courtroom: Courtroom,
    private readonly note: (event: HistoryEvent) => void,
  ) {
    this.view = openCourtView(person.uuid, courtroom);
  }

  get openConnections(): Connection[] {
    return [...this.dropped, ...(this.connection === null ? [] : [this.connection])].filter(
      ({ isClosed }) => !isClosed,
    );
  }

  get pending(): number {
    const { outbox, wishes, decisionRequest } = this.view;
    const open = outbox.filter(({ state }) => state !== "refused");
    return open.length + wishes.length + (decisionRequest === "none" ? 0 : 1);
  }

  snapshot(): Snapshot {
    const { connection, revision, messages, present } = this.view;
    return { tab: this.name, isLive: connection === "live", revision, messages, present, pending: this.pending };
  }

  /** Something happens in the tab; what is due then goes out. */
  do(event: CourtEvent): void {
    this.view = reduceCourtView(this.view, event);
    if (this.connection === null) return;
    for (let due = dueMessages(this.view); due.length > 0; due = dueMessages(this.view)) {
      for (const { socketMessage, what } of due) {
        this.send(socketMessage);
        this.view = reduceCourtView(this.view, { type: "sent", what });
      }
    }
  }

  say(content: string): void {
    this.do({ type: "said", clientId: this.newClientId(), content, at: Date.now() });
  }

  /**
   * Says several things at once, past the outbox, and never again. Only where nothing else is on its way and the
   * connection is good: between connections it is the outbox that keeps the order.
   */
  blurt(contents: readonly string[]): void {
    const isFree = this.view.connection === "live" && this.view.outbox.every(({ state }) => state === "refused");
    if (this.connection?.upstream !== "arrives" || !isFree) return;
    for (const content of contents) {
      const payload = { courtroomUuid: this.courtroom.uuid, senderUuid: this.person.uuid, content };
      const message = { type: "SEND_MESSAGE", payload: { ...payload, clientId: this.newClientId() } } as const;
      this.transmit(message, this.connection);
    }
  }

  /**
   * Only what the court has, or what this very connection has carried, can arrive twice without overtaking something.
   */
  repeat(nth: number): void {
    const confirmed = new Set(this.view.messages.map(({ clientId }) => clientId));
    const repeatable = this.sent.filter(
      ({ connection, message }) => connection === this.connection || confirmed.has(message.payload.clientId ?? ""),
    );
    const chosen = repeatable[nth % repeatable.length];
    if (chosen !== undefined) this.send(chosen.message);
  }

  type(isTyping: boolean, times = 1): void {
    const payload = { courtroomUuid: this.courtroom.uuid, userUuid: this.person.uuid, isTyping };
    for (let count = 0; count < times; count += 1) this.send({ type: "TYPING_INDICATOR", payload });
  }

  /** Connects and asks for what it missed, unless it has a connection that it believes in. */
  async connect(): Promise<void> {
    if (this.connection !== null) return;
    this.connections += 1;
    const name = `${this.name}#${this.connections}`;
    const { uuid } = this.person;
    const { webSocket } = await knock({ person: this.person, uuid, courtroom: this.courtroom.uuid });
    if (webSocket === null) throw new Error("a party gets a socket");
    this.note({ kind: "opened", socket: name, tab: this.name, userUuid: uuid });
    const connection = new Connection(name, webSocket, {
      onMessage: (message) => this.hear(connection, message),
      onClose: () => this.noteClosed(connection),
    });
    this.connection = connection;
    this.do({ type: "connection", connection: "joining" });
    this.send(joinMessage(this.view));
  }

  /** Gives the connection up, as when the network changes. The court does not hear of it yet. */
  drop(): void {
    const { connection } = this;
    if (connection === null) return;
    this.connection = null;
    if (!connection.isClosed) this.dropped.push(connection);
    this.do({ type: "connection", connection: "lost" });
  }

  /** The page is read again, by who its person is now. What waits to be sent is kept for the same person alone. */
  reload(person: Guest, courtroom: Courtroom): void {
    this.drop();
    const kept = person.uuid === this.person.uuid ? this.view.outbox : [];
    const outbox = kept.map((pending) => ({ ...pending, state: "waiting" as const, refusal: null }));
    this.person = person;
    this.view = reduceCourtView(openCourtView(person.uuid, courtroom), { type: "restored", outbox });
  }

  private send(message: OutgoingMessage): void {
    const { connection } = this;
    if (connection === null) return;
    if (message.type === "SEND_MESSAGE") this.sent.push({ connection, message });
    this.transmit(message, connection);
  }

  private transmit(message: OutgoingMessage, connection: Connection): void {
    this.note({ kind: "sent", socket: connection.name, message });
    connection.send(message);
  }

  private newClientId(): string {
    this.sayings += 1;
    return `${this.name}-${String(this.sayings).padStart(4, "0")}`;
  }

  private hear(connection: Connection, message: ServerMessage): void {
    this.note({ kind: "received", socket: connection.name, message });
    if (this.connection === connection) this.do(heard(message, Date.now()));
  }

  private noteClosed(connection: Connection): void {
    this.note({ kind: "closed", socket: connection.name });
    if (this.connection !== connection) return;
    this.connection = null;
    this.do({ type: "connection", connection: "lost" });
  }
}
