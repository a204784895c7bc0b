import WebSocket from "ws";

/*
 * One end of a WebSocket as a load driver needs it: with a cookie, which the browsers' own interface can't set, and
 * with a way to break the connection without a word.
 */

/**
 * @param {{ url: string, headers: Record<string, string> }} address
 * @param {{ onOpen: () => void, onText: (text: string) => void, onClose: (code: number) => void }} events
 */
export function openConnection({ url, headers }, { onOpen, onText, onClose }) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
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
