import WebSocket from "ws";

/*
 * One end of a WebSocket as a load driver needs it: with a cookie, which the browsers' own interface can't set, and
 * with a way to break the connection without a word.
 */

/**
 * @param {{ url: string, headers: Record<string, string> }} address
 * @typedef {object} ConnectionEvents
 * @property {() => void} onOpen
 * @property {(text: string) => void} onText
 * @property {(code: number) => void} onClose
 * @property {(cookies: string[]) => void} [onCookies] The cookies that the server sets as it opens, each `name=value`.
 *
 * @param {ConnectionEvents} events
 */
export function openConnection({ url, headers }, { onOpen, onText, onClose, onCookies }) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on("upgrade", ({ headers }) =>
    onCookies?.((headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0])),
  );
  socket.on("open", onOpen);
  socket.on("message", (data) => onText(data.toString()));
  socket.on("close", onClose);
  // What went wrong is told by the close that follows.
  socket.on("error", () => {});
  return {
    /** What is sent before it is open, or after, goes nowhere, as in browsers. */
    send(/** @type {string} */ text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(1_000),
    /** Ends it as a network does that is gone: nothing is said, nothing under way arrives. */
    cut: () => socket.terminate(),
  };
}
