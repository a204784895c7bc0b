import * as v from "valibot";
import { serverMessageSchema } from "~/domain/courtroom/protocol";
import { openConnection } from "../../load/connection.mjs";
import { PLAIN_TALK } from "../../load/plain-talk";
import type { Person } from "../browser";
import type { World } from "../world";
import { fileAndJoin, promiseRuling } from "./filed-case";
import { waitFor } from "./wait-for";

const MESSAGES_EACH = 4;

/** Two people argue over sockets that break, say again what has no receipt, and let the court rule. */
export async function argue(world: World): Promise<void> {
  const [robin, sam] = await Promise.all([world.aPerson("Robin"), world.aPerson("Sam")]);
  const uuid = await fileAndJoin(world, "courtroom", robin, sam);
  const said = new Set<string>();
  world.served.push(async () => {
    const acknowledged = [...said];
    type Said = { clientId: string; number: number }[];
    const { body } = await robin.browser.must<Said>(`/api/courtrooms/${uuid}/messages`);
    const lost = acknowledged.filter((id) => body.filter(({ clientId }) => clientId === id).length !== 1);
    const isInOrder = body.every(({ number }, index) => number === index + 1);
    return lost.length === 0 && isInOrder ? null : `messages lost, doubled or out of order: ${JSON.stringify(body)}`;
  });
  const parties = [robin, sam].map((person) => enter(world, person, uuid, said));
  for (const line of PLAIN_TALK.slice(0, MESSAGES_EACH)) for (const party of parties) await party.say(line);
  for (const party of parties) party.rest();
  await waitFor("a court's verdict", async () => {
    const { body } = await sam.browser.ask<{ status: string }>(`/api/courtrooms/${uuid}`);
    return body.status === "settled" ? body : null;
  });
  for (const party of parties) party.leave();
  promiseRuling(world, uuid);
}

/** A party's page: it comes back when its line breaks, and repeats what the court has not acknowledged. */
function enter(
  { server, watch }: World,
  { uuid: userUuid, browser }: Person,
  courtroomUuid: string,
  said: Set<string>,
) {
  const own = { userUuid, courtroomUuid };
  const waiting = new Map<string, { content: string; heard: () => void }>();
  let isResting = false;
  let hasLeft = false;
  let connection: ReturnType<typeof openConnection> | null = null;

  const send = (type: string, payload: object) => connection?.send(JSON.stringify({ type, payload }));
  const transmit = (clientId: string, content: string) =>
    send("SEND_MESSAGE", { courtroomUuid, senderUuid: userUuid, content, clientId });

  function hear(clientId: string): void {
    const message = waiting.get(clientId);
    if (message === undefined) return;
    said.add(clientId);
    waiting.delete(clientId);
    message.heard();
  }

  async function connect(): Promise<void> {
    await server.whenUp();
    if (hasLeft) return;
    watch.asked();
    const query = new URLSearchParams({ uuid: userUuid, courtroom: courtroomUuid });
    const headers = { Origin: server.origin, Cookie: `pettifog=${browser.cookie("pettifog")}` };
    connection = openConnection(
      { url: `${server.origin.replace("http", "ws")}/ws?${query}`, headers },
      {
        onOpen: () => send("join", own),
        onText: listen,
        onClose: () => setTimeout(connect, 50),
      },
    );
  }

  function listen(text: string): void {
    const { type, payload } = v.parse(serverMessageSchema, JSON.parse(text));
    if (type === "NEW_MESSAGE") hear(payload.clientId);
    if (type === "ERROR" && payload.code !== "already_settled" && payload.code !== "deliberating") {
      watch.fault(`a message was refused: ${payload.code}`);
    }
    if (type !== "COURTROOM_JOINED") return;
    for (const { clientId } of payload.messages) hear(clientId);
    for (const [clientId, { content }] of waiting) transmit(clientId, content);
    if (isResting && !payload.ready.includes(userUuid)) send("GET_DECISION_READY", own);
  }

  void connect();
  return {
    /** Resolves with the receipt. */
    say: (content: string) =>
      new Promise<void>((heard) => {
        const clientId = crypto.randomUUID();
        watch.asked();
        waiting.set(clientId, { content, heard });
        transmit(clientId, content);
      }),
    rest() {
      isResting = true;
      send("GET_DECISION_READY", own);
    },
    leave() {
      hasLeft = true;
      connection?.close();
    },
  };
}
