import { createServer, type ServerResponse } from "node:http";
import * as v from "valibot";

const chatBodySchema = v.object({
  model: v.string(),
  messages: v.tuple([
    v.object({ role: v.literal("system"), content: v.string() }),
    v.object({ role: v.literal("user"), content: v.string() }),
  ]),
  response_format: v.object({
    type: v.literal("json_schema"),
    json_schema: v.object({ name: v.string(), strict: v.literal(true), schema: v.looseObject({}) }),
  }),
});

/** What a model is asked, as it comes over the wire. */
export interface ChatCall {
  /** From 1. */
  number: number;
  kind: string;
  system: string;
  user: string;
  authorization: string | undefined;
}

/** How a server behaves: it answers the call by `response` in whatever way it likes, or never. */
export type Behaviour = (call: ChatCall, response: ServerResponse) => void;

export interface ChatServer {
  baseUrl: string;
  calls: ChatCall[];
  close(): Promise<void>;
}

/** A real HTTP server on this machine that speaks OpenAI's chat completions and misbehaves on demand. */
export async function startChatServer(behave: Behaviour): Promise<ChatServer> {
  const calls: ChatCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = v.parse(chatBodySchema, JSON.parse(Buffer.concat(chunks).toString()));
      const [{ content: system }, { content: user }] = body.messages;
      const kind = body.response_format.json_schema.name;
      const call = { number: calls.length + 1, kind, system, user, authorization: request.headers.authorization };
      calls.push(call);
      behave(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Sends a model's words in the protocol's envelope. */
export function sendWords(response: ServerResponse, content: string): void {
  send(response, 200, { choices: [{ finish_reason: "stop", message: { role: "assistant", content } }] });
}

export function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
