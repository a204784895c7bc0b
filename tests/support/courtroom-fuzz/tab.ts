import { type CourtEvent, type CourtView, openCourtView, reduceCourtView } from "~/domain/courtroom/court-view";
import type { Courtroom } from "~/domain/courtroom/courtroom";
import { dueFrames, joinFrame } from "~/domain/courtroom/due-frames";
import type { OutgoingMessage, ServerMessage } from "~/domain/courtroom/protocol";
import type { Guest } from "../factories";
import { knock } from "../socket";
import { Connection } from "./connection";
import type { HistoryEvent, Snapshot } from "./history";

type Note = (event: HistoryEvent) => void;

/**
 * A browser's tab in court: the pure part of the real one (`reduceCourtView`, `dueFrames`) on a line that fails when it is
 * told to. What it sends, hears and shows goes into the history.
 */
export class Tab {
  view: CourtView;
  line: Connection | null = null;
  /** Lines that this tab gave up and of whose end the court has not heard. */
  ghosts: Connection[] = [];
  /** Everything that it has sent of messages, by line, in order. */
  readonly sent: { line: Connection; frame: OutgoingMessage }[] = [];
  private sockets = 0;
  private words = 0;

  constructor(
    readonly name: string,
    readonly person: Guest,
    private readonly courtroom: Courtroom,
    private readonly note: Note,
  ) {
    this.view = openCourtView(person.uuid, courtroom);
  }

  get connections(): Connection[] {
    return (this.line === null ? this.ghosts : [...this.ghosts, this.line]).filter(({ isClosed }) => !isClosed);
  }

  get pending(): number {
    const { outbox, wishes, decisionRequest } = this.view;
    const open = outbox.filter(({ state }) => state !== "refused");
    return open.length + wishes.length + (decisionRequest === "none" ? 0 : 1);
  }

  snapshot(): Snapshot {
    const { line, revision, messages, present } = this.view;
    const isLive = line === "live";
    return {
      tab: this.name,
      socket: this.line?.name ?? null,
      isLive,
      revision,
      messages,
      present,
      pending: this.pending,
    };
  }

  /** Something happens in the tab; what is due then goes out. */
  do(event: CourtEvent): void {
    this.view = reduceCourtView(this.view, event);
    if (this.line === null) return;
    for (let due = dueFrames(this.view); due.length > 0; due = dueFrames(this.view)) {
      for (const { frame, what } of due) {
        this.send(frame);
        this.view = reduceCourtView(this.view, { type: "sent", what });
      }
    }
  }

  say(content: string): void {
    this.do({ type: "said", clientId: this.newClientId(), content, at: Date.now() });
  }

  /**
   * Says several things at once, past the outbox, and never again. Only where nothing else is on its way and the line is
   * good: between lines it is the outbox that keeps the order.
   */
  blurt(contents: readonly string[]): void {
    const isFree = this.view.line === "live" && this.view.outbox.every(({ state }) => state === "refused");
    if (this.line === null || this.line.upstream !== "arrives" || !isFree) return;
    for (const content of contents) {
      const payload = { courtroomUuid: this.courtroom.uuid, senderUuid: this.person.uuid, content };
      this.transmit({ type: "SEND_MESSAGE", payload: { ...payload, clientId: this.newClientId() } }, this.line);
    }
  }

  /** Connects and asks for what it missed, unless it has a line that it believes in. */
  async open(): Promise<void> {
    if (this.line !== null) return;
    this.sockets += 1;
    const name = `${this.name}#${this.sockets}`;
    const { uuid } = this.person;
    const { webSocket } = await knock({ person: this.person, uuid, courtroom: this.courtroom.uuid });
    if (webSocket === null) throw new Error("a party gets a socket");
    this.note({ kind: "opened", socket: name, tab: this.name, userUuid: uuid });
    const line = new Connection(name, webSocket, {
      onFrame: (frame) => this.hear(line, frame),
      onClose: () => this.noteClosed(line),
    });
    this.line = line;
    this.do({ type: "line", line: "joining" });
    this.send(joinFrame(this.view));
  }

  /** Gives the line up, as when the network changes. Gives the line, of whose end the court has not heard. */
  cut(): Connection | null {
    const { line } = this;
    if (line === null) return null;
    this.line = null;
    if (!line.isClosed) this.ghosts.push(line);
    this.do({ type: "line", line: "lost" });
    return line;
  }

  /** Sends a frame over the present line that the tab itself would not send. */
  send(frame: OutgoingMessage): void {
    if (this.line === null) return;
    if (frame.type === "SEND_MESSAGE") this.sent.push({ line: this.line, frame });
    this.transmit(frame, this.line);
  }

  private transmit(frame: OutgoingMessage, line: Connection): void {
    this.note({ kind: "sent", socket: line.name, frame });
    line.send(frame);
  }

  private newClientId(): string {
    this.words += 1;
    return `${this.name}-${String(this.words).padStart(4, "0")}`;
  }

  private hear(line: Connection, frame: ServerMessage): void {
    this.note({ kind: "received", socket: line.name, frame });
    if (this.line === line) this.do({ type: "frame", frame, at: Date.now() });
  }

  private noteClosed(line: Connection): void {
    this.note({ kind: "closed", socket: line.name });
    if (this.line !== line) return;
    this.line = null;
    this.do({ type: "line", line: "lost" });
  }
}
