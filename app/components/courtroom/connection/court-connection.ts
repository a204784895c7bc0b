import { type ConnectionEvents, openConnection } from "~/browser/connection/connection";
import { readJson } from "~/browser/connection/read-json";
import { sayClosed } from "~/domain/courtroom/close-codes";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";

export interface CourtConnectionEvents extends Omit<ConnectionEvents<ServerMessage>, "onClosed"> {
  /** The court closed the connection for good, and why, for the person. */
  onClosed: (because: string | null) => void;
}

export interface CourtConnection {
  /** Sends a message and gives whether it went out. What did not is nobody's but the caller's. */
  send: (message: OutgoingMessage) => boolean;
  close: () => void;
}

/** Opens a connection to a courtroom, which is kept up until it is closed. */
export function openCourtConnection(
  { userUuid, courtroomUuid }: { userUuid: string; courtroomUuid: string },
  events: CourtConnectionEvents,
): CourtConnection {
  const address = () => {
    const court = new URL("/ws", window.location.href);
    court.searchParams.set("uuid", userUuid);
    court.searchParams.set("courtroom", courtroomUuid);
    return court;
  };
  const line = { address, read: (text: string) => readJson(serverMessageSchema, text) };
  const { send, close } = openConnection<ServerMessage>(line, {
    ...events,
    onClosed: (code) => events.onClosed(sayClosed(code)),
  });
  return { send: (message) => send(JSON.stringify(message)), close };
}
