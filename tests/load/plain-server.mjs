import { createServer } from "node:http";
import WebSocket from "ws";

/*
 * The other thing that the court is read against: a chat server as most tutorials write it. It keeps nothing, so it
 * shows what a socket costs and what is lost where nobody makes up for it. `node plain-server.mjs PORT`.
 */
const rooms = new Map();
const server = createServer((_request, response) => response.end());

new WebSocket.Server({ server }).on("connection", (socket, request) => {
  const name = new URL(request.url, "http://room").searchParams.get("courtroom");
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room.add(socket));
  socket.on("message", (data) => {
    for (const each of room) each.send(data);
  });
  socket.on("close", () => room.delete(socket));
  socket.on("error", () => socket.terminate());
});

server.listen(Number(process.argv[2]));
