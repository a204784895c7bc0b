import * as v from "valibot";
import type { AddressedMessage } from "~/domain/courtroom/hearing-step";
import type { ServerMessage } from "~/domain/courtroom/protocol";
import { isOpen, sendText } from "../socket/web-socket";

/** What a socket keeps through hibernation. */
const seatedSchema = v.object({
  /** Tells sockets apart: the objects around them change with every wake. */
  id: v.string(),
  userUuid: v.string(),
  /** Where its browser says to be. */
  timeZone: v.optional(v.string()),
  /** Which login of which session opened it: it closes with that one. */
  loginId: v.string(),
  /** Whether it has asked what it missed. Before that it gets no news: they would arrive ahead of what they follow. */
  hasJoined: v.boolean(),
  /** Messages in a row that could not be read. */
  unreadable: v.number(),
});
export type SeatedSocket = v.InferOutput<typeof seatedSchema>;

/** What was read of sockets that are awake: one message looks at each of them several times. */
const known = new WeakMap<WebSocket, SeatedSocket>();

export function seat(socket: WebSocket, seated: SeatedSocket): void {
  socket.serializeAttachment(seated);
  known.set(socket, seated);
}

export function seatedAt(socket: WebSocket): SeatedSocket {
  const seated = known.get(socket) ?? v.parse(seatedSchema, socket.deserializeAttachment());
  known.set(socket, seated);
  return seated;
}

/** Uuids of whoever has a joined socket, beside the one `but`. */
export function presentAt(sockets: readonly WebSocket[], but?: SeatedSocket): string[] {
  const joined = sockets.filter(isOpen).map(seatedAt);
  return [
    ...new Set(joined.filter(({ id, hasJoined }) => hasJoined && id !== but?.id).map(({ userUuid }) => userUuid)),
  ];
}

/** Sends each message to whom it is for. */
export function deliver(
  sockets: readonly WebSocket[],
  socketMessages: readonly AddressedMessage[],
  asker?: WebSocket,
): void {
  if (socketMessages.length === 0) return;
  const joined = sockets.filter((socket) => isOpen(socket) && seatedAt(socket).hasJoined);
  for (const { audience, message } of socketMessages) {
    const text = JSON.stringify(message);
    switch (audience.to) {
      case "asker":
        if (asker !== undefined) sendText(asker, text);
        break;
      case "all":
        for (const socket of joined) sendText(socket, text);
        break;
      case "others":
        for (const socket of joined) if (seatedAt(socket).userUuid !== audience.than) sendText(socket, text);
        break;
      default:
        audience satisfies never;
    }
  }
}

export function send(socket: WebSocket, message: ServerMessage): void {
  sendText(socket, JSON.stringify(message));
}
