import type { CourtroomVerdict } from "~/domain/courtroom/courtroom";
import type { CourtroomMessage } from "~/domain/courtroom/message";
import type { OutgoingMessage, ServerMessage } from "~/domain/courtroom/protocol";

/** What one tab shows at one moment. */
export interface Snapshot {
  tab: string;
  isLive: boolean;
  revision: number;
  messages: readonly CourtroomMessage[];
  /** Uuids of whom it shows as present. */
  present: readonly string[];
  /** How much it has sent or still has to send without an answer. */
  pending: number;
}

/** Something that happened between browsers and the court, seen from the browsers' side. */
export type HistoryEvent =
  | { kind: "opened"; socket: string; tab: string; userUuid: string }
  /** Handed to the connection, which may lose it. */
  | { kind: "sent"; socket: string; message: OutgoingMessage }
  /** Came out of the connection, which the tab may have given up before. */
  | { kind: "received"; socket: string; message: ServerMessage }
  | { kind: "closed"; socket: string }
  /** Everything under way has arrived. `there` are the people of whom the court holds a joined socket. */
  | { kind: "rested"; views: readonly Snapshot[]; there: readonly string[] };

/** All that is known of one courtroom's life. */
export interface History {
  /** Uuids of the two parties. Whoever else opens a socket is a stranger. */
  parties: readonly string[];
  /** In the order in which they happened. */
  events: readonly HistoryEvent[];
  /** Every tab in the end, with all connections mended and everything arrived. */
  views: readonly Snapshot[];
  /** What somebody is told who comes in last and knows nothing. */
  record: readonly CourtroomMessage[];
  /** The verdicts in the database. */
  verdicts: readonly CourtroomVerdict[];
  /** Texts that this court does not take, as they were sent. */
  unspeakable: readonly string[];
  /** Faults that the court logged and had no reason to. */
  faults: readonly string[];
}

export type Received<Type extends ServerMessage["type"]> = Extract<HistoryEvent, { kind: "received" }> & {
  message: Extract<ServerMessage, { type: Type }>;
};

/** What arrived of one type, in order. */
export function received<Type extends ServerMessage["type"]>({ events }: History, type: Type): Received<Type>[] {
  return events.filter((event): event is Received<Type> => event.kind === "received" && event.message.type === type);
}

/** A party's messages as they were handed to a connection, repeats included. */
export function said({ events }: History) {
  return events.flatMap((event, index) => {
    if (event.kind !== "sent" || event.message.type !== "SEND_MESSAGE") return [];
    return [{ index, socket: event.socket, ...event.message.payload }];
  });
}

/** Every message that any browser was told of, as often as it was, with the place in the history. */
export function told({ events }: History): { index: number; socket: string; message: CourtroomMessage }[] {
  return events.flatMap((event, index) => {
    if (event.kind !== "received") return [];
    const { type, payload } = event.message;
    const messages = type === "NEW_MESSAGE" ? [payload] : type === "COURTROOM_JOINED" ? payload.messages : [];
    return messages.map((message) => ({ index, socket: event.socket, message }));
  });
}

/** The revision that a message brings, or null. */
export function revisionIn({ type, payload }: ServerMessage): number | null {
  return type === "NEW_MESSAGE" || type === "MESSAGE_REACTION_UPDATED" || type === "COURTROOM_JOINED"
    ? payload.revision
    : null;
}

/** How many of these messages came to each socket. */
export function countBySocket(messages: readonly { socket: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { socket } of messages) counts.set(socket, (counts.get(socket) ?? 0) + 1);
  return counts;
}
