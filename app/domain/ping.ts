/** Sent by a browser as it is and answered by the platform without waking the object behind a connection. */
export const PING = "ping";
export const PONG = "pong";
