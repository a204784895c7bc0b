import { CLOSE_CODES, type CloseReason } from "~/domain/courtroom/close-codes";
import type { ClientMessage } from "~/domain/courtroom/protocol";
import { readSocketMessage } from "~/domain/courtroom/read-socket-message";
import { PING, PONG } from "~/domain/ping";

/** How long a browser may take to say which courtroom it wants, in milliseconds. */
export const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Messages that wait while the courtroom is looked up. A browser that joins sends one. */
const WAITING_FRAMES_MAX = 32;

type SocketMessage = string | ArrayBuffer;

/** The courtroom's end of a connection, or why there is none. */
export type Connect = (courtroomUuid: string) => Promise<WebSocket | CloseReason>;

/**
 * The specification's own handshake: a socket that names its courtroom in its first message. It is held here until
 * then, so that nobody wakes an object who does not say `join` to it; after that messages pass both ways as they are.
 * Gives the browser's end.
 */
export function awaitJoin(userUuid: string | null, connect: Connect): WebSocket {
  const { 0: client, 1: near } = new WebSocketPair();
  near.accept();
  const waiting: SocketMessage[] = [];
  let far: WebSocket | null = null;

  const timer = setTimeout(() => close(near, CLOSE_CODES.handshakeTimeout), HANDSHAKE_TIMEOUT_MS);
  near.addEventListener("message", ({ data }) => {
    if (far !== null) pass(far, data);
    else if (data === PING) near.send(PONG);
    else if (waiting.push(data) === 1) void joinBy(data);
    else if (waiting.length > WAITING_FRAMES_MAX) close(near, CLOSE_CODES.flood);
  });
  near.addEventListener("close", ({ code }) => {
    clearTimeout(timer);
    if (far !== null) close(far, code);
  });

  async function joinBy(socketMessage: SocketMessage): Promise<void> {
    clearTimeout(timer);
    const join = readJoin(socketMessage);
    if (join === null) return close(near, CLOSE_CODES.badFrame);
    if (join.payload.userUuid !== userUuid) return close(near, CLOSE_CODES.notYours);
    const connected = await connect(join.payload.courtroomUuid);
    if (typeof connected === "string") return close(near, CLOSE_CODES[connected]);
    far = connected;
    far.addEventListener("message", ({ data }) => pass(near, data));
    far.addEventListener("close", ({ code }) => close(near, code));
    far.accept();
    // The browser may have left while its courtroom was looked up.
    if (near.readyState !== WebSocket.OPEN) return close(far, CLOSE_CODES.left);
    for (const held of waiting) pass(far, held);
  }

  return client;
}

function readJoin(socketMessage: SocketMessage): Extract<ClientMessage, { type: "join" }> | null {
  const read = readSocketMessage(socketMessage);
  return read.kind === "message" && read.message.type === "join" ? read.message : null;
}

/** Each end may close while a message is on its way to it. */
function pass(socket: WebSocket, socketMessage: SocketMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(socketMessage);
}

/** Codes like 1006 say that a line broke; they can't be sent, so the other end hears that coming back makes sense. */
function close(socket: WebSocket, code: number): void {
  const isSendable = code === CLOSE_CODES.left || code >= 4_000;
  socket.close(isSendable ? code : CLOSE_CODES.fault);
}
