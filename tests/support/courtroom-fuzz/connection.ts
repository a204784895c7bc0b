import * as v from "valibot";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";

/** What becomes of the frames that a browser sends: they arrive, are lost, or wait. */
export type Upstream = "arrives" | "is_lost" | "waits";

interface ConnectionEvents {
  onFrame: (frame: ServerMessage) => void;
  onClose: () => void;
}

/** One socket between a browser and the court, over a line that can be bad without either of them knowing. */
export class Connection {
  upstream: Upstream = "arrives";
  /** Whether the court has let it in. */
  hasJoined = false;
  readonly closed: Promise<void>;
  isClosed = false;
  /** Closed from here: like a browser's, this end hears nothing more, whatever still comes. */
  private isLeft = false;
  private readonly waiting: string[] = [];
  private probed: ((isAnswered: boolean) => void) | null = null;
  private probes = 0;

  constructor(
    readonly name: string,
    private readonly webSocket: WebSocket,
    { onFrame, onClose }: ConnectionEvents,
  ) {
    webSocket.addEventListener("message", ({ data }) => {
      const frame = v.parse(serverMessageSchema, JSON.parse(String(data)));
      if (this.isProbed(frame) || this.isLeft) return;
      if (frame.type === "COURTROOM_JOINED") this.hasJoined = true;
      onFrame(frame);
    });
    this.closed = new Promise((resolve) => {
      webSocket.addEventListener("close", () => {
        this.die(onClose);
        resolve();
      });
    });
    webSocket.accept();
  }

  send(frame: OutgoingMessage): void {
    const text = JSON.stringify(frame);
    if (this.upstream === "arrives") this.transmit(text);
    if (this.upstream === "waits") this.waiting.push(text);
  }

  /** The court learns that this line is gone; what waited on it arrives first. */
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
   * socket's frames in order, and refuses this one without a trace. Gives whether it did: not where the person is flooding.
   */
  async probe({ userUuid, courtroomUuid }: { userUuid: string; courtroomUuid: string }): Promise<boolean> {
    if (this.isClosed) return true;
    this.probes += 1;
    const payload = { courtroomUuid, senderUuid: userUuid, content: "", clientId: this.probeId };
    return new Promise((resolve) => {
      this.probed = resolve;
      this.transmit(JSON.stringify({ type: "SEND_MESSAGE", payload }));
    });
  }

  private get probeId(): string {
    return `probe-${String(this.probes).padStart(6, "0")}`;
  }

  private isProbed({ type, payload }: ServerMessage): boolean {
    if (type !== "ERROR") return false;
    if (payload.code === "flood" && payload.clientId === null) this.probed?.(false);
    if (payload.clientId !== this.probeId) return false;
    this.probed?.(true);
    return true;
  }

  private transmit(text: string): void {
    if (!this.isClosed) this.webSocket.send(text);
  }

  private die(onClose: () => void): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.probed?.(true);
    onClose();
  }
}
