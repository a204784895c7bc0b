import ReconnectingWebSocket from "partysocket/ws";
import { CLOSE_CODES, mayReconnect } from "~/domain/courtroom/close-codes";
import { PING, PONG } from "~/domain/ping";

/** Routers forget a silent connection after half a minute at the earliest, in milliseconds. */
const PING_EVERY_MS = 25_000;

/** A connection whose answer takes longer is taken for dead, in milliseconds. */
const PONG_WITHIN_MS = 5_000;

/**
 * Pauses before coming back, in milliseconds, each twice the one before. Most connections are back within a second, and
 * nobody is told when. All pauses are up to so much longer, by chance, so that a whole court does not return at once.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const SPREAD = 0.4;

/** Where a connection leads, and how what arrives on it is read: null for what is to be passed over. */
interface Endpoint<Message> {
  /** Asked for each time that it is made: its query may say what is known by then. */
  address: () => URL;
  read: (text: string) => Message | null;
}

export interface ConnectionEvents<Message> {
  onConnecting: () => void;
  /** The connection is there; nothing was sent on it yet. */
  onOpen: () => void;
  onMessage: (message: Message) => void;
  /** The connection broke; it is being made again. */
  onLost: () => void;
  /** The court closed the connection for good, by which code. */
  onClosed: (code: number) => void;
}

export interface Connection {
  /** Sends a text and gives whether it went out. What did not is nobody's but the caller's. */
  send: (text: string) => boolean;
  close: () => void;
}

/** Opens a connection and keeps it up until it is closed: over broken networks, sleeping phones and deploys. */
export function openConnection<Message>(
  { address, read }: Endpoint<Message>,
  events: ConnectionEvents<Message>,
): Connection {
  let socket: ReconnectingWebSocket | null = null;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  /** Closed for good, by either end. */
  let isClosed = false;

  function connect(): void {
    events.onConnecting();
    const spread = 1 + Math.random() * SPREAD;
    const opened = new ReconnectingWebSocket(() => socketAddress(address()), undefined, {
      minReconnectionDelay: FIRST_PAUSE_MS * spread,
      maxReconnectionDelay: (LONGEST_PAUSE_MS / (1 + SPREAD)) * spread,
      reconnectionDelayGrowFactor: 2,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => mayReconnect(code),
    });
    socket = opened;
    opened.addEventListener("open", () => {
      if (socket === opened) events.onOpen();
    });
    opened.addEventListener("message", ({ data }) => {
      if (socket !== opened) return;
      clearTimeout(pongTimer);
      const message = typeof data !== "string" || data === PONG ? null : read(data);
      if (message !== null) events.onMessage(message);
    });
    opened.addEventListener("close", ({ code }) => {
      if (socket !== opened) return;
      clearTimeout(pongTimer);
      if (mayReconnect(code)) return events.onLost();
      socket = null;
      isClosed = true;
      events.onClosed(code);
    });
  }

  function drop(): void {
    const dropped = socket;
    socket = null;
    clearTimeout(pongTimer);
    if (dropped !== null) closeQuietly(dropped);
  }

  /** Begins again at once. The library's own pause can't be cut short. */
  function renew(): void {
    drop();
    events.onLost();
    connect();
  }

  function ping(): void {
    if (socket === null || socket.readyState !== ReconnectingWebSocket.OPEN) return;
    socket.send(PING);
    clearTimeout(pongTimer);
    pongTimer = setTimeout(renew, PONG_WITHIN_MS);
  }

  const goOffline = () => {
    if (socket === null) return;
    drop();
    events.onLost();
  };
  const goOnline = () => {
    if (!isClosed) renew();
  };
  /** A phone that slept may hold a connection that is long dead. Whoever looks again waits for no pause to end. */
  const checkNow = () => {
    if (document.visibilityState !== "visible" || socket === null) return;
    if (socket.readyState === ReconnectingWebSocket.OPEN) ping();
    else if (socket.readyState !== ReconnectingWebSocket.CONNECTING) renew();
  };

  const pingTimer = setInterval(ping, PING_EVERY_MS);
  window.addEventListener("offline", goOffline);
  window.addEventListener("online", goOnline);
  window.addEventListener("focus", checkNow);
  document.addEventListener("visibilitychange", checkNow);
  connect();

  return {
    send(text) {
      if (socket === null || socket.readyState !== ReconnectingWebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close() {
      isClosed = true;
      clearInterval(pingTimer);
      window.removeEventListener("offline", goOffline);
      window.removeEventListener("online", goOnline);
      window.removeEventListener("focus", checkNow);
      document.removeEventListener("visibilitychange", checkNow);
      drop();
    },
  };
}

function socketAddress(address: URL): string {
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** A socket that is closed before it is open makes browsers complain in the console; it is closed once it is. */
function closeQuietly(socket: ReconnectingWebSocket): void {
  const close = () => socket.close(CLOSE_CODES.left);
  if (socket.readyState !== ReconnectingWebSocket.CONNECTING) {
    close();
    return;
  }
  socket.addEventListener("open", close);
  socket.addEventListener("error", close);
}
