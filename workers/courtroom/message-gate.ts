import type { CloseReason } from "~/domain/courtroom/close-codes";
import { clientIdOf } from "~/domain/courtroom/command-of";
import { type MessageAllowance, spendAllowance } from "~/domain/courtroom/flood";
import type { ClientMessage } from "~/domain/courtroom/protocol";
import { readSocketMessage } from "~/domain/courtroom/read-socket-message";
import { refusal } from "~/domain/courtroom/refusal";
import { close, isOpen } from "../socket/web-socket";
import { type SeatedSocket, seat, seatedAt, send } from "./sockets";

/** So many messages in a row that can't be read, and the court stops trying. */
const UNREADABLE_MAX = 5;

/**
 * Reads and limits what the sockets of one courtroom send: nothing passes that is no message, or more than one person
 * may send.
 */
export class MessageGate {
  /** By person, over all their tabs. It goes with an eviction: a lost allowance is a full one. */
  private readonly allowances = new Map<string, MessageAllowance>();

  /**
   * The message that a socket sent, or null where the sender was answered already or their socket closed. `at` in Unix
   * milliseconds.
   */
  hear(socket: WebSocket, socketMessage: string | ArrayBuffer, at: number): ClientMessage | null {
    const seated = seatedAt(socket);
    const read = readSocketMessage(socketMessage);
    const clientId = read.kind === "message" ? clientIdOf(read.message) : null;
    if (read.kind === "too_large") close(socket, "tooLarge");
    else if (!this.allows(socket, seated.userUuid, clientId, at)) return null;
    else if (read.kind === "unreadable") countUnreadable(socket, seated);
    else if (seated.unreadable > 0) seat(socket, { ...seated, unreadable: 0 });
    if (read.kind === "refused") send(socket, read.refusal);
    return read.kind === "message" ? read.message : null;
  }

  private allows(socket: WebSocket, userUuid: string, clientId: string | null, at: number): boolean {
    const { allowance, ruling } = spendAllowance(this.allowances.get(userUuid), at);
    this.allowances.set(userUuid, allowance);
    if (ruling === "refuse") send(socket, refusal("flood", clientId));
    if (ruling === "close") close(socket, "flood");
    return ruling === "accept";
  }
}

function countUnreadable(socket: WebSocket, seated: SeatedSocket): void {
  const unreadable = seated.unreadable + 1;
  seat(socket, { ...seated, unreadable });
  if (unreadable < UNREADABLE_MAX) send(socket, refusal("unreadable"));
  else close(socket, "badFrame");
}

/** Shows people out, and says why. */
export function showOut(sockets: readonly WebSocket[], people: readonly string[], reason: CloseReason): void {
  for (const socket of sockets.filter(isOpen)) {
    if (people.includes(seatedAt(socket).userUuid)) close(socket, reason);
  }
}
