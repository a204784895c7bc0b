import { exports } from "cloudflare:workers";
import * as v from "valibot";
import { type OutgoingMessage, type ServerMessage, serverMessageSchema } from "~/domain/courtroom/protocol";
import { PING, PONG } from "~/domain/ping";
import { newAddress, ORIGIN } from "./api-client";
import type { Guest } from "./factories";

type Type = ServerMessage["type"];
type Payloads = { [Message in ServerMessage as Message["type"]]: Message["payload"] };
export type Payload<Of extends Type> = Payloads[Of];

/** A message of the protocol; its payload gets its type when it is asked for by its message's. */
interface Arrived {
  type: Type;
  payload: unknown;
}

/** A browser's end of a courtroom's socket. */
export type CourtSocket = ReturnType<typeof listen>;

interface Knock {
  /** Null for a browser without a cookie. */
  person: Pick<Guest, "sessionToken"> | null;
  uuid?: string;
  courtroom?: string;
  headers?: Record<string, string>;
}

/** Asks for a socket, as a browser does, and gives the bare answer. */
export function knock({ person, uuid, courtroom, headers = {} }: Knock): Promise<Response> {
  const query = new URLSearchParams({ ...(uuid && { uuid }), ...(courtroom && { courtroom }) });
  return exports.default.fetch(`${ORIGIN}/ws?${query}`, {
    headers: {
      Upgrade: "websocket",
      Origin: ORIGIN,
      "CF-Connecting-IP": newAddress(),
      ...(person === null ? {} : { Cookie: `pettifog=${person.sessionToken}` }),
      ...headers,
    },
  });
}

/** Opens a socket. Fails where the court answers with no socket at all. */
export async function openSocket(asked: Knock): Promise<CourtSocket> {
  const { webSocket, status } = await knock(asked);
  if (webSocket === null) throw new Error(`the court answered ${status} and no socket`);
  return listen(webSocket);
}

/** Opens a person's socket and joins, with what came after a revision. */
export async function enter(person: Guest, courtroomUuid: string, since?: number, headers?: Record<string, string>) {
  const socket = await openSocket({
    ...{ person, uuid: person.uuid, courtroom: courtroomUuid },
    ...(headers === undefined ? {} : { headers }),
  });
  const joined = await join(socket, person, courtroomUuid, since);
  return Object.assign(socket, { joined, as: person, ...partyActions(socket, person, courtroomUuid) });
}

export type Party = Awaited<ReturnType<typeof enter>>;

export function join(socket: CourtSocket, person: Guest, courtroomUuid: string, since?: number) {
  socket.send({ type: "join", payload: { userUuid: person.uuid, courtroomUuid, since } });
  return socket.next("COURTROOM_JOINED");
}

/** What a party does in court, with their own identity and this courtroom's uuid filled in. */
function partyActions(socket: CourtSocket, { uuid: userUuid }: Guest, courtroomUuid: string) {
  const own = { userUuid, courtroomUuid };
  return {
    say(content: string, clientId: string = crypto.randomUUID()) {
      socket.send({ type: "SEND_MESSAGE", payload: { courtroomUuid, senderUuid: userUuid, content, clientId } });
      return clientId;
    },
    react(messageUuid: string, reaction: "😂" | "🔥" | "👍") {
      socket.send({ type: "ADD_REACTION", payload: { ...own, messageUuid, reaction } });
    },
    type(isTyping: boolean) {
      socket.send({ type: "TYPING_INDICATOR", payload: { ...own, isTyping } });
    },
    read(lastReadMessageUuid: string) {
      socket.send({ type: "MARK_READ", payload: { ...own, lastReadMessageUuid } });
    },
    askForDecision(lastReadMessageUuid: string | null = null) {
      socket.send({ type: "GET_DECISION_READY", payload: { ...own, lastReadMessageUuid } });
    },
    withdrawRequest() {
      socket.send({ type: "WITHDRAW_DECISION", payload: own });
    },
    /**
     * Everything that the court has sent to this socket has arrived when this resolves, and everything sent was dealt
     * with.
     */
    async catchUp(since?: number) {
      socket.send({ type: "join", payload: { ...own, since } });
      return socket.next("COURTROOM_JOINED");
    },
  };
}

/**
 * Collects what arrives. Every message must be of the protocol. `next` takes the first one of its type that was not
 * taken before and waits for it if need be; a message that never comes ends in the test's time limit.
 */
export function listen(webSocket: WebSocket) {
  const untaken: Arrived[] = [];
  const waiting = new Set<() => void>();
  let hearPong: () => void = () => {};

  webSocket.addEventListener("message", ({ data }) => {
    if (data === PONG) return hearPong();
    untaken.push(v.parse(serverMessageSchema, JSON.parse(String(data))));
    for (const look of waiting) look();
    waiting.clear();
  });
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener("close", ({ code }) => resolve(code));
  });
  webSocket.accept();

  function take<Of extends Type>(type: Of): Payload<Of> | undefined {
    const taken = untaken.find((message): message is Arrived & { payload: Payload<Of> } => message.type === type);
    if (taken === undefined) return undefined;
    untaken.splice(untaken.indexOf(taken), 1);
    return taken.payload;
  }

  return {
    /** The code that the court closed it with. */
    closed,
    untaken,
    sendRaw: (socketMessage: string | ArrayBuffer) => webSocket.send(socketMessage),
    send: (message: OutgoingMessage) => webSocket.send(JSON.stringify(message)),
    leave: () => webSocket.close(1_000),
    ping(): Promise<void> {
      const answered = new Promise<void>((resolve) => {
        hearPong = resolve;
      });
      webSocket.send(PING);
      return answered;
    },
    async next<Of extends Type>(type: Of): Promise<Payload<Of>> {
      for (;;) {
        const payload = take(type);
        if (payload !== undefined) return payload;
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
        });
      }
    },
  };
}
