import { type ConnectionEvents, openConnection } from "~/browser/connection/connection";
import { readJson } from "~/browser/connection/read-json";
import { sayClosed } from "~/domain/courtroom/close-codes";
import type { CourtEvent, CourtView, Sent } from "~/domain/courtroom/court-view";
import { dueMessages, joinMessage } from "~/domain/courtroom/due-messages";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";
import { heard } from "~/domain/courtroom/reduce-server-message";

export interface CourtConnectionEvents extends Omit<ConnectionEvents<ServerMessage>, "onClosed" | "onMessage"> {
  /** The court said something, and what that is to the view of it. */
  onMessage: (message: ServerMessage, event: CourtEvent) => void;
  /** The court closed the connection for good, and why, for the person. */
  onClosed: (because: string | null) => void;
}

export interface CourtConnection {
  /** Sends a message and gives whether it went out. What did not is nobody's but the caller's. */
  send: (message: OutgoingMessage) => boolean;
  /** Asks the court for all that a view has not seen. */
  join: (view: CourtView) => void;
  /** Sends whatever a view owes the court, and gives what of it went out. */
  sendDue: (view: CourtView) => Sent[];
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
  const endpoint = { address, read: (text: string) => readJson(serverMessageSchema, text) };
  const { send: sendText, close } = openConnection<ServerMessage>(endpoint, {
    ...events,
    onMessage: (message) => events.onMessage(message, heard(message, Date.now())),
    onClosed: (code) => events.onClosed(sayClosed(code)),
  });
  const send = (message: OutgoingMessage) => sendText(JSON.stringify(message));
  return {
    send,
    join: (view) => void send(joinMessage(view)),
    sendDue: (view) =>
      dueMessages(view)
        .filter(({ socketMessage }) => send(socketMessage))
        .map(({ what }) => what),
    close,
  };
}
