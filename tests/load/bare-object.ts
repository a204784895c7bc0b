import { DurableObject } from "cloudflare:workers";

interface Env {
  ROOM: DurableObjectNamespace<BareRoom>;
}

/** What the court is read against: the least that a hibernating room with a record can do. It trusts everybody. */
export class BareRoom extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec("create table if not exists messages (number integer primary key, content text not null)");
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(_socket: WebSocket, socketMessage: string | ArrayBuffer): Promise<void> {
    this.ctx.storage.sql.exec("insert into messages (content) values (?)", socketMessage);
    for (const socket of this.ctx.getWebSockets()) socket.send(socketMessage);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
  }
}

export default {
  fetch(request, env) {
    if (request.headers.get("upgrade") !== "websocket") return new Response();
    return env.ROOM.getByName(new URL(request.url).searchParams.get("courtroom") ?? "").fetch(request);
  },
} satisfies ExportedHandler<Env>;
