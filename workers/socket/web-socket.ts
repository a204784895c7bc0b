import { CLOSE_CODES, type CloseReason } from "~/domain/courtroom/close-codes";

export function isOpen({ readyState }: WebSocket): boolean {
  return readyState === WebSocket.OPEN;
}

/** A socket that closes at this moment throws: its browser comes back and gets what it missed. */
export function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    return;
  }
}

export function close(socket: WebSocket, reason: CloseReason): void {
  socket.close(CLOSE_CODES[reason], reason);
}

/** The answer with a socket that closes at once: a browser can't read a refused upgrade. */
export function turnAway(reason: CloseReason): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  close(server, reason);
  return upgraded(client);
}

export function upgraded(webSocket: WebSocket): Response {
  return new Response(null, { status: 101, webSocket });
}
