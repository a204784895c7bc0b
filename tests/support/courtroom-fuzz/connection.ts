import * as v from "valibot";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";

/**
 * What becomes of the messages that a browser sends: they arrive, are lost, or wait until the court hears of the end.
 */
export type Upstream = "arrives" | "is_lost" | "waits";

interface ConnectionEvents {
  onMessage: (message: ServerMessage) => void;
  onClose: () => void;
}

/** One socket between a browser and the court, over a network that can be bad without either of them knowing. */
export class Connection {
  upstream: Upstream = "arrives";
  /** Whether the court has let it in. */
  hasJoined = false;
  readonly closed: Promise<void>;
  isClosed = false;
  /** Closed from here: like a browser's, this end hears nothing more, whatever still comes. */
  private isLeft = false;
  private readonly waiting: string[] = [];
  private onProbed: ((isAnswered: boolean) => void) | null = null;
  private probes = 0;

  constructor(
    readonly name: string,
    private readonly webSocket: WebSocket,
    { onMessage, onClose }: ConnectionEvents,
  ) {
    webSocket.addEventListener("message", ({ data }) => {
      const message = v.parse(serverMessageSchema, JSON.parse(String(data)));
      if (this.isAnswerToProbe(message) || this.isLeft) return;
      if (message.type === "COURTROOM_JOINED") this.hasJoined = true;
      onMessage(message);
    });
    this.closed = new Promise((resolve) => {
      webSocket.addEventListener("close", () => {
        this.die(onClose);
        resolve();
      });
    });
    webSocket.accept();
  }

  send(message: OutgoingMessage): void {
    const text = JSON.stringify(message);
    if (this.upstream === "arrives") this.transmit(text);
    if (this.upstream === "waits") this.waiting.push(text);
  }

  /** The court learns that this connection is gone; what waited on it arrives first. */
  async close(): Promise<void> {
    for (const text of this.waiting.splice(0)) this.transmit(text);
    this.isLeft = true;
    if (!this.isClosed) this.webSocket.close(1_000);
    await this.closed;
  }

  /** The court's object went down, and its sockets with it: whatever still comes is of the past. */
  breakOff(): void {
    this.die(() => {});
  }

  /**
   * Resolves when the court has dealt with everything that arrived before, and its answers are here: the court takes a
   * socket's messages in order, and refuses this one without a trace. Gives whether it did: not where the person is
   * flooding.
   */
  async probe({ userUuid, courtroomUuid }: { userUuid: string; courtroomUuid: string }): Promise<boolean> {
    if (this.isClosed) return true;
    this.probes += 1;
    const payload = { courtroomUuid, senderUuid: userUuid, content: "", clientId: this.probeId };
    return new Promise((resolve) => {
      this.onProbed = resolve;
      this.transmit(JSON.stringify({ type: "SEND_MESSAGE", payload }));
    });
  }

  private get probeId(): string {
    return `probe-${String(this.probes).padStart(6, "0")}`;
  }

  private isAnswerToProbe({ type, payload }: ServerMessage): boolean {
    if (type !== "ERROR") return false;
    if (payload.code === "flood" && payload.clientId === null) this.onProbed?.(false);
    if (payload.clientId !== this.probeId) return false;
    this.onProbed?.(true);
    return true;
  }

  private transmit(text: string): void {
    if (!this.isClosed) this.webSocket.send(text);
  }

  private die(onClose: () => void): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onProbed?.(true);
    onClose();
  }
}
